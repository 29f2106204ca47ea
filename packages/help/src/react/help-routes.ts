import type { ScreenRoute } from '@courtside/shell/react';
import { m } from './messages.ts';

/** The pages of this package (spec access 2), each fetched when it is opened. */
export const helpRoutes: readonly ScreenRoute[] = [
  {
    path: '/app/help/gztk',
    title: m.terms,
    access: 'public',
    load: async () => (await import('./legal-screen.tsx')).TermsScreen,
  },
  {
    path: '/app/help/ysgz',
    title: m.privacy,
    access: 'public',
    load: async () => (await import('./legal-screen.tsx')).PrivacyScreen,
  },
];
