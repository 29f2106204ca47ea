import { OddsFormatSelect } from '@courtside/betslip/react';
import { DEFAULT_ODDS_FORMAT } from '@courtside/money';
import { oddsFormatStore } from '@courtside/shell';
import { useIsInBrowser, useServices, useSession, type FeatureSite } from '@courtside/shell/react';
import { PickPortProvider, SportsPage } from '@courtside/sports/react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { crModeOf } from './cr-mode.ts';
import { markWord } from './mark-word.tsx';
import type { SiteSport } from './site-sport.ts';
import { dueSlipPart } from './slip-parts.tsx';
import { useSlipBeside } from './use-slip-beside.tsx';

/** The sports page: the board of one package beside the slip of another. */
export function createSportScreen(site: FeatureSite, sport: SiteSport): ComponentType {
  const SlipColumn = dueSlipPart(site, sport);
  return function SportScreen() {
    const { brand, storage } = useServices();
    const { loggedIn } = useSession();
    const isInBrowser = useIsInBrowser();
    const { pathname } = useLocation();
    const { slipId, port, aside } = useSlipBeside(sport, SlipColumn);
    return (
      <PickPortProvider port={port}>
        <SportsPage
          createBoard={sport.createBoard}
          createOutrights={sport.createOutrights}
          choice={sport.choice}
          onSeries={sport.startSeries}
          crMode={crModeOf(brand.toggles, { loggedIn, pathname })}
          slipId={slipId}
          tools={
            <OddsFormatSelect
              onChoose={oddsFormatStore(storage).choose}
              markWord={markWord}
              {...(!isInBrowser && { shown: DEFAULT_ODDS_FORMAT })}
            />
          }
          // Its column is reserved, so that the first paint need not wait for the styles of the slip.
          aside={isInBrowser && aside}
        />
      </PickPortProvider>
    );
  };
}
