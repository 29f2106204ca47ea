import type { MenuEntry } from '@courtside/shell/react';
import { titles } from './route-titles.ts';

const icons = () => import('./menu-icon.ts');

/** Menu entries of members for their rewards. */
export const memberMenu: readonly MenuEntry[] = [
  {
    path: '/mine/welfare',
    title: titles.welfare,
    place: 'account-more',
    order: 20,
    mine: { section: 'benefits', order: 20 },
    badge: async () => (await import('./menu-counts.ts')).useClaimableCount,
    icon: async () => (await icons()).WelfareIcon,
  },
  {
    path: '/activity/discount',
    title: titles.promotions,
    place: 'account-more',
    order: 21,
    icon: async () => (await icons()).PromotionsIcon,
  },
  {
    path: '/mine/exchange',
    title: titles.exchange,
    place: 'account-more',
    order: 22,
    mine: { section: 'benefits', order: 30 },
    icon: async () => (await icons()).ExchangeIcon,
  },
];
