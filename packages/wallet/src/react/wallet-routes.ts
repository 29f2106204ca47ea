import type { ScreenRoute } from '@courtside/shell/react';
import { WAITING_KINDS } from '../core/offered-channels.ts';
import { titles } from './route-titles.ts';

const waitScreen = async () => (await import('./deposit-wait-screen.tsx')).DepositWaitScreen;

/** The deposit screens; members only, and only where the deposit feature is on. */
export const walletRoutes: readonly ScreenRoute[] = [
  {
    path: '/mine/savemoney',
    title: titles.deposit,
    access: 'login',
    deposit: true,
    load: async () => (await import('./deposit-screen.tsx')).DepositScreen,
  },
  ...WAITING_KINDS.map((kind): ScreenRoute => ({
    path: `/mine/savemoney/${kind}/:orderId`,
    title: titles.depositWait,
    access: 'login',
    deposit: true,
    load: waitScreen,
  })),
];
