import { expect, it } from 'vitest';
import { helpRoutes } from './help-routes.ts';
import { PrivacyScreen, TermsScreen } from './legal-screen.tsx';

it('gives the terms and the privacy rules to everybody at their paths', async () => {
  const pages = await Promise.all(
    helpRoutes.map(async ({ path, access, load }) => ({ path, access, screen: await load() })),
  );
  expect(pages).toEqual([
    { path: '/app/help/gztk', access: 'public', screen: TermsScreen },
    { path: '/app/help/ysgz', access: 'public', screen: PrivacyScreen },
  ]);
});
