import { Betslip } from '@courtside/betslip/react';
import { useT } from '@courtside/i18n/react';
import { money } from '@courtside/money';
import { useServices, useSession } from '@courtside/shell/react';
import { PickPortProvider, SportsPage } from '@courtside/sports/react';
import { walletApi } from '@courtside/wallet/redux';
import { useMemo, type ComponentType } from 'react';
import { createPickPort } from './pick-port.ts';
import { limitReached, orderConfirming } from './refusal-messages.ts';
import type { SiteSport } from './site-sport.ts';

const QUICK_AMOUNTS = ['50', '100', '500', '1000'];

/** The sports page: the board of one package beside the slip of another. */
export function createSportScreen(sport: SiteSport): ComponentType {
  return function SportScreen() {
    const t = useT();
    const { toaster, events } = useServices();
    const { loggedIn } = useSession();
    const { data: balance } = walletApi.useBalanceQuery(undefined, { skip: !loggedIn });
    const port = useMemo(
      () =>
        createPickPort(sport.runner, ([refusal]) => {
          const limit = refusal?.code === 'slip.limit-reached';
          toaster.show(t(limit ? limitReached : orderConfirming, { ...refusal?.params }));
        }),
      [t, toaster],
    );
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
