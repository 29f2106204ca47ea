import { expect, test } from 'vitest';
import { totalAssets } from './total-assets.ts';

test('what is held back stays part of all that the member has', () => {
  expect(totalAssets(['500.00', '300.00', '100.00'], 'CNY')).toBe('900.00');
  expect(totalAssets(['0.10', '0.20', '0.00'], 'CNY')).toBe('0.30');
  expect(totalAssets([], 'CNY')).toBe('0.00');
});
