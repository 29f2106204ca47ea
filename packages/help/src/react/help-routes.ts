import type { ScreenRoute } from '@courtside/shell/react';
import type { HelpOptions } from './help-options.ts';
import { createHelpScreen } from './help-screen.tsx';
import { titles } from './route-titles.ts';

/**
 * The pages of help (spec access 2), fetched when one is opened. Most share a row of the table: they name themselves, and
 * a brand adds some of its own. The page about deposits is there only where deposits are.
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
