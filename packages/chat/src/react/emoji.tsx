import type { ReactNode } from 'react';

const FACE = (
  <>
    <circle cx="12" cy="12" r="10" fill="#ffc83d" />
    <circle cx="8.5" cy="10" r="1.4" fill="#5d4037" />
    <circle cx="15.5" cy="10" r="1.4" fill="#5d4037" />
  </>
);

/** The drawn emoji by name. A message carries the name in brackets, so that every platform shows the same picture. */
export const EMOJI: Readonly<Record<string, ReactNode>> = {
  笑: (
    <>
      {FACE}
      <path d="M7 14a5 5 0 0 0 10 0z" fill="#5d4037" />
    </>
  ),
  哭: (
    <>
      {FACE}
      <path d="M8 18a4 4 0 0 1 8 0" fill="none" stroke="#5d4037" strokeWidth="1.6" />
      <path d="M7 12v4" stroke="#4fa3e0" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  惊: (
    <>
      {FACE}
      <ellipse cx="12" cy="16" rx="2" ry="2.8" fill="#5d4037" />
    </>
  ),
  赞: (
    <path
      d="M3 11h4v10H3zM8 11l4-8c2 0 3 1.5 2.5 3.5L14 9h5c1.5 0 2.3 1 2 2.5l-1.5 7.5c-.3 1.3-1 2-2.5 2H8z"
      fill="#ffc83d"
    />
  ),
  爱心: (
    <path
      d="M12 21C5 15.5 2.5 12 2.5 8.5a4.8 4.8 0 0 1 9.5-1.5 4.8 4.8 0 0 1 9.5 1.5C21.5 12 19 15.5 12 21z"
      fill="#e0455e"
    />
  ),
  进球: (
    <>
      <circle cx="12" cy="12" r="10" fill="#fff" stroke="#333" strokeWidth="1.2" />
      <path d="M12 7.5l4 3-1.5 4.5h-5L8 10.5z" fill="#333" />
      <path
        d="M12 7.5V2.5M16 10.5l5-1.5M14.5 15l3 4.5M9.5 15l-3 4.5M8 10.5L3 9"
        stroke="#333"
        strokeWidth="1.2"
      />
    </>
  ),
  黄牌: <rect x="6" y="3" width="12" height="18" rx="2" fill="#f5c518" />,
  红牌: <rect x="6" y="3" width="12" height="18" rx="2" fill="#d63447" />,
};

const PARTS = new RegExp(`(\\[(?:${Object.keys(EMOJI).join('|')})\\])`, 'u');

/** One emoji. Screen readers read its name as part of the text. */
export function EmojiPicture({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" className="cs-chat-emoji" role="img" aria-label={name}>
      {EMOJI[name]}
    </svg>
  );
}

/** A text with its emoji drawn. Everything else is text: no link, no markup. */
export function SpokenText({ text }: { text: string }) {
  return text.split(PARTS).map((part, at) => {
    const name = part.slice(1, -1);
    // oxlint-disable-next-line react/no-array-index-key -- A part is known by its place alone.
    return at % 2 === 1 ? <EmojiPicture key={at} name={name} /> : part;
  });
}
