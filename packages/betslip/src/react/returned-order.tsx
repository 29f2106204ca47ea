import { useT } from '@courtside/i18n/react';
import type { Violation } from '@courtside/kernel';
import { Banner } from '@courtside/ui';
import type { LiveOrder } from '../core/order/order-state.ts';
import { CHANGED_TERMS, refusalsOf } from '../core/order/returned.ts';
import { m } from './messages.ts';
import { useReasonText } from './use-reason-text.ts';

/** A change of price or line without its values, which are shown at the pick in the member's format. */
export function withoutTerms(reason: Violation): Violation {
  return CHANGED_TERMS.test(reason.code) ? { code: reason.code.replace(/^pick/, 'house') } : reason;
}

/** Tells above the picks that the last order was not accepted, and why. */
export function ReturnedOrder({ order }: { order: LiveOrder }) {
  const t = useT();
  const reasonText = useReasonText();
  const texts = [...new Set(refusalsOf(order).map((reason) => reasonText(withoutTerms(reason))))];
  return (
    <Banner tone="warning" role="alert" title={t(m.returned)}>
      {texts.join('；')}
    </Banner>
  );
}
