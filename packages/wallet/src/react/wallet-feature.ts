import { defineFeature, type Feature } from '@courtside/shell/react';
import { walletFrameMessages, walletMessages, type WalletMessageId } from '../catalogs/index.ts';
import type { walletApi } from '../redux/wallet-api.ts';
import { titles } from './route-titles.ts';
import { walletRoutes } from './wallet-routes.ts';

/** Deposits, and the balance in the header. */
export const walletFeature: Feature<WalletMessageId> = defineFeature({
  id: 'wallet',
  routes: walletRoutes,
  endpoints: {
    depositChannels: true,
    depositOrder: true,
    pay: true,
    closeDepositOrder: true,
  } satisfies Record<keyof typeof walletApi.endpoints, true>,
  slots: { 'header-member': async () => (await import('./balance-text.tsx')).BalanceText },
  menu: [{ path: '/mine/savemoney', title: titles.deposit, place: 'account-main' }],
  frameMessages: [walletFrameMessages],
  messages: [walletMessages],
  styles: () => import('@courtside/wallet/styles.css'),
});
