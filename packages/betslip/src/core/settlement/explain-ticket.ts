import { divideWhole } from '@courtside/money';
import type { CapStep } from './settle.ts';
import { type ResultCode, VOID_REASONS, type VoidCode } from './result-code.ts';
import {
  type Factors,
  factorsOf,
  settleTicket,
  type TicketLeg,
  type TicketRules,
} from './ticket.ts';

/** A step in the calculation of a ticket. Amounts are in the smallest units, factors exact decimals, both as text. */
export type TicketStep =
  | {
      readonly step: 'leg';
      readonly leg: number;
      readonly code: ResultCode;
      /** Reason of a void leg. */
      readonly reason?: string;
      readonly hkPrice: string;
      /** Return of one unit. */
      readonly factor: string;
    }
  | {
      readonly step: 'line';
      /** Legs of the line, counted from 0. */
      readonly legs: readonly number[];
      readonly factor: string;
      /**
       * The line rounded on its own; with `roundEach: 'ticket'` the sum may differ by the fractions that were cut here.
       */
      readonly payout: string;
    }
  | {
      readonly step: 'sum';
      readonly lines: number;
      /** Lines that pay something. */
      readonly paying: number;
      readonly stake: string;
      readonly gross: string;
    }
  | CapStep
  | { readonly step: 'payout'; readonly payout: string; readonly profit: string };

/** Decimal text of `over` by `under ** size`. `under` is twice a power of ten, so a factor `5 ** size` makes it one. */
function decimal(over: bigint, under: bigint, size: number): string {
  const power = (under * 5n) ** BigInt(size);
  const digits = (over * 5n ** BigInt(size)).toString();
  const places = power.toString().length - 1;
  const padded = digits.padStart(places + 1, '0');
  return `${padded.slice(0, -places)}.${padded.slice(-places)}`.replace(/\.?0+$/, '');
}

function* linesOf(legs: number, folds: readonly number[]): Generator<readonly number[]> {
  const most = Math.max(...folds);
  const stack: (readonly number[])[] = [[]];
  for (let line = stack.pop(); line; line = stack.pop()) {
    if (folds.includes(line.length)) yield line;
    if (line.length === most) continue;
    for (let leg = legs - 1; leg >= (line.at(-1) ?? -1) + 1; leg--) stack.push([...line, leg]);
  }
}

function productOf({ over }: Factors, line: readonly number[]): bigint {
  return line.reduce((product, leg) => product * (over[leg] ?? 0n), 1n);
}

/**
 * The calculation of `settleTicket` in steps: each leg, each line that pays, the sum, the cap if it applies, the
 * payout.
 *
 * @throws CourtsideError as `settleTicket`
 */
export function explainTicket(
  ticket: TicketRules & { readonly legs: readonly TicketLeg[] },
): readonly TicketStep[] {
  const { lines, stake, gross, payout, capped } = settleTicket(ticket);
  const factors = factorsOf(ticket.legs);
  const steps: TicketStep[] = ticket.legs.map(({ code, hkPrice }, leg) => ({
    step: 'leg',
    leg,
    code,
    hkPrice,
    ...(code.startsWith('D') ? { reason: VOID_REASONS[code as VoidCode] } : {}),
    factor: decimal(factors.over[leg] ?? 0n, factors.under, 1),
  }));
  for (const line of linesOf(ticket.legs.length, ticket.folds)) {
    const over = productOf(factors, line);
    if (over === 0n) continue;
    const under = factors.under ** BigInt(line.length);
    steps.push({
      step: 'line',
      legs: line,
      factor: decimal(over, factors.under, line.length),
      payout: String(divideWhole(ticket.unit * over, under, ticket.rounding)),
    });
  }
  const paying = steps.length - ticket.legs.length;
  steps.push({ step: 'sum', lines, paying, stake: String(stake), gross: String(gross) });
  if (capped) {
    steps.push({ step: 'cap', max: String(ticket.maxPayout), cut: String(gross - payout) });
  }
  steps.push({ step: 'payout', payout: String(payout), profit: String(payout - stake) });
  return steps;
}
