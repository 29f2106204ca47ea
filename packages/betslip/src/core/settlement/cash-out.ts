import { compareDecimals, divideWhole, isDecimal, parsePrice } from '@courtside/money';
import { fault } from '../fault.ts';
import type { ResultCode } from './result-code.ts';
import { settleTicket, type TicketLeg, type TicketRules } from './ticket.ts';

/** State of a leg. `open` and `suspended` still run; the others are decided. */
export type CashOutLegState =
  'open' | 'suspended' | 'won' | 'half-won' | 'void' | 'half-lost' | 'lost';

export interface CashOutLeg {
  /** Hong Kong price at which the leg was taken, decimal text. */
  readonly takenPrice: string;
  readonly state: CashOutLegState;
  /**
   * Current Hong Kong price of the same pick on the same line, decimal text. Needed while `open`, ignored otherwise.
   */
  readonly priceNow?: string | null;
  /**
   * Current Hong Kong prices of all other picks of the market. With them the house's margin is taken out of `priceNow`;
   * without them the price is used as it is, which values the leg a little higher.
   */
  readonly otherPricesNow?: readonly string[];
}

export interface CashOutInput {
  /** Folds and the stake of each line, as the ticket was placed; in the smallest units of the currency. */
  readonly ticket: Pick<TicketRules, 'folds' | 'unit'>;
  readonly legs: readonly CashOutLeg[];
  /** The part of the ticket's whole stake that is cashed out, above zero; in the smallest units. */
  readonly stakeLeft: bigint;
  /** Share that the house keeps of the lines that still run: `0` to below `1`, decimal text. */
  readonly margin: string;
  /** Rules of the ticket's settlement; the value never exceeds what they can pay. */
  readonly rules: Pick<TicketRules, 'rounding' | 'roundEach' | 'maxPayout'>;
}

/** `suspended`: a leg that counts cannot be bet on now. `price-invalid`: an open leg has no readable price. */
export type CashOutRefusal = 'suspended' | 'price-invalid';

export type CashOutValue =
  | { readonly ok: true; readonly value: bigint }
  | { readonly ok: false; readonly reason: CashOutRefusal };

/** An exact fraction. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const CODE_OF: Readonly<Record<CashOutLegState, ResultCode>> = {
  open: 'W',
  suspended: 'W',
  won: 'W',
  'half-won': 'LW',
  void: 'A',
  'half-lost': 'LL',
  lost: 'L',
};

const isRunning = ({ state }: CashOutLeg) => state === 'open' || state === 'suspended';
const isPrice = (text: string | null | undefined): text is string =>
  typeof text === 'string' && parsePrice(text, 'H').ok;

function fractionOf(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

/** Return of one unit at a Hong Kong price, stake included. */
function returnAt(hkPrice: string): Fraction {
  const { over, under } = fractionOf(hkPrice);
  return { over: over + under, under };
}

const product = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.over,
  under: a.under * b.under,
});

/** Probability of a pick by the prices of its market: its share of the sum of all implied probabilities. */
function chanceOf(priceNow: string, otherPricesNow: readonly string[]): Fraction {
  const chances = [priceNow, ...otherPricesNow].map((price): Fraction => {
    const { over, under } = returnAt(price);
    return { over: under, under: over };
  });
  const [own = { over: 0n, under: 1n }] = chances;
  if (chances.length === 1) return own;
  const sum = chances.reduce(
    (all, each) => ({
      over: all.over * each.under + each.over * all.under,
      under: all.under * each.under,
    }),
    { over: 0n, under: 1n },
  );
  return { over: own.over * sum.under, under: own.under * sum.over };
}

/** Current value of one unit on a leg. */
function worthOf({ takenPrice, state, priceNow, otherPricesNow = [] }: CashOutLeg): Fraction {
  const won = returnAt(takenPrice);
  switch (state) {
    case 'won':
      return won;
    case 'half-won':
      return { over: won.over + won.under, under: won.under * 2n };
    case 'void':
      return { over: 1n, under: 1n };
    case 'half-lost':
      return { over: 1n, under: 2n };
    case 'lost':
      return { over: 0n, under: 1n };
    default:
      return product(won, chanceOf(priceNow ?? '0', otherPricesNow));
  }
}

/** Sum of the current values of one unit on each line of the folds. */
function sumOfLines(worths: readonly Fraction[], folds: readonly number[]): Fraction {
  // bySize[k] is the sum over all choices of k legs so far, over the product of all denominators so far.
  let bySize: readonly bigint[] = [1n];
  let under = 1n;
  for (const worth of worths) {
    const shorter = bySize;
    under *= worth.under;
    bySize = Array.from(
      { length: shorter.length + 1 },
      (_, size) => (shorter[size] ?? 0n) * worth.under + (shorter[size - 1] ?? 0n) * worth.over,
    );
  }
  return { over: folds.reduce((sum, fold) => sum + (bySize[fold] ?? 0n), 0n), under };
}

/** Current value of all lines for one unit each: running lines less the margin, the others in full. */
function worthOfLines(
  legs: readonly CashOutLeg[],
  folds: readonly number[],
  margin: string,
): Fraction {
  const worths = legs.map(worthOf);
  const all = sumOfLines(worths, folds);
  const decided = sumOfLines(
    worths.map((worth, leg) =>
      legs[leg] && isRunning(legs[leg]) ? { ...worth, over: 0n } : worth,
    ),
    folds,
  );
  // Both sums have the same denominator: a leg that is set to zero keeps its own.
  const kept = fractionOf(margin);
  const running = (all.over - decided.over) * (kept.under - kept.over);
  return { over: running + decided.over * kept.under, under: all.under * kept.under };
}

function refusalOf(legs: readonly CashOutLeg[]): CashOutRefusal | null {
  if (legs.some(({ state }) => state === 'suspended')) return 'suspended';
  const readable = legs.every(
    ({ state, priceNow, otherPricesNow = [] }) =>
      state !== 'open' || (isPrice(priceNow) && otherPricesNow.every(isPrice)),
  );
  return readable ? null : 'price-invalid';
}

/**
 * The amount for which a ticket, or a part of its stake, may be cashed out now (提前结算): its fair value at the current
 * prices, less the margin of the house, cut towards zero.
 *
 * An open leg is worth its return at the taken price times its probability at the current prices; a decided leg is
 * worth what it pays. The value falls when the current price of a pick rises, is zero once no line can win, is the
 * whole return once all legs are decided, and never exceeds the most that the ticket can still pay. Parts of a stake
 * add up to the whole, except for the smallest unit that each may lose by rounding.
 *
 * @throws CourtsideError `betslip.stake-invalid` for a part that is not above zero or more than the ticket's stake,
 *   `betslip.margin-invalid`, and as `settleTicket`
 * @example
 * // 100.00 at 1.00 (evens); the pick is now at 0.25 of a fair book, and the house keeps 5 %
 * cashOutValue({
 *   ticket: { folds: [1], unit: 10_000n },
 *   legs: [{ takenPrice: '1', state: 'open', priceNow: '0.25', otherPricesNow: ['4'] }],
 *   stakeLeft: 10_000n, margin: '0.05', rules: { rounding: 'truncate', roundEach: 'line' },
 * }) // { ok: true, value: 15200n }
 */
export function cashOutValue(input: CashOutInput): CashOutValue {
  const { ticket, legs, stakeLeft, margin, rules } = input;
  if (!isDecimal(margin) || compareDecimals(margin, '0') < 0 || compareDecimals(margin, '1') >= 0) {
    throw fault('betslip.margin-invalid', 'A margin is from 0 to below 1');
  }
  // The payout if all running legs win, which is the maximum of the value.
  const best = settleTicket({
    ...ticket,
    ...rules,
    legs: legs.map(({ takenPrice, state }): TicketLeg => ({
      hkPrice: takenPrice,
      code: CODE_OF[state],
    })),
  });
  if (stakeLeft <= 0n || stakeLeft > best.stake) {
    throw fault('betslip.stake-invalid', 'A part is above zero and within the stake');
  }
  if (best.payout === 0n) return { ok: true, value: 0n };
  const partOf = (over: bigint, under: bigint) =>
    divideWhole(over * stakeLeft, under * best.stake, 'truncate');
  const most = partOf(best.payout, 1n);
  if (!legs.some(isRunning)) return { ok: true, value: most };
  const reason = refusalOf(legs);
  if (reason) return { ok: false, reason };
  const worth = worthOfLines(legs, ticket.folds, margin);
  const value = partOf(worth.over * ticket.unit, worth.under);
  return { ok: true, value: value < most ? value : most };
}
