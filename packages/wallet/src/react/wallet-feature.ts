import { defineFeature, type Feature } from '@courtside/shell/react';
import { walletFrameMessages, walletMessages, type WalletMessageId } from '../catalogs/index.ts';

/** Beginnings of the paths of `walletRoutes`, but for those of deposits. */
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
export const walletFeature: Feature<WalletMessageId> = defineFeature({
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
  memberMenu: async () => (await import('./member-menu.ts')).memberMenu,
  frameMessages: [walletFrameMessages],
  messages: [walletMessages],
  styles: () => import('@courtside/wallet/styles.css'),
});
