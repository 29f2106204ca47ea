import { useT } from '@courtside/i18n/react';
import type { Violation } from '@courtside/kernel';
import { Banner } from '@courtside/ui';
import { legsOf, type LiveOrder, lineStateOf } from '../core/order-state.ts';
import type { SlipState } from '../core/slip-state.ts';
import { m } from './messages.ts';
import { useReasonText } from './use-reason-text.ts';

const CHANGE = /^(?:pick|house)\.(?:odds|line|score)-changed$/;

function reasonsOf(order: LiveOrder) {
  const ofLines = order.intent.lines.map((line) => lineStateOf(order, line));
  return [
    ...order.reasons,
    ...ofLines.flatMap((state) => (state?.status === 'rejected' ? state.reasons : [])),
  ];
}

/**
 * Whether an order was refused for nothing but a change of price, line or score: its picks are in the slip then, with what
 * changed, and can be placed from there.
 */
export function isReturned({ order, entries }: SlipState): boolean {
  if (order.status !== 'rejected') return false;
  const reasons = reasonsOf(order);
  const kept = new Set(entries.map(({ id }) => id));
  return (
    reasons.length > 0 &&
    reasons.every(({ code }) => CHANGE.test(code)) &&
    legsOf(order.intent).some(({ id }) => kept.has(id))
  );
}

/** A change of price or line without its figures, which stand at the pick in the format of the member. */
export function withoutTerms(reason: Violation): Violation {
  return CHANGE.test(reason.code) ? { code: reason.code.replace(/^pick/, 'house') } : reason;
}

/** Says above the picks that the last order was not taken, and why. */
export function ReturnedOrder({ order }: { order: LiveOrder }) {
  const t = useT();
  const reasonText = useReasonText();
  const texts = [...new Set(reasonsOf(order).map((reason) => reasonText(withoutTerms(reason))))];
  return (
    <Banner tone="warning" role="alert" title={t(m.returned)}>
      {texts.join('；')}
    </Banner>
  );
}
