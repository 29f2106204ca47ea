import { Betslip } from '@courtside/betslip/react';
import { isCurrency, money } from '@courtside/money';
import { useBalance, useServices, useSession } from '@courtside/shell/react';
import { PickPortProvider, SportsPage } from '@courtside/sports/react';
import type { ComponentType } from 'react';
import type { SiteSport } from './site-sport.ts';
import { useSlipPicks } from './use-slip-picks.ts';

const SLIP_ID = 'slip';
const QUICK_AMOUNTS = ['50', '100', '500', '1000'];

/** The sports page: the board of one package beside the slip of another. */
export function createSportScreen(sport: SiteSport): ComponentType {
  return function SportScreen() {
    const { brand, events } = useServices();
    const { loggedIn } = useSession();
    const { data: balance } = useBalance();
    // An amount in a currency that is not known must not be shown, or bet, as one of another.
    const own = isCurrency(balance?.currency) ? balance.currency : null;
    const currency = own ?? brand.currency;
    const port = useSlipPicks(sport.runner);
    return (
      <PickPortProvider port={port}>
        <SportsPage
          createBoard={sport.createBoard}
          slipId={SLIP_ID}
          aside={
            <Betslip
              id={SLIP_ID}
              runner={sport.runner}
              currency={currency}
              balance={balance && own ? money(balance.centerWalletBalance, own) : null}
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
