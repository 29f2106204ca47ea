import type { ScreenRoute } from '@courtside/shell/react';
import { m } from './messages.ts';

const waitScreen = async () => (await import('./deposit-wait-screen.tsx')).DepositWaitScreen;

/** The deposit screens; members only, and only where the deposit feature is on. */
export const walletRoutes: readonly ScreenRoute[] = [
  {
    path: '/mine/savemoney',
    title: m.deposit,
    access: 'login',
    deposit: true,
    load: async () => (await import('./deposit-screen.tsx')).DepositScreen,
  },
  ...['recharge', 'transfer'].map((kind): ScreenRoute => ({
    path: `/mine/savemoney/${kind}/:orderId`,
    title: m.depositWait,
    access: 'login',
    deposit: true,
    load: waitScreen,
  })),
];
