import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { createCodeWaits, type CodeWaitOf } from './code-waits.ts';

const own: CodeWaitOf = { purpose: 'reset', to: '13812345678', name: 'ab12' };

test('[AU-06] the wait for another code outlives the page, for each kind of code, target and member', () => {
  const storage = memoryStore();
  createCodeWaits(storage, () => 1000).keep(own, 61_000);
  const later = createCodeWaits(storage, () => 30_000);
  expect(later.read(own)).toBe(61_000);
  expect(later.read({ ...own, name: 'AB12' })).toBe(61_000);
  expect(later.read({ ...own, purpose: 'newDevice' })).toBe(0);
  expect(later.read({ ...own, to: '13812345679' })).toBe(0);
  expect(later.read({ ...own, name: 'other1' })).toBe(0);
  later.keep({ ...own, to: 'a@b.c' }, 70_000);
  expect([later.read(own), later.read({ ...own, to: 'a@b.c' })]).toEqual([61_000, 70_000]);
});

test('neither the phone nor the name can be read from the storage', () => {
  const storage = memoryStore();
  createCodeWaits(storage, () => 1000).keep(own, 61_000);
  expect(storage.get('courtside.codeWait.reset')).not.toMatch(/13812345678|ab12/);
});

test.each([
  ['over', 61_000, 61_000],
  ['further away than any wait', 601_001, 1000],
  ['no number', Number.NaN, 1000],
])('a wait that is %s counts for nothing', (_, kept, now) => {
  const storage = memoryStore();
  createCodeWaits(storage, () => now).keep(own, kept);
  expect(createCodeWaits(storage, () => now).read(own)).toBe(0);
});

test.each(['no JSON', 'null', '[1]', '61000'])('what is kept as %s counts for nothing', (text) => {
  const storage = memoryStore();
  storage.set('courtside.codeWait.reset', text);
  expect(createCodeWaits(storage, () => 1000).read(own)).toBe(0);
});

test('without a store nothing is kept, and nothing fails', () => {
  const waits = createCodeWaits(undefined, () => 1000);
  waits.keep(own, 61_000);
  expect(waits.read(own)).toBe(0);
});
