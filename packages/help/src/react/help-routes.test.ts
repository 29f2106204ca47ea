import { expect, it } from 'vitest';
import { matchPath } from 'react-router';
import { HELP_PAGES, helpPaths } from '../core/help-pages.ts';
import { helpRoutes } from './help-routes.ts';

it('gives every page of help to everybody', () => {
  const routes = helpRoutes();
  for (const path of helpPaths) {
    const row = routes.find((route) => matchPath({ path: route.path, end: true }, path));
    expect(row?.access, path).toBe('public');
  }
  expect(HELP_PAGES).toHaveLength(24);
});

it('[NV-05] asks for the deposit feature on the page about deposits, and on no other', () => {
  const asking = helpRoutes().filter(({ deposit }) => deposit);
  expect(asking.map(({ path }) => path)).toEqual(['/app/help/ck']);
});
