import {
  HotMatches,
  PickPortProvider,
  type BoardPick,
  type PickPort,
} from '@courtside/sports/react';
import { useMemo, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import type { SiteSport } from './site-sport.ts';
import { useSlipPicks } from './use-slip-picks.ts';

/** Live and hot matches for the home page; a price that is pressed goes into the slip, which is on the sports page. */
export function createHomeMatches(sport: SiteSport): ComponentType {
  return function HomeMatches() {
    const picks = useSlipPicks(sport.runner);
    const navigate = useNavigate();
    const port = useMemo(
      (): PickPort => ({
        ...picks,
        toggle(pick: BoardPick) {
          picks.toggle(pick);
          const show = pick.match.gameStatus === 'scheduled' ? 'FT' : 'RB';
          void navigate(`/game/sport?show=${show}`);
        },
      }),
      [navigate, picks],
    );
    return (
      <PickPortProvider port={port}>
        <HotMatches createBoard={sport.createBoard} />
      </PickPortProvider>
    );
  };
}
