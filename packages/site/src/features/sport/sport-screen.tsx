import { Betslip } from '@courtside/betslip/react';
import { money } from '@courtside/money';
import { useServices, useSession } from '@courtside/shell/react';
import { PickPortProvider, SportsPage } from '@courtside/sports/react';
import { walletApi } from '@courtside/wallet/redux';
import type { ComponentType } from 'react';
import type { SiteSport } from './site-sport.ts';
import { useSlipPicks } from './use-slip-picks.ts';

const QUICK_AMOUNTS = ['50', '100', '500', '1000'];

/** The sports page: the board of one package beside the slip of another. */
export function createSportScreen(sport: SiteSport): ComponentType {
  return function SportScreen() {
    const { events } = useServices();
    const { loggedIn } = useSession();
    const { data: balance } = walletApi.useBalanceQuery(undefined, { skip: !loggedIn });
    const port = useSlipPicks(sport.runner);
    return (
      <PickPortProvider port={port}>
        <SportsPage
          createBoard={sport.createBoard}
          aside={
            <Betslip
              runner={sport.runner}
              currency="CNY"
              balance={balance ? money(balance.centerWalletBalance, 'CNY') : null}
              loggedIn={loggedIn}
              onLoginNeeded={() => events.emit('showLoginTips', undefined)}
              quickAmounts={QUICK_AMOUNTS}
              recordsPath="/mine/betRecord"
            />
          }
        />
      </PickPortProvider>
    );
  };
}
