import { expect, test } from 'vitest';
import { walletRoutes } from './wallet-routes.ts';

test('[NV-01] no page of money is kept while another is shown', () => {
  expect(walletRoutes.length).toBeGreaterThan(10);
  expect(walletRoutes.filter(({ cache }) => cache !== false)).toEqual([]);
});
