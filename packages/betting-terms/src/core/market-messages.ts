import type { MarketKind } from './market-code.ts';
import type { TermMessage } from './message.ts';
import type { SportWords } from './sport-words.ts';

/** The names of the periods. */
export const periodMessages: Readonly<Record<'full' | 'half', TermMessage>> = {
  full: /*i18n*/ { id: 'terms.period.full', message: '全场' },
  half: /*i18n*/ { id: 'terms.period.half', message: '上半场' },
};

/** The first five innings count as baseball's first half. */
export const firstFive: TermMessage = /*i18n*/ {
  id: 'terms.period.firstFive',
  message: '前五局',
};

const quarter = /*i18n*/ { id: 'terms.period.quarter', message: '第{part}节' };
const set = /*i18n*/ { id: 'terms.period.set', message: '第{part}盘' };
const game = /*i18n*/ { id: 'terms.period.game', message: '第{part}局' };

/** One part of a match: quarters and thirds, sets, innings and frames. */
export const partMessages: Readonly<Record<SportWords, TermMessage>> = {
  football: quarter,
  points: quarter,
  goals: quarter,
  tennis: set,
  volleyball: game,
  'table-tennis': game,
  baseball: game,
  snooker: game,
};

const winner = /*i18n*/ { id: 'terms.market.winner', message: '独赢' };

/** A market by its kind. */
export const marketMessages: Readonly<Record<MarketKind, TermMessage>> = {
  handicap: /*i18n*/ { id: 'terms.market.handicap', message: '让球' },
  'set-handicap': /*i18n*/ { id: 'terms.market.setHandicap', message: '让盘' },
  total: /*i18n*/ { id: 'terms.market.total', message: '大小' },
  'set-total': /*i18n*/ { id: 'terms.market.setTotal', message: '总盘数大小' },
  'home-total': /*i18n*/ { id: 'terms.market.homeTotal', message: '主队进球数大小' },
  'away-total': /*i18n*/ { id: 'terms.market.awayTotal', message: '客队进球数大小' },
  winner,
  moneyline: winner,
  'odd-even': /*i18n*/ { id: 'terms.market.oddEven', message: '单双' },
  'correct-score': /*i18n*/ { id: 'terms.market.correctScore', message: '波胆' },
  goals: /*i18n*/ { id: 'terms.market.goals', message: '总进球' },
  'half-full': /*i18n*/ { id: 'terms.market.halfFull', message: '半场/全场' },
  'double-chance': /*i18n*/ { id: 'terms.market.doubleChance', message: '双重机会' },
  'both-score': /*i18n*/ { id: 'terms.market.bothScore', message: '双方球队进球' },
  'clean-sheet': /*i18n*/ { id: 'terms.market.cleanSheet', message: '零失球' },
  'win-to-nil': /*i18n*/ { id: 'terms.market.winToNil', message: '零失球获胜' },
  'winning-margin': /*i18n*/ { id: 'terms.market.winningMargin', message: '净胜球' },
  'nth-goal': /*i18n*/ { id: 'terms.market.nthGoal', message: '第 {nth} 个进球' },
  outright: /*i18n*/ { id: 'terms.market.outright', message: '冠军' },
};

const points = /*i18n*/ { id: 'terms.market.pointHandicap', message: '让分' };
const games = /*i18n*/ { id: 'terms.market.gameHandicap', message: '让局' };
const totalGames = /*i18n*/ { id: 'terms.market.gameTotal', message: '总局数大小' };
const teamPoints = {
  'home-total': /*i18n*/ { id: 'terms.market.homePoints', message: '主队得分大小' },
  'away-total': /*i18n*/ { id: 'terms.market.awayPoints', message: '客队得分大小' },
} as const;
const sets = { 'set-handicap': games, 'set-total': totalGames } as const;
/** Winner of ice hockey in regulation time, beside the winner with overtime and shoot-out. */
const regulation = /*i18n*/ { id: 'terms.market.regulationWinner', message: '60分钟独赢' };
const setScore = /*i18n*/ { id: 'terms.market.setScore', message: '准确盘数' };
const gameScore = /*i18n*/ { id: 'terms.market.gameScore', message: '准确局数' };

/** Market names of other sports where they differ from football's. */
export const sportMarketMessages: Readonly<
  Record<SportWords, Readonly<Partial<Record<MarketKind, TermMessage>>>>
> = {
  football: {},
  goals: { winner: regulation },
  points: { handicap: points, ...teamPoints },
  baseball: { handicap: points, ...teamPoints },
  tennis: { handicap: games, total: totalGames, 'correct-score': setScore },
  volleyball: { handicap: points, ...sets, 'correct-score': gameScore },
  'table-tennis': { handicap: points, ...sets, 'correct-score': gameScore },
  snooker: { handicap: games, total: totalGames },
};

/** A part of volleyball, table tennis or snooker is won in points, whatever the match is won in. */
export const partMarketMessages: typeof sportMarketMessages = {
  ...sportMarketMessages,
  snooker: { handicap: points },
};

/** The units that are counted. */
export const unitMessages: Readonly<Record<'goal' | 'point' | 'set' | 'game', TermMessage>> = {
  goal: /*i18n*/ { id: 'terms.unit.goal', message: '球' },
  point: /*i18n*/ { id: 'terms.unit.point', message: '分' },
  set: /*i18n*/ { id: 'terms.unit.set', message: '盘' },
  game: /*i18n*/ { id: 'terms.unit.game', message: '局' },
};
