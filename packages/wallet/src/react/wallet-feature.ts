import { defineFeature, type Feature } from '@courtside/shell/react';
import { rails } from '@courtside/shell/redux';
import { walletFrameMessages, walletMessages, type WalletMessageId } from '../catalogs/index.ts';

/** Path prefixes of `walletRoutes`, except those of deposits. */
const MONEY = [
  'takemoney',
  'transfermoney',
  'wallet',
  'transRecord',
  'giftRecord',
  'virtualCoinCard',
  'alipayManage',
  'accountManage/',
  'addBankCard',
];

/** Deposits, withdrawals, transfers, cards and records, and the balance in the header. */
export function walletFeature(): Feature<WalletMessageId> {
  return defineFeature({
    id: 'wallet',
    areas: ({ services: { brand } }) => [
      {
        under: [...MONEY, ...(brand.toggles.deposit ? ['savemoney'] : [])].map(
          (name) => `/mine/${name}`,
        ),
        load: async () => ({ routes: (await import('./wallet-routes.ts')).walletRoutes }),
      },
    ],
    slots: { 'header-member': async () => (await import('./balance-text.tsx')).BalanceText },
    onEvent: {
      // Spec access 4: after a login the balance is read.
      loginSuccess(_, { store }) {
        const anew = { forceRefetch: true, subscribe: false };
        void store.dispatch(rails.endpoints.balance.initiate(undefined, anew));
      },
    },
    memberMenu: async () => (await import('./member-menu.ts')).memberMenu,
    frameMessages: [walletFrameMessages],
    messages: [walletMessages],
    styles: () => import('@courtside/wallet/styles.css'),
  });
}
