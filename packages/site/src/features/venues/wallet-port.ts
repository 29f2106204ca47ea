import { gatewayApi } from '@courtside/api-client/redux';
import { uuidFrom } from '@courtside/kernel';
import { isCurrency } from '@courtside/money';
import type { FeatureSite } from '@courtside/shell/react';
import type { AmountFault, CheckedAmount, MoneyMove } from '@courtside/venues';
import type { MoneyMover, WalletPort } from '@courtside/venues/react';
import {
  checkTransferAmount,
  createTransferRunner,
  type TransferAmountCode,
  type TransferRunner,
  type TransferState,
} from '@courtside/wallet';
import { gatewayTransfers, ledgerApi, transferTags } from '@courtside/wallet/redux';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

const FAULTS: Readonly<Record<TransferAmountCode, AmountFault['code']>> = {
  'transfer.amount-empty': 'empty',
  'transfer.amount-malformed': 'malformed',
  'transfer.amount-long': 'long',
  'transfer.amount-decimals': 'decimals',
  'transfer.amount-below': 'below',
  'transfer.amount-above-balance': 'above-balance',
};

/** A transfer in the form that the screens of venues use. */
export function moveOf(state: TransferState): MoneyMove {
  if (state.status === 'none') return { status: 'none' };
  const { key, task, agreed } = state.intent;
  const what = { key, way: task.type, venue: task.type === 'recycle' ? '' : task.venue };
  switch (state.status) {
    case 'sent':
    case 'unknown':
    case 'unclear':
      return { ...what, status: state.status };
    case 'bound':
      return { ...what, status: 'bound', activity: state.activity };
    case 'refused': {
      const { statusCode, text } = state.refusal;
      return { ...what, status: 'refused', statusCode, text };
    }
    case 'done': {
      const { result } = state;
      if (result.type === 'moved') {
        const { amount, venueBalance: left } = result;
        return { ...what, status: 'done', amount, left, agreed, kept: [] };
      }
      const { recycled: amount, kept } = result;
      return { ...what, status: 'done', amount, left: '', agreed, kept };
    }
  }
}

/** The wallet's rule for an amount that leaves the centre wallet. */
export function checkAmount(text: string, balance: string, currency: string): CheckedAmount {
  const none = { ok: false, fault: { code: 'malformed', params: {} } } as const;
  if (!isCurrency(currency)) return none;
  const checked = checkTransferAmount(text, balance, currency);
  if (checked.ok) return { ok: true, amount: checked.value.amount };
  const { code, params = {} } = checked.error;
  return { ok: false, fault: { code: FAULTS[code], params } };
}

/** One runner for all screens of venues on a page: they share its transfers. */
function sharedRunner({ services, store }: FeatureSite) {
  const { client, clock, random, session, storage } = services;
  const refresh = () =>
    void store.dispatch(gatewayApi.util.invalidateTags([...transferTags]) as never);
  const runner: TransferRunner = createTransferRunner({
    port: async (intent) => {
      const outcome = await gatewayTransfers(client)(intent);
      // A refusal too may be caused by outdated balances of the page.
      refresh();
      return outcome;
    },
    clock,
    storage,
    memberId: () => session.userId(),
    newKey: () => uuidFrom(random),
  });
  let users = 0;
  let unhear: (() => void) | null = null;
  return {
    runner,
    refresh,
    use() {
      users += 1;
      if (users === 1) {
        runner.start();
        // Halls are public, so their screens stay when another member logs in; the runner must be restarted.
        unhear = session.subscribe(runner.start);
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        unhear?.();
        runner.dispose();
      };
    },
  };
}

/** The wallet of this site for the screens of venues. */
export function createWalletPort(site: FeatureSite): WalletPort {
  const { runner, refresh, use } = sharedRunner(site);
  return {
    useWallets({ skip = false } = {}) {
      const query = ledgerApi.useVenueBalancesQuery(undefined, {
        skip,
        refetchOnMountOrArgChange: true,
      });
      // `data` would outlive the session, and be shown to visitors and to the next member.
      return { ...query, data: query.currentData };
    },
    useRefresh: () => refresh,
    checkAmount,
    useMover(): MoneyMover {
      const state = useSyncExternalStore(runner.subscribe, runner.state, runner.state);
      useEffect(use, []);
      const dismiss = useCallback(() => runner.dismiss(), []);
      return useMemo(
        () => ({
          move: moveOf(state),
          takeIn: (venue, amount) => runner.order({ type: 'in', venue, amount }),
          bringBack: (venue, amount) => runner.order({ type: 'out', venue, amount }),
          recycle: () => runner.order({ type: 'recycle' }),
          agree: () => runner.agree(),
          dismiss,
        }),
        [dismiss, state],
      );
    },
  };
}
