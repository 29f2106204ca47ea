import { memoryStore } from '@courtside/kernel';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ofMatch, quoted, settle } from '../../test/slip-runner.ts';
import { emptySlip, orderIsBusy, type OrderOutcome, type SlipState, transition } from '../index.ts';
import { createSlipRunner } from './index.ts';

/** Fate of one request: the request is lost, its answer is lost, the answer comes late, or it is answered. */
type Fate = 'request-lost' | 'answer-lost' | 'late' | 'answered';

interface House {
  /** Outcome of each key that the house has received. */
  readonly tickets: Map<string, { outcome: OrderOutcome }>;
  place(key: string): OrderOutcome;
  ask(key: string): OrderOutcome;
  giveUp(key: string): OrderOutcome;
}

/** An idempotent gateway: the same key is the same ticket. */
function createHouse(verdicts: readonly OrderOutcome[]): House {
  const tickets: House['tickets'] = new Map();
  return {
    tickets,
    place(key) {
      const known = tickets.get(key);
      if (known) return known.outcome;
      const outcome = verdicts[tickets.size % verdicts.length] ?? { status: 'absent' };
      tickets.set(key, { outcome });
      return outcome;
    },
    ask(key) {
      const known = tickets.get(key);
      if (!known) return { status: 'absent' };
      // A pending ticket is decided by the time of the request.
      if (known.outcome.status === 'pending') known.outcome = { status: 'accepted', ticketId: key };
      return known.outcome;
    },
    giveUp(key) {
      const known = tickets.get(key);
      if (known) return known.outcome;
      const outcome: OrderOutcome = {
        status: 'rejected',
        reasons: [{ code: 'house.given-up' }],
      };
      tickets.set(key, { outcome });
      return outcome;
    },
  };
}

function createTab(
  house: House,
  storage: ReturnType<typeof memoryStore>,
  seed: number,
  nextFate: () => Fate,
) {
  const clock = fakeClock(1000);
  let slip: SlipState = emptySlip({ mode: 'multiple' });
  const sent: string[] = [];
  async function carried(answer: () => OrderOutcome): Promise<OrderOutcome> {
    const fate = nextFate();
    if (fate === 'request-lost') throw new Error('cut');
    const told = answer();
    if (fate === 'answer-lost') throw new Error('cut');
    if (fate === 'late') await settle();
    return told;
  }
  const runner = createSlipRunner({
    port: {
      quotes: (picks) => Promise.resolve({ quotes: picks.map(() => quoted), series: null }),
      place(_intent, line) {
        sent.push(line.key);
        return carried(() => house.place(line.key));
      },
      ask: (key) => carried(() => house.ask(key)),
      giveUp: (key) => carried(() => house.giveUp(key)),
    },
    send(event) {
      const answer = transition(slip, event);
      slip = answer.state;
      return answer;
    },
    read: () => slip,
    clock,
    random: seededRandom(seed),
    storage,
    memberId: () => 'm-1',
  });
  async function pass(seconds: number) {
    for (let second = 0; second < seconds; second++) {
      clock.advance(1000);
      await settle();
    }
  }
  return { runner, sent, pass, slip: () => slip };
}

const fate = fc.constantFrom<Fate>('request-lost', 'answer-lost', 'late', 'answered');
const verdict = fc.constantFrom<OrderOutcome>(
  { status: 'accepted', ticketId: 'T' },
  { status: 'pending', ticketId: 'T' },
  { status: 'rejected', reasons: [{ code: 'house.suspended' }] },
);

test('whatever is lost on the way, no line is taken twice and each ends as the gateway has it @money', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 12 }),
      fc.array(verdict, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.boolean(),
      fc.nat(),
      async (fates, verdicts, reloads, givesUp, seed) => {
        const house = createHouse(verdicts);
        const storage = memoryStore();
        const left = [...fates];
        // After the faults the gateway answers every request.
        const nextFate = () => left.shift() ?? 'answered';
        let tab = createTab(house, storage, seed, nextFate);
        for (const n of [1, 2, 3]) tab.runner.toggle(ofMatch(n));
        await settle();
        for (const n of [1, 2, 3]) {
          tab.runner.send({ type: 'setStake', id: `100${n}:R:H`, text: '10' });
        }
        tab.runner.confirm('CNY');
        await settle();
        const keys = tab.sent.slice(0, 3);
        expect(new Set(keys).size).toBe(3);
        if (reloads) {
          tab.runner.dispose();
          tab = createTab(house, storage, seed + 1, nextFate);
          tab.runner.start();
        }
        // The member resends or gives up lines that the gateway never received, while there are any.
        for (let round = 0; round < 20 && orderIsBusy(tab.slip().order); round++) {
          await tab.pass(10);
          const { order } = tab.slip();
          if (order.status === 'idle') break;
          const type = givesUp ? 'giveUp' : 'retry';
          tab.runner.send({ type: 'order', event: { type, key: order.intent.key } });
          await settle();
        }
        const { order } = tab.slip();
        expect(orderIsBusy(order)).toBe(false);
        expect([...house.tickets.keys()].toSorted()).toEqual(keys.toSorted());
        if (order.status === 'idle') return;
        for (const [key, { outcome }] of house.tickets) {
          expect([key, order.lines[key]?.status]).toEqual([key, outcome.status]);
        }
        tab.runner.dispose();
        expect(storage.keys()).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});
