import type { MarketKind } from './market-code.ts';
import type { TermMessage } from './message.ts';

/** A period by its name. */
export const periodMessages: Readonly<Record<'full' | 'half', TermMessage>> = {
  full: /*i18n*/ { id: 'terms.period.full', message: '全场' },
  half: /*i18n*/ { id: 'terms.period.half', message: '上半场' },
};

/** A market by its kind. */
export const marketMessages: Readonly<Record<MarketKind, TermMessage>> = {
  handicap: /*i18n*/ { id: 'terms.market.handicap', message: '让球' },
  total: /*i18n*/ { id: 'terms.market.total', message: '大小' },
  'home-total': /*i18n*/ { id: 'terms.market.homeTotal', message: '主队进球数大小' },
  'away-total': /*i18n*/ { id: 'terms.market.awayTotal', message: '客队进球数大小' },
  winner: /*i18n*/ { id: 'terms.market.winner', message: '独赢' },
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
