import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEMO,
  FLOOR,
  type MarketPolicy,
  policyFor,
  regionsAtOdds,
  strictest,
} from './market-policy.ts';

const maybe = fc.option(fc.integer({ min: 1, max: 500 }), { nil: null });
const some = fc.integer({ min: 0, max: 20_000 });
const policy: fc.Arbitrary<MarketPolicy> = fc.record({
  mandatory: fc.uniqueArray(fc.constantFrom('deposit' as const, 'loss' as const)),
  ceilings: fc
    .option(fc.integer({ min: 1, max: 9999 }), { nil: undefined })
    .map((fen) => (fen === undefined ? {} : { 'deposit/month': `${fen}.50` })),
  looseningDelayMinutes: some,
  confirmWithinMinutes: some,
  realityCheckMinutes: maybe,
  sessionMinutes: maybe,
  restMinutes: some,
  idleMinutes: maybe,
  minimumAge: fc.integer({ min: 16, max: 25 }),
  birthdayRequired: fc.boolean(),
  quickBets: fc.boolean(),
  cashOut: fc.boolean(),
  bonuses: fc.boolean(),
});
const sorted = (each: MarketPolicy) => ({ ...each, mandatory: each.mandatory.toSorted() });

test('the strictest of two is the same in either order, of several in any grouping, and of one itself', () => {
  fc.assert(
    fc.property(policy, policy, policy, (a, b, c) => {
      expect(strictest(a, b)).toEqual(strictest(b, a));
      expect(strictest(strictest(a, b), c)).toEqual(strictest(a, strictest(b, c)));
      expect(strictest(a, a)).toEqual(sorted(a));
    }),
  );
});

test('no point of the strictest protects less than either policy does', () => {
  const limit = (each: number | null) => each ?? Number.POSITIVE_INFINITY;
  fc.assert(
    fc.property(policy, policy, (a, b) => {
      const made = strictest(a, b);
      for (const each of [a, b]) {
        expect(made.mandatory).toEqual(expect.arrayContaining([...each.mandatory]));
        expect(made.looseningDelayMinutes).toBeGreaterThanOrEqual(each.looseningDelayMinutes);
        expect(limit(made.realityCheckMinutes)).toBeLessThanOrEqual(
          limit(each.realityCheckMinutes),
        );
        expect(limit(made.sessionMinutes)).toBeLessThanOrEqual(limit(each.sessionMinutes));
        expect(limit(made.idleMinutes)).toBeLessThanOrEqual(limit(each.idleMinutes));
        expect(made.restMinutes).toBeGreaterThanOrEqual(each.restMinutes);
        expect(made.minimumAge).toBeGreaterThanOrEqual(each.minimumAge);
        expect(made.birthdayRequired || !each.birthdayRequired).toBe(true);
        for (const may of ['quickBets', 'cashOut', 'bonuses'] as const) {
          expect(made[may] && !each[may]).toBe(false);
        }
      }
    }),
  );
});

test('a ceiling is compared as a number, not as text', () => {
  const a = { ...DEMO, ceilings: { 'deposit/day': '900' } };
  const b = { ...DEMO, ceilings: { 'deposit/day': '1000.00', 'loss/day': '5' } };
  expect(strictest(a, b).ceilings).toEqual({ 'deposit/day': '900', 'loss/day': '5' });
});

test('a market that is not in the table gets the strictest of all that are, and of the floor', () => {
  const old = { ...DEMO, minimumAge: 21 };
  expect(policyFor('atlantis')).toEqual(strictest(FLOOR, DEMO));
  expect(policyFor('atlantis', { old })).toMatchObject({ minimumAge: 21, bonuses: false });
  expect(policyFor('atlantis', {})).toEqual(FLOOR);
  expect(policyFor('old', { old })).toBe(old);
  // Inherited properties of the table are not policies.
  expect(policyFor('constructor', { old }).bonuses).toBe(false);
});

test('a market and the terms agree where no region is served that is excluded', () => {
  expect(regionsAtOdds({ ...DEMO, regions: ['MT', 'GB'] }, ['KP', 'GB'])).toEqual(['GB']);
  expect(regionsAtOdds({ ...DEMO, regions: ['MT'] }, ['KP'])).toEqual([]);
  expect(regionsAtOdds(DEMO, ['KP'])).toEqual([]);
});

test('a market that is not in the table is no region of those that are', () => {
  expect(policyFor('atlantis', { malta: { ...DEMO, regions: ['MT'] } }).regions).toBeUndefined();
});
