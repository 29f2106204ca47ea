import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Score } from '../pick/entry.ts';
import { gradeMarket } from './grade.ts';
import { RESULT_CODES } from './result-code.ts';
import { settleSingle } from './settle.ts';

const goals = fc.integer({ min: 0, max: 9 });
const score: fc.Arbitrary<Score> = fc.tuple(goals, goals);
const ratio = fc.integer({ min: 0, max: 8 }).chain((halves) => {
  const text = (n: number) => (n % 2 === 0 ? String(n / 2) : `${(n - 1) / 2}.5`);
  return fc.constantFrom(text(halves), `${text(halves)} / ${text(halves + 1)}`);
});
const price = fc
  .integer({ min: 1, max: 99_999 })
  .map((n) => `${Math.trunc(n / 1000)}.${String(n % 1000).padStart(3, '0')}`);
const stake = fc.bigInt({ min: 1n, max: 10n ** 12n });
const rounding = fc.constantFrom('truncate', 'half-up', 'half-even');

test('at evens giver and receiver share what both staked', () => {
  fc.assert(
    fc.property(score, ratio, fc.constantFrom('H', 'C'), stake, (ft, line, strong, half) => {
      const paid = (['H', 'C'] as const).map((pick) => {
        const code = gradeMarket({
          wtype: 'R',
          pick,
          strong,
          ratio: line,
          result: { ht: null, ft },
        });
        return settleSingle({ stake: half * 2n, hkPrice: '1', code, rounding: 'truncate' });
      });
      expect((paid[0] ?? 0n) + (paid[1] ?? 0n)).toBe(half * 4n);
    }),
  );
});

test('nothing is negative, nothing pays more than a win, and rounding moves less than a unit', () => {
  fc.assert(
    fc.property(stake, price, fc.constantFrom(...RESULT_CODES), rounding, (units, hk, code, by) => {
      const paid = settleSingle({ stake: units, hkPrice: hk, code, rounding: by });
      const down = settleSingle({ stake: units, hkPrice: hk, code, rounding: 'truncate' });
      const most = settleSingle({ stake: units, hkPrice: hk, code: 'W', rounding: by });
      expect(paid >= 0n && paid <= most).toBe(true);
      expect(paid - down === 0n || paid - down === 1n).toBe(true);
    }),
  );
});

test('goals before an in-play handicap bet do not count', () => {
  fc.assert(
    fc.property(score, score, ratio, fc.constantFrom('H', 'C'), (before, since, line, pick) => {
      const bet = { pick, strong: 'H', ratio: line } as const;
      const ft: Score = [before[0] + since[0], before[1] + since[1]];
      expect(
        gradeMarket({ ...bet, wtype: 'RE', result: { ht: null, ft }, scoreAtBet: before }),
      ).toBe(gradeMarket({ ...bet, wtype: 'R', result: { ht: null, ft: since } }));
    }),
  );
});
