import { pickWords } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import type { Violation } from '@courtside/kernel';
import type { OrderLeg } from '../core/order/order-state.ts';
import { picksOf } from '../core/pick/picks-of.ts';
import type { BetslipProps } from './betslip.tsx';
import { m } from './messages.ts';
import { pickOfLeg } from './pick-details.tsx';
import { withoutTerms } from './returned-order.tsx';
import { useReasonText } from './use-reason-text.ts';

/** Each reason once, even if several lines have it; a reason about some of several legs names them. */
export function ReasonList({
  reasons,
  legs,
  explain,
}: {
  reasons: readonly Violation[];
  legs: readonly OrderLeg[];
  explain: BetslipProps['explain'];
}) {
  const t = useT();
  const reasonText = useReasonText();
  if (reasons.length === 0) return null;
  const explained = reasons.flatMap((reason) => explain?.(reason) ?? []);
  const others = reasons.filter((reason) => !explain?.(reason));
  const texts = new Map<string, Set<string>>();
  for (const reason of others) {
    const text = reasonText(withoutTerms(reason));
    const concerned = new Set(picksOf(reason));
    const named = legs.filter(({ id }) => concerned.has(id));
    const names = texts.get(text) ?? new Set();
    for (const leg of named) names.add(pickWords(pickOfLeg(leg), t).text);
    texts.set(text, names);
  }
  return (
    <ul className="cs-betslip-order__reasons">
      {/* An explained refusal is about the whole order, so that all of its lines have the same one. */}
      {explained.length > 0 && <li>{explained[0]}</li>}
      {[...texts].map(([reason, names]) => (
        <li key={reason}>
          {legs.length > 1 && names.size > 0
            ? t(m.legReason, { picks: [...names].join('、'), reason })
            : reason}
        </li>
      ))}
    </ul>
  );
}
