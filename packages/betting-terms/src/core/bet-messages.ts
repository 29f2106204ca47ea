import type { TermMessage } from './message.ts';

/** Texts for every place that shows a bet: board, slip, receipt and records. */
export const betMessages = {
  inPlay: /*i18n*/ { id: 'terms.bet.inPlay', message: '滚球' },
  versus: /*i18n*/ { id: 'terms.bet.versus', message: '{home} 对 {away}' },
  price: /*i18n*/ { id: 'terms.bet.price', message: '赔率 {price}' },
  halfScore: /*i18n*/ { id: 'terms.bet.halfScore', message: '半场 {score}' },
  stake: /*i18n*/ { id: 'terms.bet.stake', message: '投注额' },
  maxWin: /*i18n*/ { id: 'terms.bet.maxWin', message: '可赢额' },
  ticket: /*i18n*/ { id: 'terms.bet.ticket', message: '注单号' },
} as const satisfies Record<string, TermMessage>;
