import type { ScreenRoute } from '@courtside/shell/react';
import { titles } from './route-titles.ts';

/** The member's own screens. */
export const memberRoutes: readonly ScreenRoute[] = [
  {
    path: '/mine/betRecord',
    title: titles.title,
    access: 'login',
    load: async () => (await import('./bet-record-screen.tsx')).BetRecordScreen,
  },
];
