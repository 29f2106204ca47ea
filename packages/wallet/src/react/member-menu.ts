import type { MenuEntry } from '@courtside/shell/react';
import { titles } from './route-titles.ts';

const icons = () => import('./menu-icon.ts');

/** Menu entries of the money pages. */
export const memberMenu: readonly MenuEntry[] = [
  {
    path: '/mine/savemoney',
    title: titles.deposit,
    place: 'account-main',
    mine: { section: 'funds', order: 20 },
    icon: async () => (await icons()).DepositIcon,
  },
  {
    path: '/mine/takemoney',
    title: titles.withdraw,
    place: 'account',
    mine: { section: 'funds', order: 30 },
    icon: async () => (await icons()).WithdrawIcon,
  },
  {
    path: '/mine/wallet',
    title: titles.wallet,
    place: 'account-more',
    mine: { section: 'funds', order: 10 },
    icon: async () => (await icons()).WalletIcon,
  },
  {
    path: '/mine/transfermoney',
    title: titles.transfer,
    place: 'account-more',
    mine: { section: 'funds', order: 40 },
    icon: async () => (await icons()).TransferIcon,
  },
  {
    path: '/mine/addBankCard',
    title: titles.cards,
    mine: { section: 'funds', order: 50 },
    icon: async () => (await icons()).CardsIcon,
  },
  {
    path: '/mine/transRecord',
    title: titles.deals,
    place: 'account-more',
    mine: { section: 'records', order: 20 },
    icon: async () => (await icons()).DealsIcon,
  },
  {
    path: '/mine/giftRecord',
    title: titles.gifts,
    place: 'account-more',
    mine: { section: 'records', order: 30 },
    icon: async () => (await icons()).GiftsIcon,
  },
];
