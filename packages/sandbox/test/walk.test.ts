import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../src/wire/contract.ts';
import { embeddedDatabase, emptyDatabase } from './empty-database.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import type { Envelope, SignedClient } from './signed-client.ts';
import { ACCESS_STEPS } from './walk/access-steps.ts';
import { MEMBER_STEPS } from './walk/member-steps.ts';
import { MONEY_STEPS } from './walk/money-steps.ts';
import { PLAY_STEPS } from './walk/play-steps.ts';
import { PROMOTION_STEPS } from './walk/promotion-steps.ts';
import { type Step, type Steps, walkerOf } from './walk/step.ts';

const STEPS: Steps = {
  ...ACCESS_STEPS,
  ...MEMBER_STEPS,
  ...MONEY_STEPS,
  ...PROMOTION_STEPS,
  ...PLAY_STEPS,
};
const { calls } = loadContract();

/** Writes down which paths a client asks for. */
function watched(client: SignedClient, asked: string[]): SignedClient {
  return {
    ...client,
    call(path, body, over) {
      asked.push(path);
      return client.call(path, body, over);
    },
    get(path, query) {
      asked.push(path);
      return client.get(path, query);
    },
  };
}

async function walk(
  site: TestSandbox,
  number: number,
  encrypted: boolean,
  { path, method }: { path: string; method: string },
  step: Step,
): Promise<{ answer: Envelope; last: string | undefined; data: unknown }> {
  const plain = await walkerOf(site, number, encrypted, step);
  const asked: string[] = [];
  const walker = { ...plain, client: watched(plain.client, asked) };
  const data = typeof step.data === 'function' ? step.data(walker) : step.data;
  if (step.send !== undefined) {
    const answer = await step.send(walker);
    return { answer, last: asked.at(-1), data };
  }
  const body = typeof step.body === 'function' ? await step.body(walker) : (step.body ?? {});
  const answer =
    method === 'get'
      ? await walker.client.get(path, body as Record<string, string>)
      : await walker.client.call(path, body);
  return { answer, last: asked.at(-1), data };
}

test('every operation of the contract has its step, and there are no others', () => {
  expect(Object.keys(STEPS).toSorted()).toEqual(
    calls.map(({ operationId }) => operationId).toSorted(),
  );
});

describe.each([
  ['[CA-85] in plain mode', false],
  ['[CA-87] in encrypted mode', true],
] as const)('%s', (_, encrypted) => {
  let site: TestSandbox;
  beforeAll(async () => {
    // Every call once on each kind of database.
    const db = await (encrypted ? emptyDatabase() : embeddedDatabase());
    site = await openSandbox({ encrypted, db });
  });
  afterAll(async () => {
    // Tells of every answer that was outside the contract on the way.
    await site.stop();
    await site.db.close();
  });

  test.each(calls.map((call, index) => [call.operationId, call, index] as const))(
    '%s succeeds',
    async (operationId, call, index) => {
      const step = STEPS[operationId];
      if (step === undefined) throw new Error(`No step walks ${operationId}`);
      const { answer, last, data } = await walk(site, index, encrypted, call, step);
      expect(last).toBe(call.path);
      expect(Object.keys(answer).toSorted()).toEqual(['data', 'message', 'status_code']);
      expect(answer).toMatchObject({ status_code: 6000, message: '成功', data });
      expect(call.answerFits(answer)).toBe(true);
    },
  );
});
