import type { Rounding } from '@courtside/money';
import { expect, test } from 'vitest';
import lines from '../vectors/lines.json' with { type: 'json' };
import markets from '../vectors/markets.json' with { type: 'json' };
import tickets from '../vectors/tickets.json' with { type: 'json' };
import {
  COMBINATIONS,
  gradeMarket,
  type GradeInput,
  type MatchResult,
  type ResultCode,
  settleSingle,
  settleTicket,
  type TicketLeg,
  type TicketRules,
} from '../src/index.ts';

test.each(lines.handicap)(
  '[SP-04] margin $margin at $ratio: giver $giver, receiver $receiver',
  ({ margin, ratio, giver, receiver }) => {
    const score = [Math.max(margin, 0), Math.max(-margin, 0)] as const;
    for (const strong of ['H', 'C'] as const) {
      const ft = strong === 'H' ? score : ([score[1], score[0]] as const);
      const bet = { wtype: 'R', strong, ratio, result: { ht: null, ft } } as const;
      const other = strong === 'H' ? 'C' : 'H';
      expect(gradeMarket({ ...bet, pick: strong })).toBe(giver);
      expect(gradeMarket({ ...bet, pick: other })).toBe(receiver);
      const paid = [strong, other].map((pick) =>
        settleSingle({
          stake: 1000n,
          hkPrice: '1',
          code: gradeMarket({ ...bet, pick }),
          rounding: 'truncate',
        }),
      );
      expect((paid[0] ?? 0n) + (paid[1] ?? 0n)).toBe(2000n);
    }
  },
);

test.each(lines.totals)(
  '[SP-04] $goals goals at $ratio: over $over, under $under',
  ({ goals, ratio, over, under }) => {
    for (let home = 0; home <= goals; home++) {
      const result: MatchResult = { ht: [home, goals - home], ft: [home, goals - home] };
      for (const wtype of ['OU', 'HOU', 'ROU', 'HROU'] as const) {
        const bet = { wtype, strong: '', ratio, result } as const;
        expect(gradeMarket({ ...bet, pick: 'C' })).toBe(over);
        expect(gradeMarket({ ...bet, pick: 'H' })).toBe(under);
      }
    }
  },
);

test.each(markets.markets)(
  '[SP-04] $wtype $pick at half $ht, full $ft is $code',
  ({ ht, ft, code, goals, ...bet }) => {
    const result = { ht, ft, goals: goals ?? null } as unknown as MatchResult;
    expect(gradeMarket({ ...bet, result } as unknown as GradeInput)).toBe(code);
  },
);

test.each(tickets.singles)(
  '[SP-04] $stake at $hkPrice with $code by $rounding pays $payout',
  ({ stake, hkPrice, code, rounding, payout }) => {
    const bet = { hkPrice, code: code as ResultCode, rounding: rounding as Rounding };
    expect(settleSingle({ stake: BigInt(stake), ...bet })).toBe(BigInt(payout));
  },
);

test.each(tickets.tickets)(
  '[SP-04] $combination, unit $unit, each $roundEach by $rounding pays $payout',
  (vector) => {
    const { lines, stake, payout } = settleTicket({
      legs: vector.legs as readonly TicketLeg[],
      folds: vector.folds,
      unit: BigInt(vector.unit),
      rounding: vector.rounding as Rounding,
      roundEach: vector.roundEach as TicketRules['roundEach'],
    });
    expect([lines, String(stake), String(payout)]).toEqual([
      vector.lines,
      vector.stake,
      vector.payout,
    ]);
  },
);

test('the vectors cover every combination', () => {
  expect(new Set(tickets.tickets.map(({ combination }) => combination))).toEqual(
    new Set(COMBINATIONS.map(({ name }) => name)),
  );
});
