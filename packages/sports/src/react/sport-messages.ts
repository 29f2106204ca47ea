import { sportMessages } from '@courtside/betting-terms';
import type { Message } from '@courtside/i18n';
import type { Match } from '@courtside/contract';
import type { LeagueShortcut } from '../core/league-shortcuts.ts';

/** Names of the sports, in the order of the choice. */
export const sportNames: Readonly<Record<Match['gameType'] | 'ALL', Message>> = {
  ALL: /*i18n*/ { id: 'sports.sport.ALL', message: '全部' },
  ...sportMessages,
};

/** Names of the league shortcuts (spec betting 4). */
export const shortcutNames: Readonly<Record<LeagueShortcut, Message>> = {
  ucl: /*i18n*/ { id: 'sports.league.ucl', message: '欧冠' },
  epl: /*i18n*/ { id: 'sports.league.epl', message: '英超' },
  seriea: /*i18n*/ { id: 'sports.league.seriea', message: '意甲' },
  laliga: /*i18n*/ { id: 'sports.league.laliga', message: '西甲' },
  bundesliga: /*i18n*/ { id: 'sports.league.bundesliga', message: '德甲' },
  ligue1: /*i18n*/ { id: 'sports.league.ligue1', message: '法甲' },
  csl: /*i18n*/ { id: 'sports.league.csl', message: '中超' },
};
