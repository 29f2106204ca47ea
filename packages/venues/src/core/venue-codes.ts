import type { VenueType } from '@courtside/contract';

/** The site's own sports venue: its game is a page of the site (spec betting 4). */
export const LOCAL_SPORT = 'CRTY';

const IN_A_WINDOW: readonly string[] = ['XMTY', 'G1CP', 'SGCP', 'KXZR'];

/**
 * Whether the pages of a venue open in a window of their own (spec betting 4). @example opensInWindow('KXZR') // true
 */
export const opensInWindow = (enName: string): boolean => IN_A_WINDOW.includes(enName);

/** Page with the venues or games of a kind (spec access 2). */
const HALLS: Readonly<Record<VenueType, string>> = {
  TY: '/game/sport',
  ZR: '/game/realbet',
  QP: '/game/chess',
  DJ: '/game/gaming',
  CP: '/game/lottery',
  DZ: '/game/egame',
  BY: '/game/fishing',
};

/** Path of the page with the venues or games of a kind. @example hallPath('ZR') // '/game/realbet' */
export const hallPath = (type: VenueType): string => HALLS[type];
