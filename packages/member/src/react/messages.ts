import { titles } from './route-titles.ts';

import type { Message } from '@courtside/i18n';
import type { Period } from '../core/period.ts';

export const m = {
  ...titles,
  status: /*i18n*/ { id: 'member.status', message: '注单状态' },
  totals: /*i18n*/ { id: 'member.totals', message: '合计' },
  count: /*i18n*/ { id: 'member.count', message: '注单数' },
  totalStake: /*i18n*/ { id: 'member.total-stake', message: '总投注额' },
  totalPayout: /*i18n*/ { id: 'member.total-payout', message: '总派彩' },
  totalWinLoss: /*i18n*/ { id: 'member.total-win-loss', message: '总输赢' },
  placedAt: /*i18n*/ { id: 'member.placed-at', message: '投注时间' },
  match: /*i18n*/ { id: 'member.match', message: '赛事' },
  pick: /*i18n*/ { id: 'member.pick', message: '投注内容' },
  result: /*i18n*/ { id: 'member.result', message: '结果' },
  payout: /*i18n*/ { id: 'member.payout', message: '派彩' },
  winLoss: /*i18n*/ { id: 'member.win-loss', message: '输赢' },
  copyTicket: /*i18n*/ { id: 'member.copy-ticket', message: '复制注单号 {ticket}' },
  scoreAtBet: /*i18n*/ { id: 'member.score-at-bet', message: '下注时比分 {score}' },
  finalScore: /*i18n*/ { id: 'member.final-score', message: '全场 {score}' },
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
