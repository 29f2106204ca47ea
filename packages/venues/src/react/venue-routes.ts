import { NotFound, type ScreenRoute } from '@courtside/shell/react';
import type { WalletPort } from './wallet-port.ts';
import { titles } from './route-titles.ts';

type LoadWallet = () => Promise<WalletPort>;

/** The screens of venues and games (spec access 2). */
export function venueRoutes(wallet: LoadWallet, skipSport: boolean): readonly ScreenRoute[] {
  const hall = (path: string, venue: 'ZR' | 'QP' | 'DJ' | 'CP', title: ScreenRoute['title']) =>
    ({
      ...{ path, venue, title, access: 'public' },
      async load() {
        const [{ createHallScreen }, port] = await Promise.all([
          import('./hall-screen.tsx'),
          wallet(),
        ]);
        return createHallScreen(venue, port);
      },
    }) satisfies ScreenRoute;
  const catalogue = (path: string, venue: 'DZ' | 'BY', title: ScreenRoute['title']) =>
    ({
      ...{ path, venue, title, access: 'public' },
      load: async () => (await import('./catalogue-screen.tsx')).createCatalogueScreen(venue),
    }) satisfies ScreenRoute;
  const slot = (path: string) =>
    ({
      ...{ path, title: titles.game, access: 'public', ...ALONE },
      async load() {
        const [{ createSlotScreen }, port] = await Promise.all([
          import('./slot-screen.tsx'),
          wallet(),
        ]);
        return createSlotScreen(port);
      },
    }) satisfies ScreenRoute;
  const redirect = (path: string) =>
    ({
      ...{ path, title: titles.redirect, access: 'login', menu: false, cache: false },
      load: async () => (await import('./redirect-screen.tsx')).RedirectScreen,
    }) satisfies ScreenRoute;
  return [
    hall('/game/realbet', 'ZR', titles.realbet),
    hall('/game/chess', 'QP', titles.chess),
    hall('/game/gaming', 'DJ', titles.gaming),
    hall('/game/lottery', 'CP', titles.lottery),
    catalogue('/game/egame', 'DZ', titles.egame),
    catalogue('/game/fishing', 'BY', titles.fishing),
    // A site without sports has no such page; the path must not be taken for the address of a game.
    ...(skipSport
      ? [
          {
            ...{ path: '/game/sport', title: titles.game, access: 'public', menu: false },
            load: async () => NotFound,
          } satisfies ScreenRoute,
        ]
      : []),
    {
      ...{ path: '/game/:info', title: titles.game, access: 'login', ...ALONE },
      async load() {
        const [{ createFrameScreen }, port] = await Promise.all([
          import('./frame-screen.tsx'),
          wallet(),
        ]);
        return createFrameScreen(port);
      },
    },
    slot('/pg/game'),
    slot('/dz/game'),
    redirect('/redirect'),
    redirect('/redirect/:path'),
  ];
}

/** A game runs only while it is shown, and is not listed in the row of visited pages. */
const ALONE = { fullWidth: true, footer: false, cache: false, menu: false } as const;
