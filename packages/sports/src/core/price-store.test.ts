import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import type { ToldPrice } from './live-price.ts';
import { createPriceStore } from './price-store.ts';

const told = (price: string): ToldPrice => ({
  ...{ price, open: true, ratio: '0.5', strong: 'H', score: null },
});

test('the newer version wins in whatever order they come, and a whole list whatever its version', () => {
  const clock = fakeClock(0);
  const store = createPriceStore(clock);
  store.hold('k');
  store.tell('k', told('0.95'), 5);
  store.tell('k', told('0.90'), 4);
  clock.paint();
  expect(store.get('k')?.price).toBe('0.95');
  store.tell('k', told('0.80'), 2, true);
  store.tell('k', told('0.85'), 3);
  clock.paint();
  expect(store.get('k')).toMatchObject({ price: '0.85', move: 'up' });
});

test('a price stays as long as one list holds it, and is not kept where none does', () => {
  const clock = fakeClock(0);
  const store = createPriceStore(clock);
  store.tell('k', told('0.95'), 5);
  expect(store.latest('k')).toBeUndefined();
  store.hold('k');
  store.hold('k');
  store.tell('k', told('0.95'), 5);
  store.release('k');
  clock.paint();
  expect(store.get('k')?.price).toBe('0.95');
  store.release('k');
  clock.paint();
  expect(store.get('k')).toBeUndefined();
});

test('what is shown is told once a frame, after the readers of each price', () => {
  const clock = fakeClock(0);
  const store = createPriceStore(clock);
  const heard: string[] = [];
  store.subscribe('a', () => heard.push('a'));
  store.onShown((keys) => heard.push(`shown ${keys.join()}`));
  for (const key of ['a', 'b']) {
    store.hold(key);
    store.tell(key, told('0.90'), 1);
    store.tell(key, told('0.95'), 2);
  }
  expect(heard).toEqual([]);
  clock.paint();
  expect(heard).toEqual(['a', 'shown a,b']);
  clock.paint();
  expect(heard).toHaveLength(2);
});
