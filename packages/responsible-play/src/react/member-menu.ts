import type { MenuEntry } from '@courtside/shell/react';
import { titles } from './route-titles.ts';

/** Menu entries of the tools of player protection. */
export const memberMenu: readonly MenuEntry[] = [
  {
    path: '/mine/play',
    title: titles.tools,
    place: 'account',
    mine: { section: 'account', order: 30 },
    icon: async () => (await import('./menu-icon.ts')).MenuIcon,
  },
];
