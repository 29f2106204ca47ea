import { HomeMatches, PickPortProvider } from '@courtside/sports/react';
import { useEffect, type ComponentType } from 'react';
import type { SiteSport } from './site-sport.ts';
import { useSlipPicks } from './use-slip-picks.ts';

/** The matches of the home page; a clicked price goes into the slip beside it. */
export function createHomeMatches(sport: SiteSport): ComponentType {
  return function SiteHomeMatches() {
    // Home has a slip where it has matches.
    useEffect(() => sport.slipDoor.expect(), []);
    return (
      <PickPortProvider port={useSlipPicks(sport.runner)}>
        <HomeMatches createBoard={sport.createBoard} />
      </PickPortProvider>
    );
  };
}
