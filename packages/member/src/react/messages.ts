import { titles } from './route-titles.ts';

import type { Message } from '@courtside/i18n';
import type { Period } from '../core/period.ts';

export const m = {
  ...titles,
  status: /*i18n*/ { id: 'member.status', message: '注单状态' },
  unsettled: /*i18n*/ { id: 'member.unsettled', message: '未结算' },
  settled: /*i18n*/ { id: 'member.settled', message: '已结算' },
  period: /*i18n*/ { id: 'member.period', message: '投注时间' },
  totals: /*i18n*/ { id: 'member.totals', message: '合计' },
  count: /*i18n*/ { id: 'member.count', message: '注单数' },
  totalStake: /*i18n*/ { id: 'member.total-stake', message: '总投注额' },
  totalPayout: /*i18n*/ { id: 'member.total-payout', message: '总派彩' },
  totalWinLoss: /*i18n*/ { id: 'member.total-win-loss', message: '总输赢' },
  ticket: /*i18n*/ { id: 'member.ticket', message: '注单号' },
  placedAt: /*i18n*/ { id: 'member.placed-at', message: '投注时间' },
  match: /*i18n*/ { id: 'member.match', message: '赛事' },
  pick: /*i18n*/ { id: 'member.pick', message: '投注内容' },
  stake: /*i18n*/ { id: 'member.stake', message: '投注额' },
  result: /*i18n*/ { id: 'member.result', message: '结果' },
  payout: /*i18n*/ { id: 'member.payout', message: '派彩' },
  maxWin: /*i18n*/ { id: 'member.max-win', message: '可赢额' },
  winLoss: /*i18n*/ { id: 'member.win-loss', message: '输赢' },
  copyTicket: /*i18n*/ { id: 'member.copy-ticket', message: '复制注单号 {ticket}' },
  copied: /*i18n*/ { id: 'member.copied', message: '已复制' },
  versus: /*i18n*/ { id: 'member.versus', message: '{home} 对 {away}' },
  price: /*i18n*/ { id: 'member.price', message: '赔率 {price}' },
  inPlay: /*i18n*/ { id: 'member.in-play', message: '滚球' },
  scoreAtBet: /*i18n*/ { id: 'member.score-at-bet', message: '下注时比分 {score}' },
  finalScore: /*i18n*/ { id: 'member.final-score', message: '全场 {score}' },
  halfScore: /*i18n*/ { id: 'member.half-score', message: '半场 {score}' },
  loading: /*i18n*/ { id: 'member.loading', message: '正在加载注单' },
  noUnsettled: /*i18n*/ { id: 'member.no-unsettled', message: '暂无未结算注单' },
  noSettled: /*i18n*/ { id: 'member.no-settled', message: '暂无已结算注单' },
  toSport: /*i18n*/ { id: 'member.to-sport', message: '去体育投注' },
  pages: /*i18n*/ { id: 'member.pages', message: '分页' },
  previousPage: /*i18n*/ { id: 'member.previous-page', message: '上一页' },
  nextPage: /*i18n*/ { id: 'member.next-page', message: '下一页' },
} as const satisfies Record<string, Message>;

export const periodMessages: Readonly<Record<Period, Message>> = {
  today: /*i18n*/ { id: 'member.period-today', message: '今天' },
  week: /*i18n*/ { id: 'member.period-week', message: '近7天' },
  month: /*i18n*/ { id: 'member.period-month', message: '近30天' },
};
