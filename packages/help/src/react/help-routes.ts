import type { ScreenRoute } from '@courtside/shell/react';
import type { HelpOptions } from './help-options.ts';
import { createHelpScreen } from './help-screen.tsx';
import { titles } from './route-titles.ts';

/**
 * The routes of help (spec access 2), whose screen is loaded when one is opened. Most pages share a row of the table:
 * they set their own titles, and a brand adds some of its own. The page about deposits exists only where deposits are
 * on.
 */
export const helpRoutes = (options: HelpOptions = {}): readonly ScreenRoute[] =>
  (
    [
      ['', titles.help],
      ['/ck', titles.help, true],
      ['/gztk', titles.terms],
      ['/ysgz', titles.privacy],
      ['/:page', titles.help],
    ] as const
  ).map(([path, title, deposit = false]) => ({
    path: `/app/help${path}`,
    title,
    deposit,
    access: 'public',
    load: () => Promise.resolve(createHelpScreen(options)),
  }));
