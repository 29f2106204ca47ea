import { RESTRICTED_REGIONS } from '@courtside/help';
import { MARKET_POLICIES, regionsAtOdds } from '@courtside/responsible-play';
import { expect, test } from 'vitest';

test('what the terms exclude where a brand lists nothing is served by no market that comes with the packages', () => {
  expect(RESTRICTED_REGIONS.length).toBeGreaterThan(0);
  for (const [market, policy] of Object.entries(MARKET_POLICIES)) {
    expect(regionsAtOdds(policy, RESTRICTED_REGIONS), market).toEqual([]);
  }
});
