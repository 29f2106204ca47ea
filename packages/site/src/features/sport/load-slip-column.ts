import type { FeatureSite } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import { siteBetTools } from './load-bet-tools.ts';
import { siteSport } from './load-sport.ts';
import type { SlipColumnProps } from './slip-column.tsx';

/** The column of the slip, with the running bets. */
export async function loadSlipColumn(site: FeatureSite): Promise<ComponentType<SlipColumnProps>> {
  const [{ createSlipColumn }, sport, tools] = await Promise.all([
    import('./slip-column.tsx'),
    siteSport.of(site),
    siteBetTools.of(site),
  ]);
  // The next page need not wait for it.
  sport.wantSlip();
  return createSlipColumn(sport, tools);
}
