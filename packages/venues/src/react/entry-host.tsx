import { gatewayApi } from '@courtside/api-client/redux';
import { formatTime, words } from '@courtside/i18n';
import { useFaultText, useLanguage, useT } from '@courtside/i18n/react';
import type { VenueWanted } from '@courtside/shell';
import {
  PlayGate,
  useCustomerService,
  useServices,
  useSession,
  useSlot,
  type DialogProps,
} from '@courtside/shell/react';
import { Button, ButtonLink, Dialog } from '@courtside/ui';
import { useCallback, useEffect, type ComponentType, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { EntryRequest, EntryState } from '../core/entry-flow.ts';
import { forgetVisit, pageBefore } from '../core/game-visit.ts';
import { forgetSlotContent } from '../core/kept-content.ts';
import { codeOf, isFinalRefusal, isPlayRefusal } from '../core/launch-refusal.ts';
import type { EntryRunner } from '../runner/entry-runner.ts';
import { e, m } from './messages.ts';
import { TransferInDialog } from './transfer-in-dialog.tsx';
import { useAfterLogin } from './use-after-login.ts';
import { useEntryRunner } from './use-entry-runner.ts';
import { useToldTakeIn } from './use-told-take-in.ts';
import type { WalletPort } from './wallet-port.ts';
import type { VenueEntryWanted } from './venue-events.ts';

const here = () => location.pathname + location.search;

/** Takes a member into a venue, from whatever page, and shows what stands in the way. */
export function createEntryHost(wallet: WalletPort): ComponentType<DialogProps> {
  return function EntryHost({ opened }) {
    const { events, session, tabStorage } = useServices();
    const { loggedIn } = useSession();
    const refresh = wallet.useRefresh();
    const { state, runner } = useEntryRunner(refresh);
    const mover = wallet.useMover();
    useToldTakeIn(mover, state.status === 'transfer-in');
    const wallets = wallet.useWallets({ skip: state.status !== 'transfer-in' });
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
      // Each is done once, whatever else changes.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- Of the event alone.
    }, [opened]);
    const dispatch = useDispatch();
    const isClosed = state.status === 'maintenance';
    useEffect(() => {
      // What lists venues has it as open from before.
      if (isClosed) dispatch(gatewayApi.util.invalidateTags(['venue']));
    }, [dispatch, isClosed]);
    const launching = state.status === 'launching';
    useEffect(() => {
      if (!launching) return undefined;
      events.emit('showLoading', { closes: false });
      return () => events.emit('dismissLoading', undefined);
    }, [events, launching]);
    // Somebody who logs out has nothing to enter any more.
    useEffect(() => {
      if (!loggedIn) runner.dismiss();
    }, [loggedIn, runner]);
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
            checkAmount={wallet.checkAmount}
          />
        )}
        <Obstacle state={state} runner={runner} />
      </>
    );
  };
}

function Obstacle({ state, runner }: { state: EntryState; runner: EntryRunner }) {
  const t = useT();
  const { tag } = useLanguage();
  const faultText = useFaultText();
  /** A site with player protection tells its refusals there. */
  const gate = useSlot('play-gate') !== null;
  const service = useCustomerService();
  const close = () => runner.dismiss();
  const again = (
    <Button variant="primary" onClick={() => runner.again()}>
      {t(words.retry)}
    </Button>
  );
  switch (state.status) {
    case 'maintenance': {
      const { name } = state.request;
      return (
        <Notice title={t(e.closedTitle, { name })} onClose={close}>
          <p>{t(e.closedDetail)}</p>
          <p>
            {state.reopensAt === null
              ? t(m.closedOpen)
              : t(m.closedUntil, { time: formatTime(state.reopensAt, tag) })}
          </p>
        </Notice>
      );
    }
    case 'window-blocked': {
      const { name } = state.request;
      return (
        <Notice
          title={t(e.blockedTitle)}
          onClose={close}
          action={
            <ButtonLink
              variant="primary"
              href={state.href}
              target="_blank"
              rel="noopener"
              onClick={close}
            >
              {t(e.openName, { name })}
            </ButtonLink>
          }
        >
          <p>{t(e.blockedDetail, { name })}</p>
        </Notice>
      );
    }
    case 'nowhere':
      return (
        <Notice
          title={t(e.nowhereTitle, { name: state.request.name })}
          onClose={close}
          action={
            <Button variant="primary" loading={service.busy} onClick={service.open}>
              {t(m.service)}
            </Button>
          }
        >
          <p>{t(e.nowhereDetail)}</p>
        </Notice>
      );
    case 'refused': {
      const told = gate && isPlayRefusal(codeOf(state.fault));
      return (
        <Notice
          title={t(e.refusedTitle, { name: state.request.name })}
          onClose={close}
          action={isFinalRefusal(codeOf(state.fault)) ? undefined : again}
        >
          <PlayGate activity="game" fault={state.fault}>
            {!told && <p role="alert">{faultText(state.fault)}</p>}
          </PlayGate>
        </Notice>
      );
    }
    default:
      return null;
  }
}

interface NoticeProps {
  title: string;
  onClose: () => void;
  action?: ReactNode;
  children: ReactNode;
}

/** What stands in the way, and what can be done about it. */
function Notice({ title, onClose, action, children }: NoticeProps) {
  const t = useT();
  return (
    <Dialog
      open
      width="sm"
      title={title}
      closeLabel={t(words.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(action ? words.cancel : words.confirm)}</Button>
          {action}
        </>
      }
    >
      <div className="cs-venues-notice">{children}</div>
    </Dialog>
  );
}
