import { GatewayError } from '@courtside/api-client';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createMaintenance } from './maintenance.ts';

type Answer = 'open' | 'away' | { reopensAt?: unknown };

function open() {
  const clock = fakeClock(0);
  let answer: Answer = 'open';
  let asked = 0;
  let opened = 0;
  const maintenance = createMaintenance({
    clock,
    random: seededRandom(1),
    probe: async () => {
      asked += 1;
      if (answer === 'away') throw new Error('no answer');
      if (answer !== 'open') throw new GatewayError(6013, '系统维护中', answer);
    },
    onOpen: () => (opened += 1),
  });
  const seen: unknown[] = [];
  maintenance.subscribe(() => seen.push(maintenance.state()));
  const stop = maintenance.start();
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    ...{ maintenance, seen, stop, settle },
    asked: () => asked,
    opened: () => opened,
    answer(next: Answer) {
      answer = next;
    },
    async pass(ms: number) {
      clock.advance(ms);
      await settle();
    },
  };
}

test('[CO-14] one refusal is no maintenance: the gateway is asked, and closes the site', async () => {
  const { maintenance, answer, settle, seen, asked } = open();
  maintenance.heard();
  await settle();
  expect([seen, asked()]).toEqual([[], 1]);
  answer({ reopensAt: 1_781_205_000_000 });
  maintenance.heard();
  await settle();
  expect(seen).toEqual([{ reopensAt: 1_781_205_000_000 }]);
});

test.each([undefined, null, 'soon', -1, 1.5, Number.NaN, 2 ** 60])(
  'an end of %j is none',
  async (reopensAt) => {
    const { maintenance, answer, settle } = open();
    answer({ reopensAt });
    maintenance.heard();
    await settle();
    expect(maintenance.state()).toEqual({ reopensAt: null });
  },
);

test('[CO-14] a closed site asks every 20 to 30 seconds, opens by itself, and has read again what failed', async () => {
  const { maintenance, answer, settle, pass, asked, opened, seen } = open();
  answer({});
  maintenance.heard();
  await settle();
  for (let call = 0; call < 50; call += 1) maintenance.heard();
  await pass(19_999);
  expect(asked()).toBe(1);
  await pass(10_001);
  expect(asked()).toBe(2);
  answer('away');
  await pass(30_000);
  expect([maintenance.state(), opened()]).toEqual([{ reopensAt: null }, 0]);
  answer('open');
  await pass(30_000);
  expect([maintenance.state(), opened(), seen.length]).toEqual([null, 1, 2]);
  await pass(120_000);
  expect(asked()).toBe(4);
});

test('an end that moves is told', async () => {
  const { maintenance, answer, settle, seen } = open();
  answer({ reopensAt: 1000 });
  maintenance.heard();
  await settle();
  answer({ reopensAt: 2000 });
  await maintenance.ask();
  await maintenance.ask();
  expect(seen).toEqual([{ reopensAt: 1000 }, { reopensAt: 2000 }]);
});

test('questions at the same time are one', async () => {
  const { maintenance, asked } = open();
  await Promise.all([maintenance.ask(), maintenance.ask(), maintenance.ask()]);
  expect(asked()).toBe(1);
});

test('who asks is told whether the gateway answered', async () => {
  const { maintenance, answer } = open();
  expect(await maintenance.ask()).toBe(true);
  answer({});
  expect(await maintenance.ask()).toBe(true);
  answer('away');
  expect(await maintenance.ask()).toBe(false);
});

test('what was ended asks no more, and goes on when it is begun again', async () => {
  const { maintenance, answer, settle, pass, stop, asked } = open();
  answer({});
  maintenance.heard();
  await settle();
  stop();
  maintenance.heard();
  await pass(120_000);
  expect(asked()).toBe(1);
  answer('open');
  maintenance.start();
  await settle();
  expect([asked(), maintenance.state()]).toEqual([2, null]);
});
