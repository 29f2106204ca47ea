import {
  emptySlip,
  orderIsBusy,
  type SlipMode,
  type SlipState,
  transition,
} from '@courtside/betslip';
import { createSlipRunner } from '@courtside/betslip/runner';
import { ORDER_STORAGE_PREFIX } from '@courtside/betslip';
import type { BetRecordPage } from '@courtside/contract';
import { memoryStore } from '@courtside/kernel';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MatchDoor, openSandbox, order, quote, type TestSandbox } from './harness.ts';
import { watchLine } from './quiet-line.ts';
import { type Fate, slipHouse } from './slip-house.ts';

const fate = fc.constantFrom<Fate>('request-lost', 'answer-lost', 'twice', 'answered');
const trouble = fc.constantFrom(
  'none',
  'reload',
  'second tab',
  'spent elsewhere',
  'price',
  'late',
  // What comes next finds the answers there; without it, they are still on their way.
  'answers come',
);
const run = fc.record({
  mode: fc.constantFrom<SlipMode>('single', 'multiple', 'series'),
  fates: fc.array(fate, { maxLength: 16 }),
  troubles: fc.array(trouble, { minLength: 1, maxLength: 5 }),
  yuan: fc.integer({ min: 10, max: 400 }),
  seed: fc.nat(),
});
type Run = typeof run extends fc.Arbitrary<infer T> ? T : never;

interface Tab {
  runner: ReturnType<typeof createSlipRunner>;
  slip(): SlipState;
  /** Lets so many seconds of the page's clock go by. */
  pass(seconds: number): Promise<void>;
}

function openTab(
  { client, quiet }: ReturnType<typeof watchLine>,
  storage: ReturnType<typeof memoryStore>,
  { mode, seed }: Pick<Run, 'mode' | 'seed'>,
  fates: Fate[],
): Tab {
  const clock = fakeClock(Date.now());
  let slip = emptySlip({ mode });
  const runner = createSlipRunner({
    // A question for prices that fails changes nothing; the orders are what may be lost.
    port: slipHouse(client, (method) =>
      method === 'getQuotes' ? 'answered' : (fates.shift() ?? 'answered'),
    ),
    send(event) {
      const answer = transition(slip, event);
      slip = answer.state;
      return answer;
    },
    read: () => slip,
    clock,
    random: seededRandom(seed),
    storage,
    memberId: () => 'member',
  });
  return {
    runner,
    slip: () => slip,
    async pass(seconds) {
      for (let second = 0; second < seconds; second += 1) {
        clock.advance(1000);
        await quiet();
      }
    },
  };
}

async function movePrice(
  site: TestSandbox,
  match: MatchDoor | undefined,
  ior: string,
): Promise<void> {
  const market = match?.markets.find(({ wtype }) => wtype === 'M');
  if (!match || !market) return;
  const price = { gid: market.gid, wtype: 'M', pick: 'H', ior };
  await site.door('POST', `/matches/${match.gidm}`, { price });
}

let members = 0;

async function place(site: TestSandbox, matches: readonly MatchDoor[], given: Run): Promise<void> {
  members += 1;
  const line = watchLine(await site.member(`slip${10_000 + members}`, '1000.00'));
  const { client, quiet } = line;
  const storage = memoryStore();
  const fates = [...given.fates];
  let tab = openTab(line, storage, given, fates);
  tab.runner.start();
  await movePrice(site, matches[0], '0.95');
  const legs = given.mode === 'single' ? 1 : 3;
  for (const match of matches.slice(0, legs)) {
    const market = match.markets.find(({ wtype }) => wtype === 'M');
    if (!market) throw new Error('No market');
    tab.runner.toggle({
      ...{ gameId: market.gid, gidm: match.gidm, wtype: 'M', pick: 'H', ratio: '', strong: '' },
      ...{
        price: match === matches[0] ? '0.95' : (market.ior['H'] ?? ''),
        team_h: match.team_h,
        team_c: '',
        league: '',
      },
      ...{ inPlay: false, score: null },
    });
  }
  await quiet();
  tab.runner.send({ type: 'setStakeOfAll', text: String(given.yuan) });
  if (given.mode === 'series') {
    tab.runner.send({ type: 'toggleCombination', id: '3串4' });
    tab.runner.send({ type: 'setStake', id: '3串4', text: '10' });
  }
  // Moved at the last moment, the price stands against the order; moved later it comes too late for it.
  if (given.troubles[0] === 'price') await movePrice(site, matches[0], '0.33');
  tab.runner.confirm('CNY');
  const lines = tab.slip().order;
  const keys = lines.status === 'idle' ? [] : lines.intent.lines.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  for (const each of given.troubles) {
    if (each === 'answers come') await quiet();
    if (each === 'late') await tab.pass(3);
    if (each === 'price') await movePrice(site, matches[0], '0.22');
    if (each === 'spent elsewhere') {
      const [match] = matches;
      if (match)
        await client.sports('placeBet', order(await quote(client, match, 'OU', 'C'), '600'));
    }
    if (each === 'second tab') {
      // Takes up the same order, and asks for it at the same time.
      const other = openTab(line, storage, given, fates);
      other.runner.start();
      await other.pass(2);
      other.runner.dispose();
    }
    if (each === 'reload' && storage.keys().some((key) => key.startsWith(ORDER_STORAGE_PREFIX))) {
      tab.runner.dispose();
      tab = openTab(line, storage, given, fates);
      tab.runner.start();
    }
  }
  for (let round = 0; round < 20 && orderIsBusy(tab.slip().order); round += 1) {
    await tab.pass(10);
    const { order: open } = tab.slip();
    if (open.status === 'idle') break;
    tab.runner.send({ type: 'order', event: { type: 'retry', key: open.intent.key } });
    await quiet();
  }
  const { order: ended } = tab.slip();
  tab.runner.dispose();
  expect(orderIsBusy(ended)).toBe(false);
  expect(storage.keys()).toEqual([]);

  const { data } = await client.call<BetRecordPage>('/game/api/v1/record/betRecordList', {
    pageNum: 1,
    pageSize: 20,
  });
  const taken = data.list.filter(({ status }) => status !== 'refused');
  const elsewhere = given.troubles.filter((each) => each === 'spent elsewhere').length;
  expect(taken.length).toBeLessThanOrEqual(keys.length + elsewhere);
  const staked = taken.reduce((sum, { stake }) => sum + Math.round(Number(stake) * 100), 0);
  const { data: balance } = await client.call<{ centerWalletBalance: string }>(
    '/fd/api/v1/transfer/getBalance',
  );
  const left = Math.round(Number(balance.centerWalletBalance) * 100);
  expect(left).toBe(100_000 - staked);
  if (ended.status === 'idle') return;
  for (const line of ended.intent.lines) {
    const state = ended.lines[line.key];
    const found = taken.filter(
      ({ ticket_id }) => state && 'ticketId' in state && state.ticketId === ticket_id,
    );
    expect([state?.status, found.length]).toEqual(
      state?.status === 'accepted' ? ['accepted', 1] : [state?.status, 0],
    );
    // What the slip says of the line is what the gateway says of its key.
    const { data: known } = await client.sports('getOrder', { key: line.key });
    const said = { accepted: 'accepted', rejected: 'refused' }[state?.status as string] ?? 'none';
    expect([line.key, known.active]).toEqual([line.key, said]);
  }
}

test('whatever the line loses or repeats, no bet is doubled, none is lost, and each ends as the gateway has it @money', async () => {
  const site = await openSandbox();
  // So that nothing but the key keeps a bet from being taken twice.
  await site.door('POST', '/bet-limits', { duplicates: 'off' });
  const all = await site.door<MatchDoor[]>('GET', '/matches');
  const matches = all.filter(
    ({ status, markets }) =>
      status === 'scheduled' && markets.some(({ wtype, sw }) => wtype === 'M' && sw),
  );
  expect(matches.length).toBe(3);
  await fc.assert(
    fc.asyncProperty(run, (given) => place(site, matches, given)),
    { numRuns: count('slipFaultRuns') },
  );
  await site.stop();
}, 600_000);
