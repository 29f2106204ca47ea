import { isGatewayError } from '@courtside/api-client';
import { memoryStore } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import { count } from '@courtside/tooling/testing';
import {
  createDepositRunner,
  DEPOSIT_ASK_MS,
  depositIsOpen,
  isFollowed,
  REQUEST_LATE_MS,
  type DepositRunner,
} from '@courtside/wallet';
import { gatewayDeposits } from '@courtside/wallet/redux';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fate, faultyLine } from './faulty-line.ts';
import { balance, openSandbox, type TestSandbox } from './harness.ts';
import { lineClient } from './line-client.ts';
import { secondsPass, watchLine } from './quiet-line.ts';

const run = fc.record({
  channelId: fc.constantFrom('bank-transfer', 'alipay', 'usdt-trc20', 'huione'),
  // Ends well, fails, is never paid, and is refused.
  yuan: fc.constantFrom(300, 300, 1404, 1408, 20),
  bonus: fc.boolean(),
  fates: fc.array(
    fc.constantFrom<Fate>('request-lost', 'answer-lost', 'late', 'twice', 'answered'),
    {
      maxLength: 12,
    },
  ),
  troubles: fc.array(
    fc.constantFrom(
      'none',
      'reload',
      'second tab',
      'double click',
      'close',
      'resend',
      'time goes by',
      'until it is too late',
      'cut until it is too late',
      // What comes next finds the answers there; without it, they are still on their way.
      'answers come',
    ),
    { minLength: 1, maxLength: 8 },
  ),
});
type Run = typeof run extends fc.Arbitrary<infer T> ? T : never;

/** Until nothing that was sent would be taken any more, and the gateway was asked since. */
const LATE_S = (REQUEST_LATE_MS + DEPOSIT_ASK_MS) / 1000;

let members = 0;

async function deposit(site: TestSandbox, given: Run): Promise<void> {
  members += 1;
  const { client, quiet } = watchLine(await site.member(`dep${10_000 + members}`, '0'));
  const storage = memoryStore();
  const line = faultyLine(given.fates);
  const clock = fakeClock(Date.now());
  const openTab = (): DepositRunner => {
    const runner = createDepositRunner({
      port: gatewayDeposits(lineClient(client, line, ['/getDepositOrderStatus', '/closeOrder'])),
      clock,
      storage,
      memberId: () => 'member',
      newKey: randomUUID,
      sight: { visible: () => true, subscribe: () => () => undefined },
      codeOf: (fault) => (isGatewayError(fault) ? fault.statusCode : null),
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
  let seenElsewhere: string | null = null;
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
      // An order that is known is only left by that.
      if (depositIsOpen(tab().state())) tab().dismiss();
      line.mend();
    }
    if (each === 'second tab') {
      const other = openTab();
      await pass(4);
      const seen = other.state();
      if ('order' in seen) seenElsewhere = seen.order.orderId;
      other.dispose();
    }
    // An order that is known is found again by its number; what is not known is kept.
    if (each === 'reload' && depositIsOpen(tab().state())) {
      tab().dispose();
      tabs[0] = openTab();
      // Another tab has found the order, and the device keeps its key no longer. The member opens the order they saw there.
      if (tab().state().status === 'none' && seenElsewhere !== null) tab().open(seenElsewhere);
    }
  }
  await line.release();
  await quiet();
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
