/** A group of leagues that one button filters the board by. */
export type LeagueShortcut = 'ucl' | 'epl' | 'seriea' | 'laliga' | 'bundesliga' | 'ligue1' | 'csl';

/** Beginnings of the league names of each shortcut (spec betting 4), in both scripts. */
const NAMES: Readonly<Record<LeagueShortcut, RegExp>> = {
  ucl: /^(欧洲冠军联赛|歐洲冠軍聯賽|欧冠|歐冠)/,
  epl: /^(英格兰超级联赛|英格蘭超級聯賽|英超)/,
  seriea: /^(意大利甲级联赛|義大利甲級聯賽|意甲|義甲)/,
  laliga: /^(西班牙甲级联赛|西班牙甲級聯賽|西甲)/,
  bundesliga: /^(德国甲级联赛|德國甲級聯賽|德甲)/,
  ligue1: /^(法国甲级联赛|法國甲級聯賽|法甲)/,
  csl: /^(中国超级联赛|中國超級聯賽|中超)/,
};

/** The seven leagues that the board offers beside the full list, in their order. */
export const LEAGUE_SHORTCUTS = Object.keys(NAMES) as readonly LeagueShortcut[];

/** Whether a league belongs to a shortcut. @example isOfShortcut('英超', 'epl') // true */
export const isOfShortcut = (league: string, shortcut: LeagueShortcut): boolean =>
  NAMES[shortcut].test(league);
