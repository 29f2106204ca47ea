import { memoryStore } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import { count } from '@courtside/tooling/testing';
import {
  createTransferRunner,
  keptTransfers,
  transferIsOpen,
  type TransferRunner,
  type TransferTask,
} from '@courtside/wallet';
import { gatewayTransfers } from '@courtside/wallet/redux';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fate, faultyLine } from './faulty-line.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import { lineClient } from './line-client.ts';
import { secondsPass, watchLine } from './quiet-line.ts';
import { carriedOut, CENTER, fenOf, RECYCLE, UTC_TRANSFER } from './transfer-house.ts';

const [FIRST, SECOND, THIRD] = ['QFDZ', 'MYDZ', 'HWBY'] as const;
const TOTAL = '1000.00';

const amount = fc.constantFrom('1.00', '60.50', '100.00', '150.00', '400.00', '700.00');
const task = fc.oneof(
  fc.record({
    type: fc.constantFrom('in' as const, 'out' as const),
    venue: fc.constant(FIRST),
    amount,
  }),
  fc.record({
    type: fc.constant('between' as const),
    venue: fc.constant(FIRST),
    to: fc.constant(SECOND),
    amount,
  }),
  fc.constant({ type: 'recycle' as const }),
) satisfies fc.Arbitrary<TransferTask>;
const trouble = fc.constantFrom(
  'none',
  'next order',
  'double click',
  'reload',
  'second tab',
  'second tab closes',
  'away and back',
  'spent elsewhere',
  'brought back elsewhere',
  'key reused',
  'bound by a promotion',
  'agreed',
  'dismissed',
  'login over',
  'login again',
  'late ones arrive',
  'time goes by',
  // What comes next finds the answers there; without it, they are still on their way.
  'answers come',
);
const run = fc.record({
  tasks: fc.array(task, { minLength: 1, maxLength: 3 }),
  fates: fc.array(
    fc.constantFrom<Fate>('request-lost', 'answer-lost', 'late', 'twice', 'answered'),
    { maxLength: 12 },
  ),
  troubles: fc.array(trouble, { minLength: 1, maxLength: 8 }),
});
type Run = typeof run extends fc.Arbitrary<infer T> ? T : never;

/** What pages told of one order, and how much they said was moved. */
interface Told {
  readonly statuses: Set<string>;
  readonly amounts: Set<string>;
}

let members = 0;

async function transferAll(site: TestSandbox, given: Run): Promise<void> {
  members += 1;
  const name = `mover${10_000 + members}`;
  const made = await site.door<{ userId: string; token: string }>('POST', '/members', {
    name,
    balance: TOTAL,
  });
  const { client, quiet } = watchLine(site.client());
  client.use(made.token);
  /** Keys of what was moved on another device. */
  const elsewhere = new Set<string>();
  function newKeyElsewhere(): string {
    const key = randomUUID();
    elsewhere.add(key);
    return key;
  }
  const moveIn = (channelCode: string, sent: string, key = newKeyElsewhere()) =>
    client.call(UTC_TRANSFER, { channelCode, amount: sent, ty: '1', key });
  await moveIn(FIRST, '200.00');
  await moveIn(SECOND, '100.00');

  const storage = memoryStore();
  const clock = fakeClock(1_800_000_000_000);
  const line = faultyLine(given.fates);
  const port = gatewayTransfers(lineClient(client, line));
  const pass = secondsPass(clock, quiet);
  const orders = new Map<string, TransferTask>();
  const told = new Map<string, Told>();
  const toldOf = (key: string): Told => {
    const known = told.get(key) ?? { statuses: new Set<string>(), amounts: new Set<string>() };
    told.set(key, known);
    return known;
  };

  const open = () => {
    let gone = false;
    const runner = createTransferRunner({
      // A page that is gone hears no answer.
      port: (intent) => port(intent).finally(() => (gone ? new Promise(() => {}) : undefined)),
      clock,
      storage,
      memberId: () => 'member',
      newKey: randomUUID,
    });
    runner.subscribe(() => {
      const state = runner.state();
      if (state.status === 'none' || transferIsOpen(state)) return;
      const { statuses, amounts } = toldOf(state.intent.key);
      statuses.add(state.status);
      if (state.status !== 'done') return;
      const { result } = state;
      amounts.add(result.type === 'moved' ? result.amount : result.recycled);
    });
    runner.start();
    return {
      runner,
      leave() {
        gone = true;
        runner.dispose();
      },
    };
  };
  const press = (runner: TransferRunner, wanted: TransferTask): void => {
    const undecided = keptTransfers(storage, 'member').length > 0;
    const sent = runner.order(wanted);
    // Nothing goes out beside what is not decided, whichever tab it was pressed in.
    expect(sent && undecided).toBe(false);
    const state = runner.state();
    if (sent && 'intent' in state) orders.set(state.intent.key, wanted);
  };

  const [firstTask, ...tasks] = given.tasks;
  if (!firstTask) throw new Error('Nothing to order');
  let page = open();
  const others: ReturnType<typeof open>[] = [];
  press(page.runner, firstTask);
  for (const each of given.troubles) {
    switch (each) {
      case 'none':
        break;
      case 'next order': {
        const next = tasks.shift();
        if (next) press(page.runner, next);
        break;
      }
      case 'double click':
        if (transferIsOpen(page.runner.state())) press(page.runner, firstTask);
        break;
      case 'reload':
        page.leave();
        page = open();
        break;
      case 'second tab': {
        const other = open();
        others.push(other);
        if (keptTransfers(storage, 'member').length > 0) press(other.runner, firstTask);
        break;
      }
      case 'second tab closes':
        others.pop()?.leave();
        break;
      case 'away and back':
        page.runner.dispose();
        await pass(2);
        page.runner.start();
        break;
      case 'spent elsewhere':
        await moveIn(THIRD, '500.00');
        break;
      case 'brought back elsewhere':
        await client.call(RECYCLE, { key: newKeyElsewhere() });
        break;
      case 'key reused':
        // Under a key that was never received it is a transfer like any other.
        for (const key of orders.keys()) await moveIn(THIRD, '1.23', key);
        break;
      case 'bound by a promotion':
        await site.door('POST', '/members', {
          name,
          venueActivity: { enName: given.tasks.length > 1 ? SECOND : FIRST, required: '500.00' },
          token: false,
        });
        break;
      case 'agreed':
        page.runner.agree();
        break;
      case 'dismissed':
        page.runner.dismiss();
        break;
      case 'login over':
        client.use('0'.repeat(64));
        break;
      case 'login again':
        client.use(made.token);
        break;
      case 'late ones arrive':
        await line.release();
        break;
      case 'time goes by':
        await pass(4);
        break;
      case 'answers come':
        await quiet();
        break;
    }
  }
  client.use(made.token);
  await line.release();
  await quiet();
  // The line holds from here on: every order is decided, on every page, without anybody pressing.
  const pages = [page, ...others];
  const isOpen = () => pages.some(({ runner }) => transferIsOpen(runner.state()));
  for (let round = 0; round < 60 && isOpen(); round += 1) await pass(3);
  expect(pages.map(({ runner }) => runner.state()).filter(transferIsOpen)).toEqual([]);
  expect(storage.keys()).toEqual([]);
  for (const each of pages) each.leave();

  const carried = await carriedOut(site, made.userId);
  for (const [key, wanted] of orders) {
    const { statuses, amounts } = toldOf(key);
    const own = carried.get(key);
    const moved = own?.is(wanted) ?? false;
    // Pages told that it moved exactly where it did, and none that it did not where it did.
    expect({ key, done: statuses.has('done') }).toEqual({ key, done: moved });
    expect({ key, refused: moved && statuses.has('refused') }).toEqual({ key, refused: false });
    expect(statuses.size, key).toBeGreaterThan(0);
    expect([...amounts]).toEqual(moved ? [own?.amount] : []);
  }
  // Nothing was carried out that nobody ordered, and each order once.
  const known = [...orders.keys(), ...elsewhere];
  expect([...carried.keys()].filter((key) => !known.includes(key))).toEqual([]);
  const wallets: Record<string, number> = { [CENTER]: fenOf(TOTAL) };
  for (const { from, to, fen } of [...carried.values()].flatMap(({ moves }) => moves)) {
    wallets[from] = (wallets[from] ?? 0) - fen;
    wallets[to] = (wallets[to] ?? 0) + fen;
  }
  const { data } = await client.call<{
    centerWalletBalance: string;
    totalBalance: string;
    venues: { enName: string; balance: string }[];
  }>('/game/api/v1/venue/allBalance');
  const there = Object.fromEntries(data.venues.map((each) => [each.enName, fenOf(each.balance)]));
  expect({ ...there, [CENTER]: fenOf(data.centerWalletBalance) }).toMatchObject(wallets);
  expect(data.totalBalance).toBe(TOTAL);
}

test('[WA-04] whatever the line loses, delays or repeats, no transfer moves twice or is lost, and each ends as the gateway has it @money', async () => {
  const site = await openSandbox();
  await fc.assert(
    fc.asyncProperty(run, (given) => transferAll(site, given)),
    { numRuns: count('transferFaultRuns') },
  );
  expect(members).toBeGreaterThanOrEqual(count('transferFaultRuns'));
  const ledger = { sum: '0', balances: '0', wrong: 0 };
  expect(await site.door('GET', '/ledger')).toMatchObject(ledger);
  await site.stop();
  await site.db.close();
}, 600_000);
