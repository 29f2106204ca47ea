import type { FeatureSite } from '@courtside/shell/react';
import { ResultsPage } from '@courtside/sports/react';
import type { ComponentType } from 'react';
import { sportsGatewayOf } from './sports-gateway-of.ts';

/** The results of the sports venue. */
export function createResultsScreen(site: FeatureSite): ComponentType {
  const gateway = sportsGatewayOf(site);
  return function ResultsScreen() {
    return <ResultsPage gateway={gateway} />;
  };
}
