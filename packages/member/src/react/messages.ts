import { titles } from './route-titles.ts';

import type { BetRefusal } from '@courtside/contract';
import type { Message } from '@courtside/i18n';

export const m = {
  ...titles,
  status: /*i18n*/ { id: 'member.status', message: '注单状态' },
  all: /*i18n*/ { id: 'member.all', message: '全部' },
  venue: /*i18n*/ { id: 'member.venue', message: '场馆' },
  allVenues: /*i18n*/ { id: 'member.all-venues', message: '全部场馆' },
  category: /*i18n*/ { id: 'member.category', message: '类别' },
  number: /*i18n*/ { id: 'member.number', message: '按注单号查找' },
  clearNumber: /*i18n*/ { id: 'member.clear-number', message: '清除注单号' },
  totals: /*i18n*/ { id: 'member.totals', message: '合计' },
  pageTotals: /*i18n*/ { id: 'member.page-totals', message: '本页小计' },
  count: /*i18n*/ { id: 'member.count', message: '注单数' },
  totalStake: /*i18n*/ { id: 'member.total-stake', message: '总投注额' },
  totalPayout: /*i18n*/ { id: 'member.total-payout', message: '总派彩' },
  totalWinLoss: /*i18n*/ { id: 'member.total-win-loss', message: '总输赢' },
  refusedApart: /*i18n*/ {
    id: 'member.refused-apart',
    message: '另有 {count} 张已拒绝的注单，不计入合计',
  },
  placedAt: /*i18n*/ { id: 'member.placed-at', message: '投注时间' },
  settledAt: /*i18n*/ { id: 'member.settled-at', message: '结算时间' },
  match: /*i18n*/ { id: 'member.match', message: '赛事' },
  pick: /*i18n*/ { id: 'member.pick', message: '投注内容' },
  result: /*i18n*/ { id: 'member.result', message: '结果' },
  payout: /*i18n*/ { id: 'member.payout', message: '派彩' },
  winLoss: /*i18n*/ { id: 'member.win-loss', message: '输赢' },
  copyTicket: /*i18n*/ { id: 'member.copy-ticket', message: '复制注单号 {ticket}' },
  openTicket: /*i18n*/ { id: 'member.open-ticket', message: '查看注单 {ticket}' },
  scoreAtBet: /*i18n*/ { id: 'member.score-at-bet', message: '下注时比分 {score}' },
  scoreNow: /*i18n*/ { id: 'member.score-now', message: '现比分 {score}' },
  finalScore: /*i18n*/ { id: 'member.final-score', message: '全场 {score}' },
  loading: /*i18n*/ { id: 'member.loading', message: '正在加载注单' },
  noUnsettled: /*i18n*/ { id: 'member.no-unsettled', message: '暂无未结算注单' },
  noSettled: /*i18n*/ { id: 'member.no-settled', message: '暂无已结算注单' },
  noneFound: /*i18n*/ { id: 'member.none-found', message: '没有符合条件的注单' },
  toSport: /*i18n*/ { id: 'member.to-sport', message: '去体育投注' },
  corrected: /*i18n*/ { id: 'member.corrected', message: '重新结算' },
  cashedOut: /*i18n*/ { id: 'member.cashed-out', message: '已提前结算 {stake}' },
  seriesOf: /*i18n*/ { id: 'member.series-of', message: '{combination} · 共 {lines} 注' },
  series: /*i18n*/ { id: 'member.series', message: '串关' },
  refusedBecause: /*i18n*/ {
    id: 'member.refused-because',
    message: '未接受，本金已退还：{reason}',
  },
  game: /*i18n*/ { id: 'member.game', message: '游戏' },
  round: /*i18n*/ { id: 'member.round', message: '局号' },
  validStake: /*i18n*/ { id: 'member.valid-stake', message: '有效投注' },
  export: /*i18n*/ { id: 'member.export', message: '导出 CSV' },
  exporting: /*i18n*/ { id: 'member.exporting', message: '正在导出' },
  exportFailed: /*i18n*/ { id: 'member.export-failed', message: '导出失败，请重试' },
  exportPartly: /*i18n*/ {
    id: 'member.export-partly',
    message: '只导出了前 {count} 条，请缩小日期范围',
  },
  exportName: /*i18n*/ { id: 'member.export-name', message: '投注记录-{day}' },
  price: /*i18n*/ { id: 'member.price', message: '赔率' },
  print: /*i18n*/ { id: 'member.print', message: '打印' },
} as const satisfies Record<string, Message>;

export const legMessages = {
  scheduled: /*i18n*/ { id: 'member.leg-scheduled', message: '未开赛' },
  undecided: /*i18n*/ { id: 'member.leg-undecided', message: '结果未揭晓' },
  halfTime: /*i18n*/ { id: 'member.leg-half-time', message: '中场 {score}' },
  waiting: /*i18n*/ { id: 'member.leg-waiting', message: '已完场，等待结算 {score}' },
  first: /*i18n*/ { id: 'member.leg-first', message: '上半场 {minute}′ {score}' },
  second: /*i18n*/ { id: 'member.leg-second', message: '下半场 {minute}′ {score}' },
  firstLeft: /*i18n*/ { id: 'member.leg-first-left', message: '上半场 {left}' },
  secondLeft: /*i18n*/ { id: 'member.leg-second-left', message: '下半场 {left}' },
  overtime: /*i18n*/ { id: 'member.leg-overtime', message: '加时 {left}' },
} as const;

/** Texts for a refused bet, by the gateway's reason. */
export const refusalMessages: Readonly<Record<BetRefusal, Message>> = {
  'odds-changed': /*i18n*/ { id: 'member.refusal-odds', message: '赔率已变动' },
  'line-changed': /*i18n*/ { id: 'member.refusal-line', message: '盘口已变动' },
  'score-changed': /*i18n*/ { id: 'member.refusal-score', message: '比分已变动' },
  'market-closed': /*i18n*/ { id: 'member.refusal-closed', message: '盘口已关闭' },
  suspended: /*i18n*/ { id: 'member.refusal-suspended', message: '盘口暂停投注' },
  'cut-off': /*i18n*/ { id: 'member.refusal-cut-off', message: '比赛已开始' },
  'below-min': /*i18n*/ { id: 'member.refusal-below-min', message: '投注额低于最低限额' },
  'above-max': /*i18n*/ { id: 'member.refusal-above-max', message: '投注额高于最高限额' },
  balance: /*i18n*/ { id: 'member.refusal-balance', message: '余额不足' },
  'quote-expired': /*i18n*/ { id: 'member.refusal-quote', message: '报价已过期' },
  'danger-ball': /*i18n*/ { id: 'member.refusal-danger', message: '出现危险球' },
  'key-reused': /*i18n*/ { id: 'member.refusal-key', message: '注单号已用于另一注单' },
  duplicate: /*i18n*/ { id: 'member.refusal-duplicate', message: '已有相同的未结算注单' },
  'limit-selection': /*i18n*/ {
    id: 'member.refusal-limit',
    message: '该选项的投注额已达上限',
  },
  'limit-match': /*i18n*/ {
    id: 'member.refusal-limit-match',
    message: '本场比赛的投注额已达上限',
  },
  'limit-member': /*i18n*/ { id: 'member.refusal-limit-member', message: '投注总额已达上限' },
  'limit-payout': /*i18n*/ {
    id: 'member.refusal-limit-payout',
    message: '可赢额超过今日派彩上限',
  },
  'related-legs': /*i18n*/ { id: 'member.refusal-related', message: '有关联的选项不能串关' },
  combination: /*i18n*/ { id: 'member.refusal-combination', message: '不接受这种串关方式' },
  'price-invalid': /*i18n*/ { id: 'member.refusal-price', message: '赔率无效' },
  'given-up': /*i18n*/ { id: 'member.refusal-given-up', message: '没有送达，会员已放弃' },
};
export const otherRefusal: Message = /*i18n*/ {
  id: 'member.refusal-other',
  message: '投注条件不符合要求',
};
