import type { Schemas } from '../src/gateway-call.ts';
import { memoryStore } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import { count } from '@courtside/tooling/testing';
import {
  createWithdrawalRunner,
  giveUpWaitMs,
  REQUEST_LATE_MS,
  WITHDRAWAL_ASK_MS,
  WITHDRAWAL_STORAGE_PREFIX,
  withdrawalIsOpen,
  type WithdrawalRunner,
} from '@courtside/wallet';
import { gatewayWithdrawals } from '@courtside/wallet/redux';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fate, faultyLine } from './faulty-line.ts';
import { balance, openSandbox, type TestSandbox } from './harness.ts';
import { lineClient } from './line-client.ts';
import { boundMember, cardNumber, PASSWORD, passwords } from './money-members.ts';
import { secondsPass, watchLine } from './quiet-line.ts';

const fate = fc.constantFrom<Fate>('request-lost', 'answer-lost', 'late', 'twice', 'answered');
const trouble = fc.constantFrom(
  'none',
  'reload',
  'second tab',
  'double click',
  'spent elsewhere',
  'moved on',
  'wrong password',
  'given up',
  'key reused',
  'time goes by',
  'until it is too late',
  'cut until it is too late',
  // What comes next finds the answers there; without it, they are still on their way.
  'answers come',
);
const run = fc.record({
  fates: fc.array(fate, { maxLength: 12 }),
  troubles: fc.array(trouble, { minLength: 1, maxLength: 6 }),
  // Amounts that end in 404 and 408 are rejected in review and cancelled by the house.
  amount: fc.constantFrom('100.00', '250.50', '404.00', '408.00', '900.00', '1000.00'),
});
type Run = typeof run extends fc.Arbitrary<infer T> ? T : never;

const fd = '/fd/api/v1';
const WRONG = '0'.repeat(32);
/** Until nothing that was sent would be taken any more, and the gateway was asked since. */
const LATE_S = (REQUEST_LATE_MS + WITHDRAWAL_ASK_MS) / 1000;

let members = 0;

async function withdrawOnce(site: TestSandbox, given: Run): Promise<void> {
  members += 1;
  const bound = await boundMember(site, `drawer${10_000 + members}`, {
    balance: '1000.00',
    phone: `138${String(members).padStart(8, '0')}`,
    cards: [{ kind: 'bank', number: cardNumber(members), bankCode: 'DEMO' }],
  });
  const { client, quiet } = watchLine(bound.client);
  const cards = await client.get<{ list: { cardId: string }[] }>(
    `${fd}/bankCard/queryMemberBanksInfoList`,
    {},
  );
  const cardId = cards.data.list[0]?.cardId ?? '';
  const storage = memoryStore();
  const clock = fakeClock(1_800_000_000_000);
  const line = faultyLine(given.fates);
  const keys: string[] = [];
  const opened: WithdrawalRunner[] = [];
  /** Numbers that a page has shown; a reload or a closed receipt comes after it. */
  const told = new Set<string>();
  const openTab = (): WithdrawalRunner => {
    const tab = createWithdrawalRunner({
      port: gatewayWithdrawals(lineClient(client, line, ['/withdrawOrderInfo'])),
      clock,
      storage,
      memberId: () => 'member',
      newKey() {
        const key = randomUUID();
        keys.push(key);
        return key;
      },
    });
    opened.push(tab);
    tab.subscribe(() => {
      const state = tab.state();
      if (state.status === 'accepted') told.add(state.order.orderId);
    });
    tab.start();
    return tab;
  };
  const pass = secondsPass(clock, quiet);

  let tab = openTab();
  tab.choose({
    cardId,
    kind: 'bank',
    card: '演示银行 ****0005',
    amount: given.amount,
    costs: null,
  });
  const [first, ...later] = given.troubles;
  tab.confirm(first === 'wrong password' ? WRONG : PASSWORD);
  if (first === 'double click') tab.confirm(PASSWORD);
  let elsewhere = 0;
  for (const each of [first, ...later]) {
    if (each === 'answers come') await quiet();
    if (each === 'reload') {
      tab.dispose();
      opened.splice(opened.indexOf(tab), 1);
      tab = openTab();
    }
    // Takes up the same withdrawal, and asks for it at the same time.
    if (each === 'second tab') openTab();
    if (each === 'double click') {
      tab.confirm(PASSWORD);
      tab.confirm(PASSWORD);
    }
    if (each === 'moved on') await site.advance(4000);
    if (each === 'given up') tab.dismiss();
    if (each === 'key reused' && keys[0]) {
      const body = { key: keys[0], cardId, amount: '123.00', password: PASSWORD };
      const reused = await client.call(`${fd}/withdraw/new`, body);
      // Under a key that was never received it is a withdrawal like any other.
      expect([6000, 6009, 6012]).toContain(reused.status_code);
    }
    if (each === 'spent elsewhere') {
      const body = { channelCode: 'QFDZ', amount: '600', ty: '1', key: randomUUID() };
      if ((await client.call(`${fd}/transfer/utcTransfer`, body)).status_code === 6000) {
        elsewhere += 60_000;
      }
    }
    if (each === 'time goes by') await pass(2);
    // What is late arrives in its time: past that a gateway would refuse it.
    if (each === 'until it is too late') {
      await line.release();
      await pass(LATE_S);
    }
    if (each === 'cut until it is too late') {
      line.cut();
      await pass(LATE_S / 2);
      await line.release();
      await pass(LATE_S);
      tab.dismiss();
      line.mend();
    }
  }
  await line.release();
  await quiet();
  // The line holds from here on; the member sends what never arrived again, as the page offers.
  for (let round = 0; round < 40; round += 1) {
    const { status } = tab.state();
    if (status === 'absent' || status === 'confirming') tab.confirm(PASSWORD);
    if (!withdrawalIsOpen(tab.state()) && status !== 'confirming') break;
    await pass(4);
  }
  // Other tabs may have lost more of their questions.
  const isAsking = (each: WithdrawalRunner) => ['sent', 'unknown'].includes(each.state().status);
  for (let round = 0; round < 40 && opened.some(isAsking); round += 1) await pass(4);
  const ended = tab.state();
  expect(withdrawalIsOpen(ended), ended.status).toBe(false);
  // A tab whose withdrawal another one sent again, in vain, goes on saying that nothing was received: it is given up.
  const isAbsent = (each: WithdrawalRunner) => each.state().status === 'absent';
  if (opened.some(isAbsent)) await pass(LATE_S);
  const givenUp = opened.filter(isAbsent);
  for (const each of givenUp) each.dismiss();
  for (const each of opened) {
    expect(withdrawalIsOpen(each.state()), each.state().status).toBe(false);
    each.dispose();
  }
  expect(storage.keys().filter((key) => key.startsWith(WITHDRAWAL_STORAGE_PREFIX))).toEqual([]);

  // Whatever the line did, the gateway has at most one withdrawal of this intent, and the page says what it has.
  expect(keys).toHaveLength(1);
  const known = await client.call<Schemas['WithdrawalOrder']>(`${fd}/withdraw/withdrawOrderInfo`, {
    key: keys[0],
  });
  const has = known.status_code === 6000;
  if (givenUp.length > 0) expect(known.status_code).toBe(6004);
  const mine = has && known.data.amount === given.amount;
  if (ended.status === 'accepted') expect(ended.order.orderId).toBe(has && known.data.orderId);
  if (mine) expect([...told]).toEqual([known.data.orderId]);
  const records = await client.call<{ total: number }>(`${fd}/transactions/queryDealRecord`, {
    kind: 'withdraw',
    pageNum: 1,
    pageSize: 20,
  });
  expect(records.data.total).toBeLessThanOrEqual(1);
  const { free, locked } = await balance(client);
  const fen = (text: string) => Number(text.replace('.', ''));
  const gone =
    known.status_code !== 6000 || ['rejected', 'cancelled'].includes(known.data.status)
      ? 0
      : fen(known.data.amount);
  const held = known.status_code === 6000 && known.data.status !== 'paid' ? gone : 0;
  expect([fen(free), fen(locked)]).toEqual([100_000 - elsewhere - gone, held]);
}

test('[WA-03] whatever the line loses, delays or repeats, a withdrawal is neither doubled nor lost, and each ends as the gateway has it @money', async () => {
  const fake = passwords();
  const site = await openSandbox({ withdrawalPasswords: fake.port });
  await fc.assert(
    fc.asyncProperty(run, (given) => withdrawOnce(site, given)),
    { numRuns: count('withdrawalFaultRuns') },
  );
  const ledger = { sum: '0', balances: '0', wrong: 0 };
  expect(await site.door('GET', '/ledger')).toMatchObject(ledger);
  await site.stop();
}, 600_000);

test('[WA-03] a withdrawal that never arrived can be given up only when nothing on its way would be taken @money', async () => {
  const clock = fakeClock(1_800_000_000_000);
  const storage = memoryStore();
  const runner = createWithdrawalRunner({
    port: { send: () => Promise.reject(new Error('cut')), ask: async () => ({ status: 'absent' }) },
    clock,
    storage,
    memberId: () => 'member',
    newKey: randomUUID,
  });
  runner.start();
  runner.choose({
    cardId: 'K1',
    kind: 'bank',
    card: '演示银行 ****0005',
    amount: '100.00',
    costs: null,
  });
  runner.confirm(PASSWORD);
  await expect.poll(() => runner.state().status).toBe('absent');
  clock.advance(REQUEST_LATE_MS - 1000);
  runner.dismiss();
  expect(runner.state().status).toBe('absent');
  // It was asked last before that: what was sent may have arrived since.
  clock.advance(1000);
  runner.dismiss();
  expect(runner.state().status).toBe('absent');
  clock.advance(WITHDRAWAL_ASK_MS);
  await expect.poll(() => giveUpWaitMs(runner.state(), clock.now())).toBe(0);
  runner.dismiss();
  expect(runner.state().status).toBe('none');
  expect(storage.keys()).toEqual([]);
  runner.dispose();
});
