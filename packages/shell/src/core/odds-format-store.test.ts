import { memoryStore } from '@courtside/kernel';
import { expect, test, vi } from 'vitest';
import { oddsFormatStore } from './odds-format-store.ts';

test('[SP-03] Hong Kong until another format is chosen, and kept then', () => {
  const storage = memoryStore();
  const store = oddsFormatStore(storage);
  expect(store.current()).toBe('H');
  store.choose('M');
  expect(store.current()).toBe('M');
  expect(storage.get('courtside.oddsFormat')).toBe('M');
});

test('what is kept and no format is left out', () => {
  const storage = memoryStore();
  storage.set('courtside.oddsFormat', 'X');
  expect(oddsFormatStore(storage).current()).toBe('H');
});

test('one store a site tells everybody who shows prices', () => {
  const storage = memoryStore();
  const heard = vi.fn<() => void>();
  const stop = oddsFormatStore(storage).subscribe(heard);
  oddsFormatStore(storage).choose('E');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  oddsFormatStore(storage).choose('I');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(oddsFormatStore(memoryStore()).current()).toBe('H');
});
