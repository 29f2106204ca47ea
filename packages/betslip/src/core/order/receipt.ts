import type { Violation } from '@courtside/kernel';
import {
  addMoney,
  type Currency,
  isDecimal,
  type Money,
  money,
  roundDecimal,
  currencyInfo,
  fromMinor,
  toMinor,
  zero,
} from '@courtside/money';
import {
  type LineState,
  lineStateOf,
  type LiveOrder,
  type OrderCombination,
  type OrderLeg,
  type OrderLine,
  type OrderState,
  type PendingWait,
} from './order-state.ts';
import { evaluateTicket } from '../settlement/ticket.ts';

/** One ticket of an order, with the accepted stake and prices, or with the sent ones while those are not known. */
export interface ReceiptLine<C extends Currency = Currency> {
  readonly key: string;
  /** Id of the stake field that it came from. */
  readonly field: string;
  readonly legs: readonly OrderLeg[];
  readonly combination: OrderCombination | null;
  /** `waiting` until it is sent. */
  readonly status: LineState['status'] | 'waiting';
  /** True when the gateway says that it never received the line. */
  readonly absent: boolean;
  /** Reason why the gateway has not decided yet; null unless the line is `pending`. */
  readonly wait: PendingWait | null;
  /**
   * Milliseconds until the gateway decides, by its last answer; null when it gave none or the line is not `pending`.
   */
  readonly leftMs: number | null;
  /** Null until the gateway has assigned one. */
  readonly ticketId: string | null;
  readonly stake: Money<C>;
  /** Return, stake included, if every leg wins. */
  readonly most: Money<C>;
  /** Reasons why the gateway refused the line; empty when the line is accepted or not decided. */
  readonly reasons: readonly Violation[];
  /** The highest stake that is possible now, when a limit was the reason. */
  readonly maxStake: Money<C> | null;
}

/**
 * True when the lines are combinations of one series at the same prices, so that their legs need to be shown only once.
 */
export function sharesLegs(lines: readonly Pick<ReceiptLine, 'legs' | 'combination'>[]): boolean {
  const [first, ...others] = lines;
  const told = JSON.stringify(first?.legs);
  return (
    others.length > 0 &&
    lines.every((line) => line.combination !== null && JSON.stringify(line.legs) === told)
  );
}

/** Contents of an order, independent of the current slip. */
export interface Receipt<C extends Currency = Currency> {
  readonly lines: readonly ReceiptLine<C>[];
  /** Stake of all lines that were not refused. */
  readonly stake: Money<C>;
  /** Return, stake included, if every line that was not refused wins. */
  readonly most: Money<C>;
}

const moneyOf = <C extends Currency>(amount: string, currency: C): Money<C> =>
  money<C>(roundDecimal(amount, currencyInfo(currency).digits, 'truncate'), currency);

/** Return of a line at other prices or another stake than it was sent with. */
function mostOf(line: OrderLine, legs: readonly OrderLeg[], stake: Money): Money {
  const { folds, lines } = line.combination ?? { folds: [1], lines: 1 };
  const unit = toMinor(stake) / BigInt(lines);
  if (unit <= 0n) return stake;
  const prices = legs.map(({ price }) => price);
  const rules = { folds, unit, rounding: 'truncate', roundEach: 'ticket' } as const;
  return fromMinor(evaluateTicket({ ...rules, prices }).most, stake.currency);
}

function lineOf(order: LiveOrder, line: OrderLine): ReceiptLine {
  const { currency } = order.intent;
  const state = lineStateOf(order, line);
  const taken = state?.status === 'accepted' ? state.taken : null;
  const terms = new Map((taken?.legs ?? []).map((leg) => [leg.id, leg]));
  const legs = line.legs.map((leg) => ({ ...leg, ...terms.get(leg.id) }));
  const stake = moneyOf(taken?.stake ?? line.stake, currency);
  const isRejected = state?.status === 'rejected';
  const maxStake = isRejected ? state.maxStake : null;
  return {
    key: line.key,
    field: line.field,
    legs,
    combination: line.combination,
    status: state?.status ?? 'waiting',
    absent: state?.status === 'unknown' && state.absent,
    wait: state?.status === 'pending' ? state.wait : null,
    leftMs: (state?.status === 'pending' ? state.leftMs : null) ?? null,
    ticketId: state && 'ticketId' in state && state.ticketId !== '' ? state.ticketId : null,
    stake,
    most: taken ? mostOf(line, legs, stake) : moneyOf(line.most, currency),
    reasons: isRejected ? state.reasons : [],
    maxStake: maxStake !== null && isDecimal(maxStake) ? moneyOf(maxStake, currency) : null,
  };
}

/**
 * The contents of an order, with its cost and its possible return; null when there is no order. It depends on the order
 * only, so that an outcome is never shown with picks that it does not belong to.
 */
export function receiptOf(order: OrderState): Receipt | null {
  if (order.status === 'idle') return null;
  const lines = order.intent.lines.map((line) => lineOf(order, line));
  let stake: Money = zero(order.intent.currency);
  let most: Money = stake;
  for (const line of lines) {
    if (line.status === 'rejected') continue;
    stake = addMoney(stake, line.stake);
    most = addMoney(most, line.most);
  }
  return { lines, stake, most };
}
