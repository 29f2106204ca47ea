import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { createRememberedLogin } from './remembered-login.ts';

const cipher = {
  encrypt: (text: string) => `sealed:${Array.from(text).toReversed().join('')}`,
  decrypt: async (text: string) => {
    if (!text.startsWith('sealed:')) throw new Error('not ours');
    return Array.from(text.slice(7)).toReversed().join('');
  },
};
const pair = { name: 'ab12', password: 'secret12' };
const clock = { now: () => 1_750_000_000_000 };

test('[AU-12] [ST-09] the pair comes back, its password is never stored in the clear', async () => {
  const storage = memoryStore();
  const remembered = createRememberedLogin(storage, cipher, clock);
  expect(await remembered.load()).toBeNull();
  await remembered.keep(pair);
  expect(storage.get('courtside.remember')).toBe('1750000000000');
  expect(
    storage
      .keys()
      .map((key) => storage.get(key))
      .join(),
  ).not.toContain('secret12');
  expect(await createRememberedLogin(storage, cipher, clock).load()).toEqual(pair);
});

test('[AU-12] [ST-08] unticked, the flag is empty and the pair is gone', async () => {
  const storage = memoryStore();
  const remembered = createRememberedLogin(storage, cipher, clock);
  await remembered.keep(pair);
  expect(storage.get('courtside.remember')).toBe('1750000000000');
  remembered.clear();
  expect(storage.get('courtside.remember')).toBe('');
  expect(storage.get('courtside.remembered')).toBeNull();
  expect(await remembered.load()).toBeNull();
});

test.each(['{', 'null', '[]', '{"name":1,"password":"x"}', '{"name":"a","password":"foreign"}'])(
  'a pair that cannot be read counts as none: %s',
  async (kept) => {
    const storage = memoryStore({ 'courtside.remember': '1', 'courtside.remembered': kept });
    expect(await createRememberedLogin(storage, cipher, clock).load()).toBeNull();
  },
);
