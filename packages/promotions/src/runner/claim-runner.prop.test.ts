import { memoryStore } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import { count } from '@courtside/tooling/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptClaims, targetId, type ClaimIntent, type ClaimOutcome } from '../core/claim.ts';
import { CLAIM_AGAIN_MS, createClaimRunner, type ClaimRunner } from './claim-runner.ts';

const OWNER = '100001';
const TARGETS = [
  { promotionId: 'p-sign' },
  { promotionId: 'p-task', taskId: 'phone' },
  { promotionId: 'points', giftId: 'bonus-1' },
] as const;
const HELD_MS = 60_000;

/** What happens to one request on the network. */
type Fate = 'answer' | 'late' | 'lostBefore' | 'lostAfter' | 'held' | 'refused';
type Act =
  | { readonly do: 'claim' | 'dismiss'; readonly tab: number; readonly target: number }
  | { readonly do: 'all' | 'leave' | 'open' | 'reload'; readonly tab: number }
  | { readonly do: 'wait'; readonly ms: number };

/**
 * Books in fen with two sides to each entry, which give once for each key and have no other rule: all others are up to
 * the client.
 */
function gateway() {
  const accounts = { house: 0, member: 0 };
  const answers = new Map<string, ClaimOutcome>();
  const gifts: ClaimIntent[] = [];
  return {
    ...{ accounts, gifts },
    carryOut(intent: ClaimIntent): ClaimOutcome {
      const known = answers.get(intent.key);
      if (known) return known;
      accounts.house -= 100;
      accounts.member += 100;
      gifts.push(intent);
      const { promotionId } = intent.target;
      const outcome: ClaimOutcome = {
        status: 'given',
        exchange: {
          ...{ exchangeId: `E${gifts.length}`, promotionId, title: '', kind: 'bonus' },
          ...{ amount: '1.00', turnover: '0.00', at: 0 },
        },
      };
      answers.set(intent.key, outcome);
      return outcome;
    },
  };
}

const tab = fc.integer({ min: 0, max: 1 });
const target = fc.integer({ min: 0, max: TARGETS.length - 1 });
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('claim' as const), tab, target }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('dismiss' as const), tab, target }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constantFrom('all', 'leave', 'open', 'reload'), tab }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        ms: fc.constantFrom(0, 500, CLAIM_AGAIN_MS, 10_000, HELD_MS),
      }),
    },
  ),
  { minLength: 1, maxLength: 25 },
);
const fates: fc.Arbitrary<Fate[]> = fc.array(
  fc.constantFrom('answer', 'late', 'lostBefore', 'lostAfter', 'held', 'refused'),
  { maxLength: 25 },
);

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

test('no order of claims, cancels and replies pays one press twice, and the books stay even @money', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fates, async (steps, ways) => {
      const clock = fakeClock();
      const storage = memoryStore();
      const books = gateway();
      const left = [...ways];
      const sent = new Map<string, string>();
      let keys = 0;
      /** Keys that were made while the outcome of an earlier key of the same target was unknown on this device. */
      const doubles: string[] = [];
      const wait = (ms: number) => new Promise<void>((done) => void clock.after(ms, done));

      /** Keys with a known outcome: an active page got the answer, or the first request was refused. */
      const decided = new Set<string>();

      const port = async (intent: ClaimIntent): Promise<ClaimOutcome> => {
        const first = !sent.has(intent.key);
        if (first) {
          const id = targetId(intent.target);
          const open = [...sent].filter(([key, of]) => of === id && !decided.has(key));
          doubles.push(...open.map(([key]) => `${intent.key} beside ${key}`));
        }
        sent.set(intent.key, targetId(intent.target));
        const fate = left.shift() ?? 'answer';
        if (fate === 'lostBefore') throw new Error('lost');
        // Refused before the key is looked up: this decides a first request only, as an earlier one may have been
        // given.
        if (fate === 'refused') {
          if (first) decided.add(intent.key);
          return { status: 'refused', refusal: { statusCode: 6011, text: '' }, atDoor: true };
        }
        if (fate === 'held') {
          void wait(HELD_MS).then(() => books.carryOut(intent));
          throw new Error('timed out');
        }
        const outcome = books.carryOut(intent);
        if (fate === 'lostAfter') throw new Error('lost');
        if (fate === 'late') await wait(2000);
        return outcome;
      };
      /** A reloaded page receives and sends nothing more. */
      const gone = new WeakSet<object>();
      const never = new Promise<never>(() => {});
      const make = (): { page: object; runner: ClaimRunner } => {
        const page = {};
        const runner = createClaimRunner({
          async port(intent) {
            if (gone.has(page)) return never;
            const outcome = await port(intent).catch((fault: unknown) => {
              if (gone.has(page)) return never;
              throw fault;
            });
            if (gone.has(page)) return never;
            if (outcome.status === 'given') decided.add(intent.key);
            return outcome;
          },
          ...{ clock, storage },
          memberId: () => OWNER,
          newKey() {
            keys += 1;
            return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
          },
        });
        return { page, runner };
      };
      const tabs = [make(), make()];
      const noteDouble = (at: number) => {
        const open = keptClaims(storage, OWNER).map(({ target: kept }) => targetId(kept));
        if (new Set(open).size < open.length) doubles.push(String(at));
      };

      for (const [at, step] of steps.entries()) {
        if (step.do === 'wait') clock.advance(step.ms);
        else {
          const { page, runner } = tabs[step.tab]!;
          if (step.do === 'claim') {
            const before = keptClaims(storage, OWNER).find(
              ({ target: kept }) => targetId(kept) === targetId(TARGETS[step.target]!),
            );
            const made = keys;
            runner.claim(TARGETS[step.target]!);
            // An open claim is sent again under its key; it never gets another.
            if (before) expect(keys).toBe(made);
          } else if (step.do === 'dismiss') runner.dismiss(TARGETS[step.target]!);
          else if (step.do === 'all') void runner.claimAll(TARGETS);
          else if (step.do === 'leave') runner.dispose();
          else if (step.do === 'open') runner.start();
          else {
            runner.dispose();
            gone.add(page);
            tabs[step.tab] = make();
            tabs[step.tab]!.runner.start();
          }
        }
        await settle();
        noteDouble(at);
      }
      // After a restart every page gets all outcomes.
      tabs.forEach(({ runner }) => runner.start());
      for (let turn = 0; turn < 40; turn += 1) {
        clock.advance(CLAIM_AGAIN_MS);
        await settle();
      }
      expect(doubles).toEqual([]);
      expect(keptClaims(storage, OWNER)).toEqual([]);
      // A claim is paid once: as many gifts as given keys, never two for one key.
      const paid = books.gifts.map(({ key }) => key);
      expect(new Set(paid).size).toBe(paid.length);
      expect(paid.every((key) => sent.has(key))).toBe(true);
      expect(books.accounts.member).toBe(paid.length * 100);
      expect(books.accounts.house + books.accounts.member).toBe(0);
    }),
    { numRuns: count('promotionClaims') },
  );
}, 120_000);
