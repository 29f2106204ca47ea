import { memoryStore } from '@courtside/kernel';
import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import type { ClaimIntent, ClaimOutcome } from '../core/claim.ts';
import { CLAIM_AGAIN_MS, CLAIM_AGE_MS, createClaimRunner } from './claim-runner.ts';

const TARGET = { promotionId: 'p-first' } as const;
const given: ClaimOutcome = {
  status: 'given',
  exchange: {
    ...{ exchangeId: 'E1-1', promotionId: 'p-first', title: '首存礼遇', kind: 'bonus' },
    ...{ amount: '18.00', turnover: '18.00', at: 1 },
  },
};
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function open(answers: (ClaimOutcome | Error)[], storage = memoryStore()) {
  const clock = fakeClock();
  const asked: ClaimIntent[] = [];
  let member: string | null = '100001';
  const make = () =>
    createClaimRunner({
      port: async (intent) => {
        asked.push(intent);
        const answer = answers.shift() ?? given;
        if (answer instanceof Error) throw answer;
        return answer;
      },
      ...{ clock, storage },
      memberId: () => member,
      newKey: () => `00000000-0000-4000-8000-${String(asked.length).padStart(12, '0')}`,
    });
  return { make, asked, clock, storage, be: (id: string | null) => (member = id) };
}

test('a lost answer is asked for under the same key, over a reload too', async () => {
  const { make, asked, clock, storage } = open([new Error('cut'), new Error('cut')]);
  const first = make();
  expect(first.claim(TARGET)).toBe(true);
  expect(first.claim(TARGET)).toBe(false);
  await settle();
  expect(first.stateOf(TARGET).status).toBe('unknown');
  clock.advance(CLAIM_AGAIN_MS);
  await settle();
  first.dispose();
  const second = make();
  second.start();
  await settle();
  expect(second.stateOf(TARGET)).toMatchObject({ status: 'given' });
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(asked).toHaveLength(3);
  expect(storage.keys()).toEqual([]);
});

test('what was refused can be closed and claimed anew, under another key', async () => {
  const refused: ClaimOutcome = { status: 'refused', refusal: { statusCode: 6003, text: '暂无' } };
  const { make, asked } = open([refused]);
  const runner = make();
  runner.claim(TARGET);
  await settle();
  expect(runner.stateOf(TARGET)).toMatchObject({ status: 'refused', refusal: { text: '暂无' } });
  runner.dismiss(TARGET);
  expect(runner.stateOf(TARGET).status).toBe('idle');
  runner.claim(TARGET);
  await settle();
  expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
});

test('nothing is sent for a visitor, nor for another member than the one who pressed', async () => {
  const { make, asked, clock, be } = open([new Error('cut')]);
  const runner = make();
  be(null);
  expect(runner.claim(TARGET)).toBe(false);
  be('100001');
  runner.claim(TARGET);
  await settle();
  be('100002');
  clock.advance(CLAIM_AGAIN_MS);
  await settle();
  expect(asked).toHaveLength(1);
});

test('all are claimed one after the other, each once', async () => {
  const { make, asked } = open([]);
  const targets = [TARGET, { promotionId: 'p-task', taskId: 'phone' }, TARGET];
  const runner = make();
  await runner.claimAll(targets.slice(0, 2));
  expect(asked.map(({ target }) => target)).toEqual(targets.slice(0, 2));
});

test('what one member claimed is nothing to the next: neither its result nor its wait', async () => {
  const { make, asked, be } = open([given, new Error('cut'), given]);
  const other = { promotionId: 'p-sign' } as const;
  const runner = make();
  runner.claim(TARGET);
  await settle();
  runner.claim(other);
  await settle();
  be('100002');
  expect(runner.stateOf(TARGET).status).toBe('idle');
  expect(runner.claim(other)).toBe(true);
  await settle();
  expect(runner.stateOf(other).status).toBe('given');
  expect(asked.map(({ owner }) => owner)).toEqual(['100001', '100001', '100002']);
  be('100001');
  expect([runner.stateOf(TARGET).status, runner.stateOf(other).status]).toEqual([
    'given',
    'unknown',
  ]);
});

test('a claim that was kept for long is let go of: nobody wants it by now', async () => {
  const { make, asked, clock, storage } = open([new Error('cut')]);
  const closed = make();
  closed.claim(TARGET);
  await settle();
  closed.dispose();
  clock.advance(CLAIM_AGE_MS + 1);
  const before = asked.length;
  make().start();
  await settle();
  expect([asked.length - before, storage.keys()]).toEqual([0, []]);
});
