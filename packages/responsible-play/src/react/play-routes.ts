import type { ScreenRoute } from '@courtside/shell/react';
import { titles } from './route-titles.ts';

/** The member's tools, and the public page that explains them. */
export const playRoutes: readonly ScreenRoute[] = [
  {
    path: '/mine/play',
    title: titles.tools,
    access: 'login',
    load: async () => (await import('./play-screen.tsx')).PlayScreen,
  },
  {
    path: '/responsible-play',
    title: titles.about,
    access: 'public',
    load: async () => (await import('./about-screen.tsx')).AboutScreen,
  },
];
