import { divideWhole, parsePrice, type Rounding } from '@courtside/money';
import { lineCount } from '../combinations.ts';
import { fault, protocolFault } from '../fault.ts';
import { isResultCode, isStakeBack, type ResultCode } from './result-code.ts';
import { MAX_PICKS } from '../slip/slip-state.ts';

/** Rules of a ticket's calculation, for any legs. Amounts are in the smallest units of the currency. */
export interface TicketRules {
  /** Sizes of the accumulators taken from the legs: `[n]` for one bet on all, `[2, 3]` for 3串4. */
  readonly folds: readonly number[];
  /** Stake of each line, above zero. */
  readonly unit: bigint;
  readonly rounding: Rounding;
  /** Whether each line is rounded before they are summed, or the sum once. */
  readonly roundEach: 'line' | 'ticket';
  /**
   * Maximum payout of the ticket, for the sum of its lines. It caps winnings: returned stakes, of voids and half
   * losses, are paid in addition, and a winning line never pays less than its stake.
   */
  readonly maxPayout?: bigint | null;
}

export interface TicketLeg {
  /** Hong Kong price, decimal text. */
  readonly hkPrice: string;
  readonly code: ResultCode;
}

export interface TicketOutlook {
  readonly lines: number;
  readonly stake: bigint;
  /** Return, stake included, when every leg wins. */
  readonly most: bigint;
  /** Return when only as many legs win as the shortest line needs, at the lowest prices; without halves and voids. */
  readonly least: bigint;
  readonly capped: boolean;
}

export interface TicketSettlement {
  readonly lines: number;
  readonly stake: bigint;
  /** Sum of the lines. */
  readonly gross: bigint;
  /** Payout: `gross`, or what the cap leaves of it. */
  readonly payout: bigint;
  readonly capped: boolean;
}

/** Factors of the legs over one denominator: twice a power of ten, so that a half result is a whole number too. */
export interface Factors {
  readonly over: readonly bigint[];
  readonly under: bigint;
}

function factorOf(code: ResultCode, price: bigint, under: bigint): bigint {
  if (isStakeBack(code)) return under;
  switch (code) {
    case 'W':
      return under + 2n * price;
    case 'LW':
      return under + price;
    case 'LL':
      return under / 2n;
    default:
      return 0n;
  }
}

/** @throws CourtsideError `betslip.price-invalid`, `betslip.code-unknown`, `betslip.legs-invalid` */
export function factorsOf(legs: readonly TicketLeg[]): Factors {
  if (legs.length > MAX_PICKS) throw fault('betslip.legs-invalid', 'A ticket has ten legs at most');
  let places = 0;
  for (const { hkPrice, code } of legs) {
    if (!isResultCode(code)) throw protocolFault('betslip.code-unknown', 'Not a result code');
    if (!parsePrice(hkPrice, 'H').ok) {
      throw fault('betslip.price-invalid', 'Not a Hong Kong price');
    }
    const point = hkPrice.indexOf('.');
    if (point >= 0) places = Math.max(places, hkPrice.length - point - 1);
  }
  const under = 2n * 10n ** BigInt(places);
  const over = legs.map(({ hkPrice, code }) => {
    const [whole = '0', decimals = ''] = hkPrice.split('.');
    return factorOf(code, BigInt(whole + decimals.padEnd(places, '0')), under);
  });
  return { over, under };
}

function checked(legs: number, { folds, unit }: TicketRules): readonly boolean[] {
  if (unit <= 0n) throw fault('betslip.stake-invalid', 'A stake is above zero');
  const wanted: boolean[] = Array.from({ length: legs + 1 }, () => false);
  for (const fold of folds) {
    if (!Number.isInteger(fold) || fold < 1 || fold > legs || wanted[fold]) {
      throw fault('betslip.folds-invalid', 'Folds are different whole numbers of legs');
    }
    wanted[fold] = true;
  }
  if (folds.length === 0) throw fault('betslip.folds-invalid', 'A ticket has at least one fold');
  return wanted;
}

/**
 * The sum of all lines, without listing them: the sums of the products of each size are the elementary symmetric
 * polynomials of the factors, to which one leg after the other is added.
 */
function sumOfTicket({ over, under }: Factors, rules: TicketRules): bigint {
  const wanted = checked(over.length, rules);
  const longest = wanted.lastIndexOf(true);
  /** By size: the sums of the products of `size` legs, among the legs so far. */
  const sums = [1n, ...Array.from({ length: longest }, () => 0n)];
  for (const factor of over) {
    for (let size = longest; size > 0; size--) {
      sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * factor;
    }
  }
  // Over the denominator of the longest line, by Horner's method.
  let total = 0n;
  for (let size = 0; size <= longest; size++) {
    total = total * under + (wanted[size] ? (sums[size] ?? 0n) : 0n);
  }
  return divideWhole(rules.unit * total, under ** BigInt(longest), rules.rounding);
}

/**
 * Sums lines that are each rounded, without listing them: the product of a line is that of a shorter line and one more
 * leg. A lost leg ends its branch.
 */
function sumOfEach({ over, under }: Factors, rules: TicketRules): bigint {
  const { unit, rounding } = rules;
  const wanted = checked(over.length, rules);
  const longest = wanted.lastIndexOf(true);
  const unders = Array.from({ length: longest + 1 }, (_, size) => under ** BigInt(size));
  let total = 0n;
  const walk = (from: number, size: number, product: bigint): void => {
    const next = size + 1;
    const nextUnder = unders[next] ?? 1n;
    for (let leg = from; leg < over.length; leg++) {
      const grown = product * (over[leg] ?? 0n);
      if (grown === 0n) continue;
      if (wanted[next]) total += divideWhole(grown, nextUnder, rounding);
      if (next < longest) walk(leg + 1, next, grown);
    }
  };
  walk(0, 0, unit);
  return total;
}

const sumOfLines = (factors: Factors, rules: TicketRules): bigint =>
  rules.roundEach === 'line' ? sumOfEach(factors, rules) : sumOfTicket(factors, rules);

/** Number of lines that pay: those without a lost leg. */
function paying(over: readonly bigint[], folds: readonly number[]): number {
  return lineCount(over.filter((factor) => factor > 0n).length, folds);
}

/** Applies the cap to winnings: lines that win nothing return a whole or half stake, which is never cut. */
function capped(
  gross: bigint,
  { over, under }: Factors,
  rules: TicketRules,
): { payout: bigint; capped: boolean } {
  const { folds, unit, maxPayout } = rules;
  if (maxPayout === undefined || maxPayout === null || gross <= maxPayout) {
    return { payout: gross, capped: false };
  }
  const back = over.map((factor) => (factor > under ? 0n : factor));
  const refund = sumOfLines({ over: back, under }, rules);
  const winningStake = unit * BigInt(paying(over, folds) - paying(back, folds));
  const most = refund + (maxPayout > winningStake ? maxPayout : winningStake);
  return gross > most ? { payout: most, capped: true } : { payout: gross, capped: false };
}

/**
 * Payout of a ticket of any kind: one bet (`folds: [1]` of one leg), an accumulator or a system, with half results and
 * voids. A void or pushed leg counts 1, a half win 1 + h/2, a half loss 1/2, a loss 0. Calculated exactly, and rounded
 * once for each line or once for all.
 *
 * @throws CourtsideError `betslip.stake-invalid`, `betslip.price-invalid`, `betslip.folds-invalid`, `betslip.legs-invalid`
 *   (more than ten), `betslip.code-unknown`
 * @example
 * // 100.00 on three legs at 1.85, push, 2.05
 * settleTicket({ legs: [{ hkPrice: '0.85', code: 'W' }, { hkPrice: '1', code: 'P' }, { hkPrice: '1.05', code: 'W' }],
 *   folds: [3], unit: 10000n, rounding: 'half-even', roundEach: 'line' }).payout // 37925n
 */
export function settleTicket(
  ticket: TicketRules & { readonly legs: readonly TicketLeg[] },
): TicketSettlement {
  const factors = factorsOf(ticket.legs);
  const gross = sumOfLines(factors, ticket);
  const lines = lineCount(ticket.legs.length, ticket.folds);
  return { lines, stake: ticket.unit * BigInt(lines), gross, ...capped(gross, factors, ticket) };
}

/**
 * Cost and possible returns of a ticket, before anything is decided.
 *
 * @throws CourtsideError as `settleTicket`
 */
export function evaluateTicket(
  ticket: TicketRules & { readonly prices: readonly string[] },
): TicketOutlook {
  const legs = ticket.prices.map((hkPrice): TicketLeg => ({ hkPrice, code: 'W' }));
  const factors = factorsOf(legs);
  const gross = sumOfLines(factors, ticket);
  const fewest = Math.min(...ticket.folds);
  const cheapest = factors.over.toSorted((a, b) => (a < b ? -1 : 1)).slice(0, fewest);
  const leastFactors = { ...factors, over: cheapest };
  const leastRules = { ...ticket, folds: [fewest] };
  const least = sumOfLines(leastFactors, leastRules);
  const lines = lineCount(legs.length, ticket.folds);
  const { payout: most, capped: isCapped } = capped(gross, factors, ticket);
  return {
    lines,
    stake: ticket.unit * BigInt(lines),
    most,
    least: capped(least, leastFactors, leastRules).payout,
    capped: isCapped,
  };
}
