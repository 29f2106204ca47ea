import { m } from './messages.ts';
import type { ScreenRoute } from './site-routes.tsx';

export const homeRoute: ScreenRoute = {
  path: '/',
  title: m.home,
  access: 'public',
  load: async () => (await import('./home-screen.tsx')).HomeScreen,
};
