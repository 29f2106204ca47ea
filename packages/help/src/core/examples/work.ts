import {
  cashOutValue,
  explainSettlement,
  explainTicket,
  lineCount,
  settleTicket,
  validStake,
  type MatchWtype,
  type ResultCode,
  type Score,
  type SettlementExplanation,
  type Strong,
  type TicketLeg,
  type TicketStep,
} from '@courtside/betslip';
import { divideWhole } from '@courtside/money';

/** The rules of a gateway's settlement: the sum of a ticket's lines, truncated once to the smallest unit. */
const RULES = { rounding: 'truncate', roundEach: 'ticket' } as const;

/** A single bet of an example. */
export interface SingleBet {
  readonly wtype: MatchWtype;
  readonly pick: string;
  readonly strong: Strong;
  readonly ratio: string;
  /** Goals at half time; null where it was not finished. */
  readonly ht: Score | null;
  readonly ft: Score | null;
  readonly scoreAtBet?: Score | null;
  readonly hkPrice: string;
  /** In the smallest units. */
  readonly stake: bigint;
}

/** @throws CourtsideError as `explainSettlement` */
export function workSingle({ ht, ft, ...bet }: SingleBet): SettlementExplanation {
  return explainSettlement({ ...bet, result: { ht, ft }, rounding: RULES.rounding });
}

export interface WorkedTicket {
  readonly stake: bigint;
  readonly payout: bigint;
  readonly lines: number;
  readonly steps: readonly TicketStep[];
}

/** @throws CourtsideError as `settleTicket` */
export function workTicket(
  legs: readonly TicketLeg[],
  folds: readonly number[],
  unit: bigint,
): WorkedTicket {
  const ticket = { legs, folds, unit, ...RULES };
  const { stake, payout, lines } = settleTicket(ticket);
  return { stake, payout, lines, steps: explainTicket(ticket) };
}

/** The cost of a series: unit stake times number of lines. */
export const costOf = (legs: number, folds: readonly number[], unit: bigint): bigint =>
  unit * BigInt(lineCount(legs, folds));

export interface CashOutExample {
  readonly stake: bigint;
  readonly takenPrice: string;
  readonly priceNow: string;
  readonly otherPriceNow: string;
  /** Margin of the house in whole per cent, below a hundred. */
  readonly marginPercent: number;
}

export interface WorkedCashOut {
  /** Payout of the bet if it wins. */
  readonly full: bigint;
  /** Its value before the margin of the house. */
  readonly fair: bigint;
  /** The chance by the current prices, in hundredths of a per cent. */
  readonly chance: bigint;
  readonly value: bigint;
}

/** @throws CourtsideError as `cashOutValue` */
export function workCashOut({
  stake,
  takenPrice,
  priceNow,
  otherPriceNow,
  marginPercent,
}: CashOutExample): WorkedCashOut {
  const worth = (margin: string): bigint => {
    const offer = cashOutValue({
      ticket: { folds: [1], unit: stake },
      legs: [{ takenPrice, state: 'open', priceNow, otherPricesNow: [otherPriceNow] }],
      stakeLeft: stake,
      margin,
      rules: RULES,
    });
    return offer.ok ? offer.value : 0n;
  };
  const full = settleTicket({
    legs: [{ hkPrice: takenPrice, code: 'W' }],
    folds: [1],
    unit: stake,
    ...RULES,
  }).payout;
  const fair = worth('0');
  return {
    full,
    fair,
    chance: divideWhole(fair * 10_000n, full, 'half-up'),
    value: worth(`0.${String(marginPercent).padStart(2, '0')}`),
  };
}

export interface TurnoverExample {
  /** Amounts in the smallest units. */
  readonly deposit: bigint;
  /** Whole per cent; 0 without a bonus. */
  readonly bonusPercent: number;
  readonly times: number;
  readonly stake: bigint;
  readonly code: ResultCode;
}

export interface WorkedTurnover {
  readonly bonus: bigint;
  readonly required: bigint;
  /** The part of the stake that counts. */
  readonly counts: bigint;
  readonly left: bigint;
}

export function workTurnover(input: TurnoverExample): WorkedTurnover {
  const { deposit, bonusPercent, times, stake, code } = input;
  const bonus = divideWhole(deposit * BigInt(bonusPercent), 100n, RULES.rounding);
  const required = (deposit + bonus) * BigInt(times);
  const counts = validStake(code, stake);
  return { bonus, required, counts, left: required > counts ? required - counts : 0n };
}
