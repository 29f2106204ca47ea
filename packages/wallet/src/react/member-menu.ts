import type { MenuEntry } from '@courtside/shell/react';
import { titles } from './route-titles.ts';

const icons = () => import('./menu-icon.ts');

/** What leads to the pages of money. */
export const memberMenu: readonly MenuEntry[] = [
  { path: '/mine/savemoney', title: titles.deposit, place: 'account-main' },
  {
    path: '/mine/takemoney',
    title: titles.withdraw,
    place: 'account',
    icon: async () => (await icons()).WalletIcon,
  },
  {
    path: '/mine/wallet',
    title: titles.wallet,
    place: 'account-more',
    icon: async () => (await icons()).WalletIcon,
  },
  {
    path: '/mine/transfermoney',
    title: titles.transfer,
    place: 'account-more',
    icon: async () => (await icons()).TransferIcon,
  },
  {
    path: '/mine/transRecord',
    title: titles.deals,
    place: 'account-more',
    icon: async () => (await icons()).DealsIcon,
  },
  {
    path: '/mine/giftRecord',
    title: titles.gifts,
    place: 'account-more',
    icon: async () => (await icons()).GiftsIcon,
  },
];
