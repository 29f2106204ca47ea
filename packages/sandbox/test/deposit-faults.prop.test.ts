import type { DepositOrder } from '@courtside/contract';
import { memoryStore } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import { count } from '@courtside/tooling/testing';
import {
  createDepositRunner,
  depositIsOpen,
  isFollowed,
  type DepositOutcome,
  type DepositPort,
  type DepositRunner,
} from '@courtside/wallet';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fate, type FaultyLine, faultyLine } from './faulty-line.ts';
import { balance, openSandbox, type TestSandbox } from './harness.ts';
import { secondsPass, watchLine } from './quiet-line.ts';
import type { SignedClient } from './signed-client.ts';

const run = fc.record({
  channelId: fc.constantFrom('bank-transfer', 'alipay', 'usdt-trc20', 'huione'),
  // Ends well, fails, is never paid, and is refused.
  yuan: fc.constantFrom(300, 300, 1404, 1408, 20),
  bonus: fc.boolean(),
  fates: fc.array(fc.constantFrom<Fate>('request-lost', 'answer-lost', 'twice', 'answered'), {
    maxLength: 12,
  }),
  troubles: fc.array(
    fc.constantFrom(
      'none',
      'reload',
      'second tab',
      'double click',
      'close',
      'resend',
      'time goes by',
      // What comes next finds the answers there; without it, they are still on their way.
      'answers come',
    ),
    { minLength: 1, maxLength: 8 },
  ),
});
type Run = typeof run extends fc.Arbitrary<infer T> ? T : never;

const payment = '/fd/api/v1/payment';

class Refused extends Error {
  readonly statusCode: number;
  constructor(statusCode: number) {
    super(String(statusCode));
    this.statusCode = statusCode;
  }
}

/** The gateway behind a deposit. */
function house(client: SignedClient, { carry }: FaultyLine): DepositPort {
  async function ask(call: string, body: object): Promise<DepositOrder> {
    const { status_code, data } = await carry(() => client.call(`${payment}/${call}`, body));
    if (status_code !== 6000) throw new Refused(status_code);
    return data as unknown as DepositOrder;
  }
  const outcome = (work: Promise<DepositOrder>, refused: (fault: Refused) => DepositOutcome) =>
    work.then(
      (order): DepositOutcome => ({ status: 'order', order }),
      (fault: unknown) => {
        if (fault instanceof Refused) return refused(fault);
        throw fault;
      },
    );
  return {
    send: ({ channelId, amount, key, bonus }) =>
      outcome(ask('pay', { channelId, amount, key, bonus }), (fault) => ({
        status: 'refused',
        refusal: { statusCode: fault.statusCode, reason: '', fault },
      })),
    ask: (key) => outcome(ask('getDepositOrderStatus', { key }), () => ({ status: 'absent' })),
    read: (orderId) => ask('getDepositOrderStatus', { orderId }),
    close: (orderId) => ask('closeOrder', { orderId }),
  };
}

let members = 0;

async function deposit(site: TestSandbox, given: Run): Promise<void> {
  members += 1;
  const { client, quiet } = watchLine(await site.member(`dep${10_000 + members}`, '0'));
  const storage = memoryStore();
  const line = faultyLine(given.fates);
  const clock = fakeClock(Date.now());
  const openTab = (): DepositRunner => {
    const runner = createDepositRunner({
      port: house(client, line),
      clock,
      storage,
      memberId: () => 'member',
      newKey: randomUUID,
      sight: { visible: () => true, subscribe: () => () => undefined },
      codeOf: (fault) => (fault instanceof Refused ? fault.statusCode : null),
    });
    runner.start();
    return runner;
  };
  const pass = secondsPass(clock, quiet);
  const wanted = {
    channelId: given.channelId,
    amount: `${given.yuan}.00`,
    payerName: null,
    bonus: given.bonus,
  };
  const tabs = [openTab()];
  const tab = (): DepositRunner => tabs[0] as DepositRunner;
  tab().submit(wanted);
  for (const each of given.troubles) {
    if (each === 'answers come') await quiet();
    if (each === 'double click' && depositIsOpen(tab().state())) tab().submit(wanted);
    if (each === 'resend') tab().resend();
    if (each === 'close')
      await tab()
        .close()
        .catch(() => undefined);
    if (each === 'time goes by') await pass(4);
    if (each === 'second tab') {
      const other = openTab();
      await pass(4);
      other.dispose();
    }
    // An order that is known is found again by its number; what is not known is kept.
    if (each === 'reload' && depositIsOpen(tab().state())) {
      tab().dispose();
      tabs[0] = openTab();
    }
  }
  // The line is good again: every intent ends in an order or without one.
  for (let round = 0; round < 60 && depositIsOpen(tab().state()); round += 1) {
    await pass(3);
    if (round % 4 === 1) tab().resend();
  }
  await quiet();
  expect(depositIsOpen(tab().state()), tab().state().status).toBe(false);
  // Payments arrive, fail or never come.
  await site.advance(6000);
  await site.advance(15 * 60_000);
  for (let round = 0; round < 60 && isFollowed(tab().state()); round += 1) await pass(15);
  const ended = tab().state();
  tab().dispose();
  expect(storage.keys()).toEqual([]);

  const records = await client.call<{ list: { recordId: string; kind: string; state: string }[] }>(
    '/fd/api/v1/transactions/queryDealRecord',
    { kind: 'deposit', pageNum: 1, pageSize: 20 },
  );
  const orders = records.data.list;
  expect(orders.length).toBeLessThanOrEqual(1);
  const { free } = await balance(client);
  if (ended.status === 'refused' || ended.status === 'none') {
    expect([orders.length, free]).toEqual([0, '0.00']);
    return;
  }
  if (!('order' in ended)) throw new Error(`Not decided: ${ended.status}`);
  expect(orders.map(({ recordId }) => recordId)).toEqual([ended.order.orderId]);
  expect(['credited', 'expired', 'closed', 'failed']).toContain(ended.status);
  const { amount, bonus = '0.00' } = ended.order;
  const cents = (text: string) => BigInt(text.replace('.', ''));
  const credited = ended.status === 'credited' ? cents(amount) + cents(bonus) : 0n;
  expect(cents(free)).toBe(credited);
  if (!given.bonus) expect(bonus).toBe('0.00');
}

test('[WA-02] whatever the line loses or repeats, no deposit is doubled, none is lost, and each ends as the gateway has it @money', async () => {
  const site = await openSandbox();
  await fc.assert(
    fc.asyncProperty(run, (given) => deposit(site, given)),
    { numRuns: count('depositFaultRuns') },
  );
  expect(members).toBeGreaterThanOrEqual(count('depositFaultRuns'));
  // Stopping checks the books: their sum is 0 and no order is half done.
  await site.stop();
  await site.db.close();
}, 600_000);
