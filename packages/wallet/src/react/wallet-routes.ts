import type { ScreenRoute } from '@courtside/shell/react';
import { WAITING_KINDS } from '../core/waiting-kinds.ts';
import { titles } from './route-titles.ts';
import { depositPage, depositWaitPage, moneyPage } from './wallet-pages.ts';

type MoneyScreen = Parameters<typeof moneyPage>[0];

/** Cards are only for members with a bound phone and name. */
const MONEY_SCREENS: readonly (readonly [
  path: string,
  screen: MoneyScreen,
  title?: ScreenRoute['title'],
])[] = [
  ['takemoney', 'WithdrawScreen', titles.withdraw],
  ['takemoney/:orderId', 'WithdrawalOrderScreen', titles.withdraw],
  ['transfermoney', 'TransferScreen', titles.transfer],
  ['wallet', 'WalletScreen', titles.wallet],
  ['transRecord', 'DealsScreen', titles.deals],
  ['giftRecord', 'GiftsScreen', titles.gifts],
  ['virtualCoinCard', 'CoinCardsScreen'],
  ['alipayManage', 'AlipayCardsScreen'],
  ['accountManage/:id', 'CardScreen'],
  ['addBankCard', 'BankCardsScreen'],
];

/** Money pages are not kept, so that every visit reads their data again. */
const OF_NOW = { cache: false } as const;
const DEPOSIT = { ...OF_NOW, access: 'login', deposit: true } as const;

/** The money screens, for members only; deposits only when the deposit feature is on. */
export const walletRoutes: readonly ScreenRoute[] = [
  {
    ...DEPOSIT,
    path: '/mine/savemoney',
    title: titles.deposit,
    load: depositPage,
  },
  ...WAITING_KINDS.map((kind): ScreenRoute => ({
    ...DEPOSIT,
    path: `/mine/savemoney/${kind}/:orderId`,
    title: titles.depositWait,
    load: depositWaitPage,
  })),
  ...MONEY_SCREENS.map(([path, screen, title]): ScreenRoute => ({
    ...OF_NOW,
    path: `/mine/${path}`,
    title: title ?? titles.cards,
    access: title ? 'login' : 'bound',
    load: () => moneyPage(screen),
  })),
];
