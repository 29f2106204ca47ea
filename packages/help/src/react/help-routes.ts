import type { ScreenRoute } from '@courtside/shell/react';
import { titles } from './route-titles.ts';

/** The pages of this package (spec access 2), each fetched when it is opened. */
export const helpRoutes: readonly ScreenRoute[] = [
  {
    path: '/app/help/gztk',
    title: titles.terms,
    access: 'public',
    load: async () => (await import('./legal-screen.tsx')).TermsScreen,
  },
  {
    path: '/app/help/ysgz',
    title: titles.privacy,
    access: 'public',
    load: async () => (await import('./legal-screen.tsx')).PrivacyScreen,
  },
];
