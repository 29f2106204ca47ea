import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { createLeaving } from './leaving.ts';

test('what leaves is kept until it is answered', () => {
  const store = memoryStore();
  const leaving = createLeaving(store, 'k');
  leaving.add(['a', 'b']);
  leaving.add(['b', 'c']);
  expect(createLeaving(store, 'k').read()).toEqual(['a', 'b', 'c']);
  leaving.remove(['a', 'c']);
  expect(leaving.read()).toEqual(['b']);
  leaving.remove(['b']);
  expect(store.get('k')).toBeNull();
});

test.each(['{', '1', '{"a":1}', '[1,null]', ''])('a store that holds %j holds nothing', (text) => {
  const store = memoryStore();
  store.set('k', text);
  expect(createLeaving(store, 'k').read()).toEqual([]);
});
