import type { MenuEntry } from '@courtside/shell/react';
import { titles } from './route-titles.ts';

const icons = () => import('./menu-icon.ts');

/** What leads to the member's own pages. */
export const memberMenu: readonly MenuEntry[] = [
  {
    path: '/mine/center',
    title: titles.mine,
    place: 'account-more',
    order: 10,
    icon: async () => (await icons()).ProfileIcon,
  },
  {
    path: '/mine/vip',
    title: titles.vip,
    place: 'account-more',
    order: 11,
    icon: async () => (await icons()).VipIcon,
  },
  {
    path: '/mine/feedback',
    title: titles.feedback,
    place: 'account-more',
    order: 120,
    icon: async () => (await icons()).FeedbackIcon,
  },
  {
    path: '/mine/userinfo',
    title: titles.profile,
    place: 'account',
    icon: async () => (await icons()).ProfileIcon,
  },
  {
    path: '/mine/message',
    title: titles.letters,
    place: 'account',
    icon: async () => (await icons()).LetterIcon,
  },
  {
    path: '/mine/betRecord',
    title: titles.title,
    place: 'account',
    icon: async () => (await icons()).MenuIcon,
  },
];
