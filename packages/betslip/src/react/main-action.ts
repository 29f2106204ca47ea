import type { Message } from '@courtside/i18n';
import { isPositiveMoney, type Currency } from '@courtside/money';
import { validEntries } from '../core/slip/slip-picks.ts';
import type { SlipState } from '../core/slip/slip-state.ts';
import type { SlipViolation } from '../core/slip/slip-context.ts';
import { isNoStake } from '../core/slip/stake-violations.ts';
import { slipTotals } from '../core/slip/stakes.ts';
import { m } from './messages.ts';
import { moneyText } from '../core/money-text.ts';

/** Text and action of the slip's main button. */
export interface MainAction {
  readonly does: 'log-in' | 'accept-and-place' | 'place' | 'nothing';
  readonly text: Message;
  readonly params: Readonly<Record<string, string>>;
}

const CHANGED = /^pick\.(?:odds|line|score)-changed$/;
const GONE = /^pick\.(?:suspended|closed|price-invalid)$/;

export const isChange = ({ code }: SlipViolation): boolean => CHANGED.test(code);
export const isGone = ({ code }: SlipViolation): boolean => GONE.test(code);

/**
 * The text of the main button, which says what a press will do, and its action. When a price moved beyond the member's
 * consent, one press accepts and places; while a pick is suspended, a press does nothing.
 *
 * @param priceOf the current price of a pick in the member's format
 */
export function mainAction(
  slip: SlipState,
  violations: readonly SlipViolation[],
  {
    loggedIn,
    currency,
    priceOf,
  }: { loggedIn: boolean; currency: Currency; priceOf: (id: string) => string },
): MainAction {
  if (!loggedIn) return { does: 'log-in', text: m.placeLoggedOut, params: {} };
  const gone = violations.filter(isGone);
  if (gone.length > 0) {
    const isOver = gone.every(({ code }) => code === 'pick.closed');
    return { does: 'nothing', text: isOver ? m.matchOver : m.paused, params: {} };
  }
  const changes = violations.filter(isChange);
  if (changes.length > 0) {
    const [change] = changes;
    const isOnlyPrice = changes.length === 1 && change?.code === 'pick.odds-changed';
    const [id] = change?.picks ?? [];
    return isOnlyPrice && id !== undefined && validEntries(slip).length === 1
      ? { does: 'accept-and-place', text: m.acceptPrice, params: { price: priceOf(id) } }
      : { does: 'accept-and-place', text: m.acceptAll, params: {} };
  }
  const { stake } = slipTotals(slip, currency);
  const isWrong = violations.some(
    (violation) => violation.code.startsWith('stake.') && !isNoStake(violation),
  );
  return isPositiveMoney(stake) && !isWrong
    ? { does: 'place', text: m.placeTotal, params: { stake: moneyText(stake) } }
    : { does: 'place', text: m.place, params: {} };
}
