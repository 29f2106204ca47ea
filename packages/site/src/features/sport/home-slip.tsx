import type { BetTools } from '@courtside/member/react';
import type { ComponentType } from 'react';
import type { SiteSport } from './site-sport.ts';
import { useSlipBeside } from './use-slip-beside.tsx';

/** The slip beside the blocks of the home page. */
export function createHomeSlip(sport: SiteSport, tools: BetTools): ComponentType {
  return function HomeSlip() {
    // A click on a price of home only puts it into the slip (decision 036).
    return useSlipBeside(sport, tools, { quickBets: false }).aside;
  };
}
