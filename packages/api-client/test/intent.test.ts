import { CourtsideError, memoryStore } from '@courtside/kernel';
import { seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { GatewayError, newIntent } from '../src/index.ts';

const silence = new CourtsideError('late', { code: 'client.timeout', kind: 'timeout' });

/** The keys that runs with these outcomes are sent with. */
async function keysOf(outcomes: readonly (Error | null)[]): Promise<string[]> {
  const intent = newIntent(seededRandom(1));
  const keys: string[] = [];
  for (const outcome of outcomes) {
    await intent
      .run((key) => {
        keys.push(key);
        return outcome ? Promise.reject(outcome) : Promise.resolve();
      })
      .catch(() => undefined);
  }
  return keys;
}

test('a key is kept until the outcome is known', async () => {
  const [first, second, third] = await keysOf([silence, new GatewayError(6008, ''), null]);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect([second, third]).toEqual([first, first]);
});

test.each([
  ['a success', null],
  ['a refusal', new GatewayError(6007, '')],
])('after %s the next intent has a key of its own', async (_, outcome) => {
  const [first, second] = await keysOf([outcome, null]);
  expect(second).not.toBe(first);
});

test('a second press joins what is under way', async () => {
  const intent = newIntent(seededRandom(1));
  const keys: string[] = [];
  const press = () =>
    intent.run(async (key) => {
      keys.push(key);
      await Promise.resolve();
      return key;
    });
  const [one, two] = await Promise.all([press(), press()]);
  expect(one).toBe(two);
  expect(keys).toHaveLength(1);
});

test('the key of an open intent outlives the page; a settled one and a hostile one do not', async () => {
  const storage = memoryStore();
  const reload = (seed: number) => newIntent(seededRandom(seed), { storage, name: 'deposit' });
  const key = reload(1).key();
  expect(reload(2).key()).toBe(key);
  await reload(3).run(() => Promise.resolve());
  const next = reload(4).key();
  expect(next).not.toBe(key);
  storage.set('courtside.intent.deposit', '<script>');
  expect(reload(5).key()).toMatch(/^[0-9a-f-]{36}$/);
});
