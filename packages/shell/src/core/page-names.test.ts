import { expect, test, vi } from 'vitest';
import { createPageNames } from './page-names.ts';

test('a page has the name that it was given last', () => {
  const names = createPageNames();
  expect(names.of('/a')).toBeNull();
  names.give('/a', '甲');
  names.give('/a', '乙');
  expect(names.of('/a')).toBe('乙');
  expect(names.of('/b')).toBeNull();
  names.give('/a', '');
  expect(names.of('/a')).toBeNull();
});

test('only a change is told, and nothing after leaving', () => {
  const names = createPageNames();
  const listener = vi.fn<() => void>();
  const leave = names.subscribe(listener);
  names.give('/a', '甲');
  names.give('/a', '甲');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  names.give('/a', '乙');
  expect(listener).toHaveBeenCalledTimes(1);
});
