import {
  emptySlip,
  orderIsBusy,
  type SlipMode,
  type SlipState,
  transition,
} from '@courtside/betslip';
import { createSlipRunner } from '@courtside/betslip/runner';
import { ORDER_STORAGE_PREFIX } from '@courtside/betslip';
import { memoryStore } from '@courtside/kernel';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  betRecords,
  type MatchDoor,
  openSandbox,
  order,
  quote,
  type TestSandbox,
} from './harness.ts';
import { watchLine } from './quiet-line.ts';
import { type Fate, slipHouse } from './slip-house.ts';

const fate = fc.constantFrom<Fate>('request-lost', 'answer-lost', 'twice', 'answered');
const trouble = fc.constantFrom(
  'none',
  'reload',
  'second tab',
  'spent elsewhere',
  'price',
  // While the match is played: what the bet is settled from is another then.
  'goal',
  'late',
  // Gives up what never arrived; an order that did stands.
  'given up',
  // What comes next finds the answers there; without it, they are still on their way.
  'answers come',
);
const run = fc.record({
  mode: fc.constantFrom<SlipMode>('single', 'multiple', 'series'),
  /** Whether the first leg is a bet in play, which the gateway decides only after a delay. */
  inPlay: fc.boolean(),
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

/** A match of the run, and the market of it that is bet on. */
interface Leg {
  readonly gidm: string;
  readonly team_h: string;
  readonly score: readonly [number, number] | null;
  readonly market: MatchDoor['markets'][number];
}

function legOf({ gidm, team_h, score, markets }: MatchDoor, wtype: 'M' | 'RM'): Leg {
  const market = markets.find((each) => each.wtype === wtype);
  if (!market) throw new Error(`${team_h} has no ${wtype}`);
  return { gidm, team_h, market, score: wtype === 'RM' ? [score.h, score.c] : null };
}

async function movePrice(
  site: TestSandbox,
  { gidm, market: { gid, wtype } }: Leg,
  ior: string,
): Promise<void> {
  await site.door('POST', `/matches/${gidm}`, { price: { gid, wtype, pick: 'H', ior } });
}

const GATEWAY_DELAY_MS = 6000;

let members = 0;
/** Bets in play by how they ended: a test in which none is taken, or none refused, says nothing of the delay. */
const inPlay = { accepted: 0, rejected: 0 };

async function place(
  site: TestSandbox,
  matches: readonly MatchDoor[],
  live: Pick<MatchDoor, 'gidm'>,
  given: Run,
): Promise<void> {
  members += 1;
  const line = watchLine(await site.member(`slip${10_000 + members}`, '1000.00'));
  const { client, quiet } = line;
  const storage = memoryStore();
  const fates = [...given.fates];
  let tab = openTab(line, storage, given, fates);
  tab.runner.start();
  const legs = matches.map((match) => legOf(match, 'M'));
  if (given.inPlay) {
    const score = { h: 0, c: 0 };
    legs[0] = legOf(
      await site.door('POST', `/matches/${live.gidm}`, { score, suspend: false }),
      'RM',
    );
  }
  const [first] = legs;
  if (!first) throw new Error('No match');
  await movePrice(site, first, '0.95');
  for (const leg of given.mode === 'single' ? [first] : legs) {
    const { gidm, team_h, score, market } = leg;
    const { gid: gameId, wtype, ior } = market;
    tab.runner.toggle({
      ...{ gameId, gidm, wtype, pick: 'H', ratio: '', strong: '', score },
      ...{ team_h, team_c: '', league: '', inPlay: score !== null },
      price: leg === first ? '0.95' : (ior['H'] ?? ''),
    });
  }
  await quiet();
  tab.runner.send({ type: 'setStakeOfAll', text: String(given.yuan) });
  if (given.mode === 'series') {
    tab.runner.send({ type: 'toggleCombination', id: '3串4' });
    tab.runner.send({ type: 'setStake', id: '3串4', text: '10' });
  }
  // Moved at the last moment, the price stands against the order; moved later it comes too late for it.
  if (given.troubles[0] === 'price') await movePrice(site, first, '0.33');
  tab.runner.confirm('CNY');
  const lines = tab.slip().order;
  const keys = lines.status === 'idle' ? [] : lines.intent.lines.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  for (const each of given.troubles) {
    if (each === 'answers come') await quiet();
    if (each === 'late') await tab.pass(3);
    if (each === 'given up') {
      await tab.pass(3);
      const { order: open } = tab.slip();
      if (open.status !== 'idle') {
        tab.runner.send({ type: 'order', event: { type: 'giveUp', key: open.intent.key } });
      }
    }
    if (each === 'price') await movePrice(site, first, '0.22');
    if (each === 'goal' && first.score) {
      const [h, c] = first.score;
      await site.door('POST', `/matches/${first.gidm}`, { score: { h: h + 1, c } });
    }
    if (each === 'spent elsewhere') {
      const match = matches.at(-1);
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
    if (given.inPlay) await site.advance(GATEWAY_DELAY_MS);
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

  const data = await betRecords(client);
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
    if (given.inPlay && state && state.status in inPlay) {
      inPlay[state.status as keyof typeof inPlay] += 1;
    }
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
  const live = await site.door<MatchDoor>('POST', '/matches', { inMinutes: -20, still: true });
  await fc.assert(
    fc.asyncProperty(run, (given) => place(site, matches, live, given)),
    { numRuns: count('slipFaultRuns') },
  );
  expect(Object.entries(inPlay).filter(([, bets]) => bets === 0)).toEqual([]);
  await site.stop();
}, 600_000);
