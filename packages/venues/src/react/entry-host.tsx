import { gatewayApi } from '@courtside/api-client/redux';
import type { VenueWanted } from '@courtside/shell';
import { useServices, useSession, type DialogProps } from '@courtside/shell/react';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import type { EntryRequest } from '../core/entry-flow.ts';
import { forgetVisit, pageBefore } from '../core/game-visit.ts';
import { forgetSlotContent } from '../core/kept-content.ts';
import { isOwnMove, type OrderedMove } from '../core/own-move.ts';
import { Obstacle } from './entry-obstacle.tsx';
import { TransferInDialog } from './transfer-in-dialog.tsx';
import { useAfterLogin } from './use-after-login.ts';
import { useEntryRunner } from './use-entry-runner.ts';
import { useToldMoves } from './use-told-moves.ts';
import type { WalletPort } from './wallet-port.ts';
import type { VenueEntryWanted } from './venue-events.ts';

const here = () => location.pathname + location.search;

/** Takes a member into a venue from any page, shows obstacles, and reports the outcome of money movements. */
export function createEntryHost(wallet: WalletPort): ComponentType<DialogProps> {
  return function EntryHost({ opened }) {
    const { events, session, tabStorage } = useServices();
    const { loggedIn } = useSession();
    const refresh = wallet.useRefresh();
    const { state, runner } = useEntryRunner(refresh);
    const mover = wallet.useMover();
    const takesIn = state.status === 'transfer-in';
    const wallets = wallet.useWallets({ skip: !takesIn && mover.move.status === 'none' });
    const [ordered, setOrdered] = useState<OrderedMove | null>(null);
    // A dialog that opens later has not ordered this movement.
    if (!takesIn && ordered !== null) setOrdered(null);
    const own = takesIn && isOwnMove(mover.move, ordered);
    useToldMoves(mover, wallets.data, own);
    const afterLogin = useAfterLogin();
    const requestOf = useCallback(
      ({ enName, category, name, gameCode }: VenueWanted): EntryRequest => ({
        ...{ enName, category, name, gameCode },
        from: pageBefore(tabStorage, session.userId(), here()),
      }),
      [session, tabStorage],
    );
    const enter = useCallback(
      (wanted: VenueWanted) => {
        if (loggedIn) runner.enter(requestOf(wanted));
        else afterLogin(() => runner.enter(requestOf(wanted)));
      },
      [afterLogin, loggedIn, requestOf, runner],
    );
    const takeIn = useCallback(
      (wanted: VenueEntryWanted) => {
        const take = () =>
          runner.takeIn({ ...requestOf(wanted), stays: wanted.stays }, wanted.message);
        if (loggedIn) take();
        else afterLogin(take);
      },
      [afterLogin, loggedIn, requestOf, runner],
    );
    useEffect(() => {
      if (opened.name === 'enterVenue') enter(opened.payload);
      if (opened.name === 'showVenueEntry') takeIn(opened.payload);
      // Each event is handled once, whatever else changes.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- Of the event alone.
    }, [opened]);
    const dispatch = useDispatch();
    const isClosed = state.status === 'maintenance';
    useEffect(() => {
      // Cached lists of venues still show it as open.
      if (isClosed) dispatch(gatewayApi.util.invalidateTags(['venue']));
    }, [dispatch, isClosed]);
    const launching = state.status === 'looking' || state.status === 'launching';
    useEffect(() => {
      if (!launching) return undefined;
      events.emit('showLoading', { closes: false });
      return () => events.emit('dismissLoading', undefined);
    }, [events, launching]);
    // The entry belongs to the member who wanted it.
    useEffect(() => events.on('memberChanged', () => runner.dismiss()), [events, runner]);
    useEffect(
      () =>
        events.on('loggedOut', () => {
          forgetVisit(tabStorage);
          forgetSlotContent(tabStorage);
        }),
      [events, tabStorage],
    );
    return (
      <>
        {state.status === 'transfer-in' && (
          <TransferInDialog
            key={state.request.enName}
            state={state}
            runner={runner}
            wallets={wallets}
            mover={mover}
            own={own}
            onOrdered={setOrdered}
            checkAmount={wallet.checkAmount}
          />
        )}
        <Obstacle state={state} runner={runner} />
      </>
    );
  };
}
