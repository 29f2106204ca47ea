import { RESTRICTED_REGIONS } from '@courtside/help';
import { MARKET_POLICIES, policyFor, regionsAtOdds } from '@courtside/responsible-play';
import { expect, test } from 'vitest';

test('a market that serves a listed region is at odds with the terms', () => {
  expect(RESTRICTED_REGIONS).toEqual(['IR', 'KP', 'MM']);
  const demo = policyFor('demo');
  expect(regionsAtOdds({ ...demo, regions: ['MT', 'MM'] }, RESTRICTED_REGIONS)).toEqual(['MM']);
});

test('what the terms exclude where a brand lists nothing is served by no market that comes with the packages', () => {
  for (const [market, policy] of Object.entries(MARKET_POLICIES)) {
    expect(regionsAtOdds(policy, RESTRICTED_REGIONS), market).toEqual([]);
  }
});
