import { useEffect, useRef, useState } from 'react';
import { targetId, type ClaimTarget } from '../../core/claim.ts';
import { useClaimText } from '../claim-button.tsx';
import { useClaims } from '../use-claims.ts';

/** A target to claim, with its name. */
export interface NamedTarget extends ClaimTarget {
  readonly title: string;
}

/**
 * The results of claims whose buttons are gone: a claimed item moves to another group of the list, and its result would
 * disappear with the button.
 */
export function ClaimsTold({ open }: { open: readonly NamedTarget[] }) {
  const claims = useClaims();
  const textOf = useClaimText();
  const [offered, setOffered] = useState(open);
  const fresh = open.filter((each) => !offered.some((old) => targetId(old) === targetId(each)));
  if (fresh.length > 0) setOffered([...offered, ...fresh]);
  const gone = offered.filter((each) => !open.some((now) => targetId(now) === targetId(each)));
  const told = gone
    .map((each) => ({ each, text: textOf(claims.stateOf(each)) }))
    .filter(({ text }) => text !== '');
  const region = useRef<HTMLDivElement>(null);
  const { length } = told;
  useEffect(() => {
    // The focused button was removed with its row.
    if (length > 0 && document.activeElement === document.body) region.current?.focus();
  }, [length]);
  return (
    <div ref={region} role="status" className="cs-promo-told" tabIndex={-1}>
      {told.map(({ each, text }) => (
        <p key={targetId(each)}>
          <strong>{each.title}</strong> {text}
        </p>
      ))}
    </div>
  );
}
