import { memoryStore } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import { count } from '@courtside/tooling/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptTransfers } from '../core/transfer-storage.ts';
import { REQUEST_LATE_MS } from '../core/lost-request.ts';
import type { TransferIntent, TransferOutcome } from '../core/transfer.ts';
import { createTransferRunner, TRANSFER_AGAIN_MS } from './transfer-runner.ts';

const OWNER = 'm';
const START = 1_000_000;

/**
 * A gateway with two wallets, in fen. It carries out each key once, and repeats the first answer to a repeated request.
 */
function gateway() {
  const wallets = { centre: 10_000, venue: 0 };
  const answers = new Map<string, TransferOutcome>();
  let moves = 0;
  function carryOut({ key, task }: TransferIntent): TransferOutcome {
    const known = answers.get(key);
    if (known) return known;
    if (task.type === 'recycle') throw new Error('Not of this test');
    const fen = Math.round(Number(task.amount) * 100);
    const [from, to] =
      task.type === 'in' ? (['centre', 'venue'] as const) : (['venue', 'centre'] as const);
    if (wallets[from] < fen) {
      return { status: 'refused', refusal: { statusCode: 6012, text: '', activity: null } };
    }
    wallets[from] -= fen;
    wallets[to] += fen;
    moves += 1;
    const outcome: TransferOutcome = {
      status: 'done',
      result: { type: 'moved', amount: task.amount, centerWalletBalance: '', venueBalance: '' },
    };
    answers.set(key, outcome);
    return outcome;
  }
  return { wallets, carryOut, moves: () => moves, moved: (key: string) => answers.has(key) };
}

/**
 * Fate of one request: answered at once or late, lost before or after the gateway, delayed for a minute, or refused
 * before the key is looked up.
 */
type Fate = 'answer' | 'late' | 'lostBefore' | 'lostAfter' | 'held' | 'door';

type Act =
  | { readonly do: 'order'; readonly type: 'in' | 'out'; readonly fen: number }
  | { readonly do: 'reload' }
  | { readonly do: 'away' }
  | { readonly do: 'back' }
  | { readonly do: 'dismiss' }
  | { readonly do: 'tab' }
  | { readonly do: 'wait'; readonly ms: number };

const acts = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('order' as const),
        type: fc.constantFrom('in' as const, 'out' as const),
        fen: fc.integer({ min: 1, max: 6000 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constantFrom('reload', 'dismiss', 'tab', 'away', 'back') }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        ms: fc.integer({ min: 1, max: 120_000 }),
      }),
    },
  ) as fc.Arbitrary<Act>,
  { maxLength: 14 },
);
const fates = fc.array(
  fc.constantFrom<Fate>('answer', 'late', 'lostBefore', 'lostAfter', 'held', 'door'),
  { maxLength: 20 },
);

const heard = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

test('[WA-04] whatever is lost, held, pressed or loaded anew: nothing moves twice, and every transfer is decided @money', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fates, async (schedule, network) => {
      const clock = fakeClock(START);
      const storage = memoryStore();
      const house = gateway();
      const left = [...network];
      let keys = 0;
      /** Keys of transfers that a page has reported as not carried out. */
      const refused = new Set<string>();
      let orders = 0;
      const port = (intent: TransferIntent): Promise<TransferOutcome> => {
        const fate = left.shift() ?? 'answer';
        if (fate === 'lostBefore') return Promise.reject(new Error('cut'));
        if (fate === 'lostAfter') {
          house.carryOut(intent);
          return Promise.reject(new Error('cut'));
        }
        if (fate === 'answer') return Promise.resolve(house.carryOut(intent));
        if (fate === 'door') {
          const refusal = { statusCode: 6031, text: '', activity: null };
          return Promise.resolve({ status: 'refused', refusal });
        }
        if (fate === 'late') {
          const outcome = house.carryOut(intent);
          return new Promise((resolve) => clock.after(8000, () => resolve(outcome)));
        }
        // The page gives up after 30 s; the request arrives even later.
        clock.after(60_000, () => house.carryOut(intent));
        return new Promise((_, reject) => clock.after(30_000, () => reject(new Error('slow'))));
      };
      const open = () => {
        const runner = createTransferRunner({
          port,
          clock,
          storage,
          memberId: () => OWNER,
          newKey: () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`,
        });
        runner.subscribe(() => {
          const state = runner.state();
          if (state.status === 'refused') refused.add(state.intent.key);
        });
        runner.start();
        return runner;
      };
      let tabs = [open()];
      for (const act of schedule) {
        const [first] = tabs;
        if (!first) throw new Error('No tab');
        if (act.do === 'order') {
          const before = keys;
          first.order({ type: act.type, venue: 'V', amount: (act.fen / 100).toFixed(2) });
          orders += keys - before;
        } else if (act.do === 'reload') {
          first.dispose();
          tabs = [open(), ...tabs.slice(1)];
        } else if (act.do === 'away') first.dispose();
        else if (act.do === 'back') first.start();
        else if (act.do === 'tab') tabs = [open(), ...tabs];
        else if (act.do === 'dismiss') first.dismiss();
        else clock.advance(act.ms);
        await heard();
      }
      left.length = 0;
      for (const runner of tabs) runner.start();
      // The network works again: everything is decided within the time for which a request may be late.
      for (let at = 0; at < (REQUEST_LATE_MS + 90_000) / TRANSFER_AGAIN_MS; at += 1) {
        clock.advance(TRANSFER_AGAIN_MS);
        await heard();
      }
      expect(house.wallets.centre + house.wallets.venue).toBe(10_000);
      expect(house.moves()).toBeLessThanOrEqual(orders);
      for (const key of refused) expect([key, house.moved(key)]).toEqual([key, false]);
      for (const runner of tabs) {
        expect(runner.state().status).not.toBe('sent');
        expect(runner.state().status).not.toBe('unknown');
        runner.dispose();
      }
      expect(keptTransfers(storage, OWNER)).toEqual([]);
    }),
    { numRuns: count('transferSchedules') },
  );
});

test('what another member is logged in over is neither shown nor sent, lets them transfer, and goes on for whose it is', async () => {
  const clock = fakeClock(START);
  const storage = memoryStore();
  const login = { memberId: OWNER };
  const sent: string[] = [];
  let keys = 0;
  const runner = createTransferRunner({
    port: ({ owner }) => (sent.push(owner), Promise.reject(new Error('cut'))),
    clock,
    storage,
    memberId: () => login.memberId,
    newKey: () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`,
  });
  const task = { type: 'in', venue: 'QFDZ', amount: '100.00' } as const;
  runner.start();
  expect(runner.order(task)).toBe(true);
  await expect.poll(() => runner.state().status).toBe('unknown');
  login.memberId = 'other';
  clock.advance(TRANSFER_AGAIN_MS);
  expect(runner.state().status).toBe('none');
  expect(sent).toEqual([OWNER]);
  expect(runner.order(task)).toBe(true);
  await expect.poll(() => sent).toEqual([OWNER, 'other']);
  login.memberId = OWNER;
  runner.start();
  expect(runner.state()).toMatchObject({ status: 'unknown', intent: { owner: OWNER } });
  expect(keptTransfers(storage, 'other')).toHaveLength(1);
});
