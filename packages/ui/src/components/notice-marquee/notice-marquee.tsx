'use client';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { useIsBehindModal } from '../../modal-layers.tsx';
import { IconPause, IconPlay } from '../../icons.ts';

export interface Notice {
  id: string;
  text: string;
  /** Makes it a link; without it, it is a button. */
  href?: string;
}

/** All other props go to the root element. */
export interface NoticeMarqueeProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'onSelect'
> {
  notices: readonly Notice[];
  onSelect: (id: string) => void;
  /** Accessible name. */
  label: string;
  pauseLabel: string;
  playLabel: string;
}

/** Seconds per character for one pass. */
const PACE = 0.3;
const LEAST = 12;

/**
 * Notices that move past in a line. They pause under pointer and focus and while a dialog is open, and stand still
 * under reduced motion. A notice focused by the keyboard is scrolled into view.
 */
export function NoticeMarquee({
  notices,
  onSelect,
  label,
  pauseLabel,
  playLabel,
  className,
  ...rest
}: NoticeMarqueeProps) {
  const [stopped, setStopped] = useState(false);
  const [read, setRead] = useState<HTMLElement | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const behind = useIsBehindModal();
  useLayoutEffect(() => {
    if (!read) return undefined;
    const moved = line.current;
    // The position of the animation no longer matters: it has no animation now.
    read.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => moved?.scrollTo({ left: 0 });
  }, [read]);
  const characters = notices.reduce((sum, { text }) => sum + [...text].length, 0);
  const row = notices.map(({ id, text, href }) => (
    <li key={id}>
      {href === undefined ? (
        <button type="button" className="cs-marquee__notice" onClick={() => onSelect(id)}>
          {text}
        </button>
      ) : (
        <a className="cs-marquee__notice" href={href} onClick={() => onSelect(id)}>
          {text}
        </a>
      )}
    </li>
  ));
  return (
    <section
      aria-label={label}
      {...rest}
      className={classNames(
        'cs-marquee',
        stopped && 'is-stopped',
        behind && 'is-behind',
        read && 'is-read',
        className,
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It follows the focus of what is in it. */}
      <div
        ref={line}
        className="cs-marquee__window"
        onFocus={({ target }) => setRead(target.matches(':focus-visible') ? target : null)}
        onBlur={() => setRead(null)}
      >
        <div
          className="cs-marquee__track"
          style={{ animationDuration: `${Math.max(LEAST, characters * PACE)}s` }}
        >
          <ul className="cs-marquee__row">{row}</ul>
          {/* A copy that follows the last notice in the animation, visual only. */}
          <ul className="cs-marquee__row cs-marquee__copy" aria-hidden inert>
            {row}
          </ul>
        </div>
      </div>
      <button
        type="button"
        className="cs-icon-button cs-marquee__pause"
        aria-label={stopped ? playLabel : pauseLabel}
        onClick={() => setStopped(!stopped)}
      >
        {stopped ? <IconPlay size={16} aria-hidden /> : <IconPause size={16} aria-hidden />}
      </button>
    </section>
  );
}
