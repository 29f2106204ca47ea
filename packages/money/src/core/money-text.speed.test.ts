import { expect, test } from 'vitest';
import { parseFormattedMoney, parseMoney } from './money-text.ts';

const megabyte = 1_000_000;

test.each(['¥', '1,', ' ', '１', '-', '1e'])(
  'a megabyte of nonsense is refused within 50 ms (%#)',
  (unit) => {
    const text = unit.repeat(megabyte / unit.length);
    const began = performance.now();
    parseMoney(text, 'CNY');
    parseFormattedMoney(text, 'CNY');
    expect(performance.now() - began).toBeLessThan(50);
  },
);
