import { afterEach, expect, test, vi } from 'vitest';
import { browserStore } from './browser-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('values survive in memory when the browser refuses to store them', () => {
  vi.stubGlobal('localStorage', {
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const store = browserStore();
  store.set('edition', 'classic');
  expect(store.get('edition')).toBe('classic');
  expect(store.keys()).toEqual(['edition']);
  store.remove('edition');
  expect(store.get('edition')).toBeNull();
});
