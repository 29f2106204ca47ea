import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesWithout } from '../testing/index.ts';
import { judgeAmount } from './judge.ts';
import { kindOf, LIMIT_KEYS, type LimitKey, MONEY_KEYS, type MoneyPeriod } from './limit-kinds.ts';
import { confirmLimit, inForce, type MemberLimits, requestLimit } from './limits.ts';
import { DEMO } from './market-policy.ts';
import { ALL_RULES, type RuleSet } from './rules.ts';

const HOUR = 3_600_000;
const DELAY = DEMO.looseningDelayMinutes * 60_000;
const WITHIN = DEMO.confirmWithinMinutes * 60_000;
const START = Date.parse('2026-06-11T11:05:00Z');

type Step =
  | { kind: 'stake' | 'deposit'; amount: bigint; times: number }
  | { kind: 'settle'; wins: boolean }
  | { kind: 'set'; key: LimitKey; value: bigint | null }
  | { kind: 'confirm'; key: LimitKey }
  | { kind: 'clock'; ms: number };

const key = fc.constantFrom(...MONEY_KEYS);
const amount = fc.bigInt({ min: 1n, max: 600n });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('stake' as const, 'deposit' as const),
      amount,
      // Tabs and devices that send at the same moment: the gateway handles one after the other.
      times: fc.constantFrom(1, 1, 2, 4),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const), wins: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      key,
      value: fc.option(fc.bigInt({ min: 1n, max: 1000n }), { nil: null }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('confirm' as const), key }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      // Also back in time, as after a correction of the clock.
      ms: fc.constantFrom(
        HOUR,
        5 * HOUR,
        23 * HOUR,
        25 * HOUR,
        8 * 24 * HOUR,
        31 * 24 * HOUR,
        -HOUR,
      ),
    }),
  },
);

interface Taken {
  readonly at: number;
  readonly what: 'stake' | 'deposit';
  readonly amount: bigint;
  returned: bigint | null;
}

/** Whether two instants are in the same period in Beijing, by the platform's calendar. */
function together(period: MoneyPeriod, a: number, b: number): boolean {
  const [x, y] = [a, b].map((at) => new Date(at + 8 * HOUR));
  if (x === undefined || y === undefined) return false;
  if (period === 'month') return x.toISOString().slice(0, 7) === y.toISOString().slice(0, 7);
  if (period === 'day') return x.toISOString().slice(0, 10) === y.toISOString().slice(0, 10);
  const monday = (date: Date): string =>
    new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 24 * HOUR).toISOString().slice(0, 10);
  return monday(x) === monday(y);
}

/** The used amount of a key in the period of an instant, computed from the record alone. */
function usedBy(taken: readonly Taken[], key: LimitKey, at: number): bigint {
  const [kind, period] = key.split('/') as ['deposit' | 'loss' | 'stake', MoneyPeriod];
  let used = 0n;
  for (const each of taken) {
    if (!together(period, each.at, at)) continue;
    if (kind === 'deposit' && each.what === 'deposit') used += each.amount;
    if (kind === 'stake' && each.what === 'stake') used += each.amount;
    if (kind === 'loss' && each.what === 'stake') used += each.amount - (each.returned ?? 0n);
  }
  return used < 0n ? 0n : used;
}

/** Runs a schedule with the rules and checks the result. @throws where a limit was exceeded or loosened too soon */
async function schedule(steps: readonly Step[], rules: RuleSet = ALL_RULES): Promise<void> {
  let now = START;
  let limits: MemberLimits = {};
  const taken: Taken[] = [];
  /** Requests so far, the latest last, and when a tighter limit of a kind was set. */
  const asked: { key: LimitKey; value: bigint | null; at: number; order: number }[] = [];
  const tightened = new Map<string, number>();
  const context = () => ({ policy: DEMO, currency: 'CNY' as const, now });
  const force = (each: LimitKey) => inForce(limits, each, DEMO, 'CNY');
  const rose = (before: bigint | null, after: bigint | null): boolean =>
    before !== null && (after === null || after > before);

  for (const [order, each] of steps.entries()) {
    const before = new Map(LIMIT_KEYS.map((name) => [name, force(name)]));
    if (each.kind === 'clock') now += each.ms;
    if (each.kind === 'settle') {
      const open = taken.find(({ what, returned }) => what === 'stake' && returned === null);
      if (open !== undefined) open.returned = each.wins ? open.amount * 2n : 0n;
    }
    if (each.kind === 'stake' || each.kind === 'deposit') {
      for (let i = 0; i < each.times; i += 1) {
        const usedOf = (kind: 'deposit' | 'loss' | 'stake', from: number): bigint => {
          // Counted like a gateway: everything since the start of the period.
          const since = taken.filter(({ at }) => at >= from);
          const sum = (what: string, of: (one: Taken) => bigint): bigint =>
            since.filter((one) => one.what === what).reduce((all, one) => all + of(one), 0n);
          if (kind === 'deposit') return sum('deposit', (one) => one.amount);
          const lost = sum('stake', (one) => one.amount - (one.returned ?? 0n));
          return kind === 'stake' ? sum('stake', (one) => one.amount) : lost < 0n ? 0n : lost;
        };
        const situation = { ...context(), limits };
        const refusal = await judgeAmount(each.kind, each.amount, situation, usedOf, rules);
        if (refusal !== null) continue;
        taken.push({ at: now, what: each.kind, amount: each.amount, returned: null });
        for (const name of MONEY_KEYS) {
          if ((kindOf(name) === 'deposit') !== (each.kind === 'deposit')) continue;
          const limit = force(name);
          if (limit !== null) expect(usedBy(taken, name, now)).toBeLessThanOrEqual(limit);
        }
      }
    }
    if (each.kind === 'set') {
      const made = requestLimit(limits, each, context(), rules);
      if (made.outcome === 'refused') continue;
      limits = made.limits;
      const was = before.get(each.key) ?? null;
      if (each.value !== was && !rose(was, each.value)) {
        tightened.set(kindOf(each.key), order);
        expect(force(each.key)).toBe(each.value);
      } else if (each.value !== was) asked.push({ ...each, at: now, order });
    }
    if (each.kind === 'confirm') {
      const made = confirmLimit(limits, each.key, context(), rules);
      if (made.outcome !== 'refused') limits = made.limits;
    }
    for (const name of LIMIT_KEYS) {
      if (!rose(before.get(name) ?? null, force(name))) continue;
      // A loosening needs a second confirmation of the last request, in time, with no tighter limit set since.
      expect(each).toEqual({ kind: 'confirm', key: name });
      const last = asked.findLast((one) => one.key === name);
      expect(last?.value).toBe(force(name));
      const waited = now - (last?.at ?? now);
      expect(waited).toBeGreaterThanOrEqual(DELAY);
      expect(waited).toBeLessThan(DELAY + WITHIN);
      expect(tightened.get(kindOf(name)) ?? -1).toBeLessThan(last?.order ?? -1);
    }
  }
}

const steps = fc.array(step, { minLength: 10, maxLength: 60 });

test('over any schedule no stake and no deposit passes a limit in force, and none is loosened before its time', async () => {
  let played = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (each) => {
      await schedule(each);
      played += 1;
    }),
    { numRuns: count('playSchedules') },
  );
  expect(played).toBe(count('playSchedules'));
});

test.each([
  'limit-deposit',
  'limit-loss',
  'limit-stake',
  'every-period',
  'beijing-periods',
  'tighter-at-once',
  'looser-waits',
  'looser-confirmed',
  'tighter-cancels',
  'late-lapses',
] as const)('without the rule %s some schedule does', async (rule) => {
  const outcome = await fc.check(
    fc.asyncProperty(steps, (each) => schedule(each, rulesWithout(rule))),
    { numRuns: 2000, seed: 11, endOnFailure: true },
  );
  expect(outcome.failed).toBe(true);
});
