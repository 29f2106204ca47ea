import type { DepositOrder } from '@courtside/contract';
import { memoryStore } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { type DepositOutcome } from '../core/deposit.ts';
import { REQUEST_LATE_MS } from '../core/lost-request.ts';
import { createDepositRunner, DEPOSIT_ASK_MS, type DepositPort } from './deposit-runner.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const order = (more: Partial<DepositOrder> = {}) =>
  ({
    orderId: 'D1',
    status: 'waiting',
    stage: 'unpaid',
    expiresInMs: 900_000,
    ...more,
  }) as DepositOrder;
const wanted = { channelId: 'bank', amount: '100.00', payerName: null, bonus: true };
/** Waits until resolved answers are handled. */
const heard = () =>
  Promise.resolve()
    .then(() => undefined)
    .then(() => undefined);

/** A page with a gateway that gives the set answers, and records its calls. */
function open(storage = memoryStore()) {
  const clock = fakeClock(1_000_000);
  const asked: string[] = [];
  const say = {
    send: (): DepositOutcome | Error => ({ status: 'order', order: order() }),
    ask: (): DepositOutcome | Error => ({ status: 'absent' }),
    read: (): DepositOrder | Error => order(),
    close: (): DepositOrder => order({ status: 'closed', stage: 'closed' }),
  };
  const answer = <T>(what: T | Error): Promise<T> =>
    what instanceof Error ? Promise.reject(what) : Promise.resolve(what);
  const port: DepositPort = {
    send: ({ key }) => (asked.push(`send ${key.slice(-1)}`), answer(say.send())),
    ask: (key) => (asked.push(`ask ${key.slice(-1)}`), answer(say.ask())),
    read: (id) => (asked.push(`read ${id}`), answer(say.read())),
    close: (id) => (asked.push(`close ${id}`), answer(say.close())),
  };
  const login = { memberId: 'm' };
  const sight = { shown: true, tell: () => undefined as void };
  let keys = 0;
  const runner = createDepositRunner({
    port,
    clock,
    storage,
    memberId: () => login.memberId,
    newKey: () => uuid((keys += 1)),
    sight: {
      visible: () => sight.shown,
      subscribe(listener) {
        sight.tell = listener;
        return () => undefined;
      },
    },
    codeOf: () => null,
  });
  return { runner, clock, asked, say, sight, storage, login, status: () => runner.state().status };
}

test('[WA-02] a press that comes twice sends one deposit', async () => {
  const page = open();
  page.runner.start();
  page.runner.submit(wanted);
  page.runner.submit(wanted);
  await heard();
  expect(page.asked).toEqual(['send 1']);
  expect(page.status()).toBe('waiting');
  expect(page.storage.keys()).toEqual([]);
});

test('[WA-02] a lost answer is asked for by the key until it is known, and a reload goes on asking', async () => {
  const page = open();
  page.runner.start();
  page.say.send = () => new Error('cut');
  page.say.ask = () => new Error('cut');
  page.runner.submit(wanted);
  await heard();
  expect(page.status()).toBe('unknown');
  page.clock.advance(DEPOSIT_ASK_MS);
  await heard();
  expect(page.asked).toEqual(['send 1', 'ask 1', 'ask 1']);
  page.runner.dispose();

  const reloaded = open(page.storage);
  reloaded.say.ask = () => ({ status: 'order', order: order() });
  reloaded.runner.start();
  await heard();
  expect(reloaded.asked).toEqual(['ask 1']);
  expect(reloaded.status()).toBe('waiting');
  expect(page.storage.keys()).toEqual([]);
});

test('a second page takes up what the first does not know the outcome of, and sends nothing', async () => {
  const page = open();
  const second = open(page.storage);
  second.runner.start();
  page.runner.start();
  page.say.send = () => new Error('cut');
  page.runner.submit(wanted);
  second.runner.submit({ ...wanted, amount: '200.00' });
  await heard();
  expect(second.asked).toEqual(['ask 1']);
});

test('what was not received is sent again under its key', async () => {
  const page = open();
  page.runner.start();
  page.say.send = () => new Error('cut');
  page.runner.submit(wanted);
  await heard();
  expect(page.status()).toBe('absent');
  page.say.send = () => ({ status: 'order', order: order() });
  page.runner.resend();
  await heard();
  expect(page.asked).toEqual(['send 1', 'ask 1', 'send 1']);
  expect(page.status()).toBe('waiting');
});

test('[WA-02] an order is read ever more rarely, not at all out of sight, and at once when it is seen again', async () => {
  const page = open();
  page.runner.open('D1');
  await heard();
  const reads = async (ms: number) => {
    const before = page.asked.length;
    for (let passed = 0; passed < ms; passed += 1000) {
      page.clock.advance(1000);
      await heard();
    }
    return page.asked.length - before;
  };
  expect(await reads(60_000)).toBe(30);
  expect(await reads(60_000)).toBe(12);
  page.sight.shown = false;
  page.sight.tell();
  expect(await reads(600_000)).toBe(0);
  page.sight.shown = true;
  const unseen = page.asked.length;
  page.sight.tell();
  await heard();
  expect(page.asked.length - unseen).toBe(1);
  expect(await reads(60_000)).toBeGreaterThanOrEqual(4);
  expect(await reads(60_000)).toBe(4);
  page.say.read = () => order({ status: 'success' });
  await reads(15_000);
  expect(page.status()).toBe('credited');
  expect(await reads(60_000)).toBe(0);
});

test('giving an order up ends it, and what cannot be given up is told as it stands', async () => {
  const page = open();
  page.runner.open('D1');
  await heard();
  await page.runner.close();
  expect(page.asked).toEqual(['read D1', 'close D1']);
  expect(page.status()).toBe('closed');

  const paid = open();
  paid.runner.open('D1');
  await heard();
  paid.say.close = () => order({ stage: 'paid' });
  await paid.runner.close();
  expect(paid.runner.state()).toMatchObject({ status: 'waiting', order: { stage: 'paid' } });
});

test('[WA-02] what another tab has sent again is asked for, and not given up', async () => {
  const first = open();
  first.say.send = () => new Error('cut');
  first.runner.start();
  first.runner.submit(wanted);
  await heard();
  await heard();
  expect(first.status()).toBe('absent');
  const kept = first.storage.keys()[0] ?? '';
  const intent = JSON.parse(first.storage.get(kept) ?? '') as { sentAt: number };
  first.clock.advance(REQUEST_LATE_MS);
  // The intent as another tab stores it after it sent it again under its key a moment ago.
  const again = JSON.stringify({ ...intent, sentAt: first.clock.now() - 1 });
  first.storage.set(kept, again);
  first.runner.dismiss();
  expect(first.status()).toBe('unknown');
  expect(first.storage.get(kept)).toBe(again);
});

test('[WA-02] what another member is logged in over is neither shown nor asked for, and waits for whose it is', async () => {
  const page = open();
  page.say.send = () => new Error('cut');
  page.runner.start();
  page.runner.submit(wanted);
  await heard();
  await heard();
  expect(page.status()).toBe('absent');
  page.login.memberId = 'other';
  const asked = page.asked.length;
  page.clock.advance(DEPOSIT_ASK_MS);
  expect([page.status(), page.asked.length]).toEqual(['none', asked]);
  page.runner.resend();
  expect(page.asked).toHaveLength(asked);
  page.login.memberId = 'm';
  page.runner.start();
  await heard();
  expect(page.status()).toBe('absent');
});
