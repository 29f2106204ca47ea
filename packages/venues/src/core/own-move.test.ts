import { expect, test } from 'vitest';
import { isOwnMove } from './own-move.ts';
import type { MoneyMove } from './wallet-part.ts';

const done = (key: string, venue = 'QFDZ', way: 'in' | 'out' = 'in'): MoneyMove => ({
  ...{ status: 'done', key, venue, way },
  ...{ amount: '10.00', left: '0.00', agreed: false, kept: [] },
});
const ordered = { venue: 'QFDZ', before: 'k1' };

test('only the movement that a dialog ordered is its own', () => {
  expect(isOwnMove(done('k2'), ordered)).toBe(true);
  // A movement from before the dialog, or from before the order.
  expect(isOwnMove(done('k1'), null)).toBe(false);
  expect(isOwnMove(done('k1'), ordered)).toBe(false);
  expect(isOwnMove(done('k2', 'KXZR'), ordered)).toBe(false);
  expect(isOwnMove(done('k2', 'QFDZ', 'out'), ordered)).toBe(false);
  expect(isOwnMove({ status: 'none' }, ordered)).toBe(false);
});
