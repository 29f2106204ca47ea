import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodOffers } from './market-rows.ts';
import { moodOf, moodyGoals } from './mood.ts';
import { CLOSED } from './price-text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.parse('2026-11-22T12:00:00Z');

const match = fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String);
const goals = fc.double({ min: 0.6, max: 2.8, noNaN: true });

/** Prices, `minutes` after `START`, of a match whose kick-off is `ahead` ms after `START`. */
function pricesAt(gidm: string, plain: { h: number; c: number }, ahead: number, minutes: number) {
  const now = START + minutes * MINUTE;
  const mood = moodOf({ gidm, kickOff: START + ahead }, { wall: now, site: now }, false);
  const view = {
    ...{ plain, moody: moodyGoals(plain, gidm, mood), score: { h: 0, c: 0 } },
    ...{ inPlay: false, half: false, rows: 1 },
  };
  return periodOffers(view, (row, half) => `${row}${half ? 'h' : ''}`).flatMap(
    ({ wtype, ratio, strong, ior }) =>
      Object.entries(ior)
        .filter(([, price]) => price !== CLOSED)
        .map(([pick, price]) => [`${wtype} ${ratio} ${strong} ${pick}`, Number(price)] as const),
  );
}

test('a day before the kick-off a price moves by a tick or two, and stands for minutes', () => {
  fc.assert(
    fc.property(match, goals, goals, (gidm, h, c) => {
      let before = new Map(pricesAt(gidm, { h, c }, 24 * HOUR, 0));
      let moves = 0;
      for (let minute = 1; minute <= 60; minute += 1) {
        const now = new Map(pricesAt(gidm, { h, c }, 24 * HOUR, minute));
        let moved = false;
        for (const [name, price] of now) {
          const old = before.get(name) ?? price;
          moved ||= old !== price;
          // Relative to a winner's payout, stake included.
          expect(Math.abs(price - old) / (1 + old)).toBeLessThan(0.02);
        }
        moves += moved ? 1 : 0;
        before = now;
      }
      expect(moves).toBeLessThanOrEqual(12);
    }),
    { numRuns: 40 },
  );
});

test('prices wander further the nearer the kick-off is', () => {
  fc.assert(
    fc.property(match, (gidm) => {
      const spread = (ahead: number) => {
        const homes = Array.from({ length: 240 }, (_, minute) => {
          const [home] = pricesAt(gidm, { h: 1.4, c: 1.1 }, ahead, minute / 4);
          return home?.[1] ?? 0;
        });
        return Math.max(...homes) - Math.min(...homes);
      };
      const [far, near, soon] = [spread(48 * HOUR), spread(5 * HOUR), spread(HOUR)];
      expect(far).toBeLessThan(soon);
      expect(near).toBeLessThan(soon);
    }),
    { numRuns: 10 },
  );
});
