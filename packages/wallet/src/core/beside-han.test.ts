import { expect, test } from 'vitest';
import { besideHan } from './beside-han.ts';

test('a space stands beside Latin letters and digits, and not between Chinese words', () => {
  expect(`仅支持${besideHan('波场 TRC20')}网络`).toBe('仅支持波场 TRC20 网络');
  expect(`仅支持${besideHan('TRC20')}网络`).toBe('仅支持 TRC20 网络');
  expect(`使用${besideHan('汇旺钱包')}前`).toBe('使用汇旺钱包前');
  expect(besideHan('')).toBe('');
});
