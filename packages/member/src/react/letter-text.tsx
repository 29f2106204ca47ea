import { useHasRoutes } from '@courtside/shell/react';
import { Link } from 'react-router';
import { letterBlocks, type LetterSpan } from '../core/letter-text.ts';

/**
 * An operator's letter in paragraphs and lists. Its links lead to pages that this site has; it can contain no markup.
 */
export function LetterText({ content }: { content: string }) {
  // oxlint-disable react/no-array-index-key -- What was written does not change: a piece is known by its place alone.
  return letterBlocks(content).map(({ kind, lines }, at) =>
    kind === 'list' ? (
      <ul key={at} className="cs-letters__entries">
        {lines.map((spans, entry) => (
          <li key={entry}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={at}>
        <Spans spans={lines[0] ?? []} />
      </p>
    ),
  );
}

function Spans({ spans }: { spans: readonly LetterSpan[] }) {
  const hasRoute = useHasRoutes();
  return spans.map(({ text, strong, to }, at) => {
    if (strong) return <strong key={at}>{text}</strong>;
    const [path = ''] = to?.split(/[?#]/) ?? [];
    return to !== undefined && hasRoute(path) ? (
      <Link key={at} to={to}>
        {text}
      </Link>
    ) : (
      text
    );
  });
  // oxlint-enable react/no-array-index-key
}
