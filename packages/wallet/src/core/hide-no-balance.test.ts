import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { createHideNoBalance } from './hide-no-balance.ts';

test('[ST-07] the choice is kept as 1 or 0, and anything else counts as none', () => {
  const storage = memoryStore();
  const kept = createHideNoBalance(storage);
  expect(kept.current()).toBe(false);
  kept.choose(true);
  expect(storage.get('courtside.hideNoBalance')).toBe('1');
  expect(createHideNoBalance(storage).current()).toBe(true);
  kept.choose(false);
  expect(storage.get('courtside.hideNoBalance')).toBe('0');
  expect(kept.current()).toBe(false);
  expect(createHideNoBalance(memoryStore({ 'courtside.hideNoBalance': 'yes' })).current()).toBe(
    false,
  );
});
