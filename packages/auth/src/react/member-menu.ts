import type { MenuEntry } from '@courtside/shell/react';
import { titles } from './route-titles.ts';

/** Menu entry of the page for phone, real name, mailbox and password. */
export const memberMenu: readonly MenuEntry[] = [
  {
    path: '/mine/auth',
    title: titles.binding,
    mine: { section: 'account', order: 20 },
    icon: async () => (await import('./menu-icon.ts')).MenuIcon,
  },
];
