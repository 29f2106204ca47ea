import type { ScreenRoute } from '@courtside/shell/react';
import { m } from './messages.ts';

/** The member's own screens. */
export const memberRoutes: readonly ScreenRoute[] = [
  {
    path: '/mine/betRecord',
    title: m.title,
    access: 'login',
    load: async () => (await import('./bet-record-screen.tsx')).BetRecordScreen,
  },
];
