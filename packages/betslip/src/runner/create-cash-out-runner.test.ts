import { memoryStore } from '@courtside/kernel';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import type { CashOutOutcome } from '../core/order/cash-out-order.ts';
import { createCashOutRunner } from './create-cash-out-runner.ts';

const offer = {
  ...{ ticketId: 'T1', value: '90.00', stakeLeft: '100.00', minPart: '10.00', token: 'o-1' },
  expiresAt: 11_000,
};
const whole = { amount: '', stake: '100.00', value: '90.00', stays: '0.00' };
const accepted: CashOutOutcome = { status: 'accepted', value: '90.00', stakeLeft: '0.00' };
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function setUp(storage = memoryStore(), random = seededRandom(5)) {
  const clock = fakeClock(1000);
  const sent: string[] = [];
  const asked: string[] = [];
  const house = {
    send: (): Promise<CashOutOutcome> => Promise.resolve(accepted),
    ask: (): Promise<CashOutOutcome> => Promise.resolve({ status: 'absent' }),
  };
  let decided = 0;
  const runner = createCashOutRunner({
    port: {
      send: ({ key }) => (sent.push(key), house.send()),
      ask: (key) => (asked.push(key), house.ask()),
    },
    ...{ clock, random, storage, memberId: () => 'm-1', onDecided: () => (decided += 1) },
  });
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      clock.advance(1000);
      await settle();
    }
  };
  const sell = () => {
    runner.choose(offer, whole);
    runner.confirm('T1');
  };
  return { runner, clock, house, sent, asked, storage, pass, sell, decided: () => decided };
}

test('a double press sends once and pays once @money', async () => {
  const { runner, sent, sell, storage, decided } = setUp();
  sell();
  runner.confirm('T1');
  runner.choose(offer, whole);
  runner.confirm('T1');
  expect(storage.keys()).toHaveLength(1);
  await settle();
  expect(sent).toHaveLength(1);
  expect(runner.read('T1')).toMatchObject({ status: 'accepted', value: '90.00' });
  expect([storage.keys(), decided()]).toEqual([[], 1]);
});

test('a lost reply is asked for by the same key until the house answers @money', async () => {
  const { runner, house, sent, asked, sell, pass } = setUp();
  house.send = () => Promise.reject(new Error('cut'));
  house.ask = () => Promise.reject(new Error('cut'));
  sell();
  await settle();
  expect(runner.read('T1').status).toBe('unknown');
  await pass(5);
  house.ask = () => Promise.resolve(accepted);
  await pass(10);
  expect(runner.read('T1').status).toBe('accepted');
  expect(sent).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set(sent));
});

test('what never arrived is refused once its offer is over, and not before', async () => {
  const { runner, house, sell, pass, decided } = setUp();
  house.send = () => Promise.reject(new Error('cut'));
  sell();
  await pass(8);
  expect(runner.read('T1').status).toBe('unknown');
  await pass(6);
  expect(runner.read('T1')).toMatchObject({ status: 'refused', reason: 'not-received' });
  expect(decided()).toBe(1);
});

test('a page that is loaded again asks for what was under way, and another member does not', async () => {
  const first = setUp();
  first.house.send = () => new Promise(() => undefined);
  first.sell();
  first.runner.dispose();
  const again = setUp(first.storage);
  again.house.ask = () => Promise.resolve(accepted);
  again.runner.start();
  again.runner.start();
  expect(again.runner.read('T1').status).toBe('unknown');
  await again.pass(2);
  expect(again.asked).toEqual(first.sent);
  expect(again.runner.read('T1').status).toBe('accepted');
  expect(again.storage.keys()).toEqual([]);
});

test('what was forgotten is neither shown nor asked for', async () => {
  const { runner, house, asked, sell, pass } = setUp();
  house.send = () => Promise.reject(new Error('cut'));
  sell();
  await settle();
  runner.forget();
  await pass(5);
  expect([runner.read('T1').status, asked]).toEqual(['none', []]);
});
