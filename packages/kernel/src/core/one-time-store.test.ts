import { expect, test } from 'vitest';
import { memoryStore } from './key-value-store.ts';
import { createOneTimeStore } from './one-time-store.ts';

test('[AU-19] what is read is gone, from the storage too', () => {
  const storage = memoryStore({ other: 'stays' });
  const once = createOneTimeStore(storage);
  expect(once.take('bet')).toBeNull();
  once.put('bet', 'OU1');
  once.put('bet', 'OU2');
  // Another page of the tab reads the text that this one put.
  expect(createOneTimeStore(storage).take('bet')).toBe('OU2');
  expect(once.take('bet')).toBeNull();
  expect(storage.keys()).toEqual(['other']);
});
