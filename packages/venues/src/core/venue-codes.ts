import type { VenueType } from '@courtside/contract';

/** The sports venue of this site itself: its game is a page of the site (spec betting 4). */
export const LOCAL_SPORT = 'CRTY';

const IN_A_WINDOW: readonly string[] = ['XMTY', 'G1CP', 'SGCP', 'KXZR'];

/** Whether the pages of a venue open in a window of their own (spec betting 4). @example opensInWindow('KXZR') // true */
export const opensInWindow = (enName: string): boolean => IN_A_WINDOW.includes(enName);

/** The page that lists the venues, or the games, of a kind (spec access 2). */
const HALLS: Readonly<Record<VenueType, string>> = {
  TY: '/game/sport',
  ZR: '/game/realbet',
  QP: '/game/chess',
  DJ: '/game/gaming',
  CP: '/game/lottery',
  DZ: '/game/egame',
  BY: '/game/fishing',
};

/** Where the venues or games of a kind are listed. @example hallPath('ZR') // '/game/realbet' */
export const hallPath = (type: VenueType): string => HALLS[type];
