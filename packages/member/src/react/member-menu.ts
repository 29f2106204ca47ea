import type { MenuEntry } from '@courtside/shell/react';
import { titles } from './route-titles.ts';

const counts = () => import('./menu-counts.ts');
const icons = () => import('./menu-icon.ts');

/** Menu entries of the member's own pages. */
export const memberMenu: readonly MenuEntry[] = [
  {
    path: '/mine/vip',
    title: titles.vip,
    place: 'account-more',
    order: 11,
    mine: { section: 'benefits', order: 10 },
    icon: async () => (await icons()).VipIcon,
  },
  {
    path: '/mine/feedback',
    title: titles.feedback,
    place: 'account-more',
    order: 120,
    mine: { section: 'account', order: 120 },
    badge: async () => (await counts()).useFeedbackCount,
    icon: async () => (await icons()).FeedbackIcon,
  },
  {
    path: '/mine/userinfo',
    title: titles.profile,
    place: 'account',
    mine: { section: 'account', order: 10 },
    icon: async () => (await icons()).ProfileIcon,
  },
  {
    path: '/mine/message',
    title: titles.letters,
    place: 'account',
    mine: { section: 'benefits', order: 40 },
    badge: async () => (await counts()).useLetterCount,
    icon: async () => (await icons()).LetterIcon,
  },
  {
    path: '/mine/betRecord',
    title: titles.title,
    place: 'account',
    mine: { section: 'records', order: 10 },
    icon: async () => (await icons()).MenuIcon,
  },
];
