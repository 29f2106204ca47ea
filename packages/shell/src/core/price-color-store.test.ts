import { memoryStore } from '@courtside/kernel';
import { expect, test, vi } from 'vitest';
import { createPriceColorStore } from './price-color-store.ts';

test('a choice is kept and told; before it the locale’s custom counts, then the brand', () => {
  const storage = memoryStore();
  let locale = 'zh-Hant';
  const colors = createPriceColorStore(storage, 'green-up', () => locale);
  const heard = vi.fn<() => void>();
  const stop = colors.subscribe(heard);
  expect([colors.current(), colors.chosen()]).toEqual(['green-up', null]);
  locale = 'zh-Hans';
  expect(colors.current()).toBe('red-up');
  colors.choose('colour-blind');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(colors.current()).toBe('colour-blind');
  expect(createPriceColorStore(storage, 'red-up', () => locale).chosen()).toBe('colour-blind');
  stop();
  colors.choose('red-up');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what is no palette in storage counts as no choice', () => {
  const storage = memoryStore();
  storage.set('courtside.priceColors', 'rainbow');
  expect(createPriceColorStore(storage, 'green-up', () => 'zh-Hant').current()).toBe('green-up');
});
