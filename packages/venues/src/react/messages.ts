import type { Message } from '@courtside/i18n';
import type { AmountFault } from '../core/wallet-part.ts';

/** Texts of halls, catalogues and the entry into a venue. */
export const m = {
  enter: /*i18n*/ { id: 'venues.enter', message: '进入' },
  enterName: /*i18n*/ { id: 'venues.enter-name', message: '进入 {name}' },
  takeIn: /*i18n*/ { id: 'venues.take-in', message: '转入' },
  takeInName: /*i18n*/ { id: 'venues.take-in-name', message: '转入 {name}' },
  bringBack: /*i18n*/ { id: 'venues.bring-back', message: '转回' },
  bringBackName: /*i18n*/ { id: 'venues.bring-back-name', message: '从 {name} 转回中心钱包' },
  balanceThere: /*i18n*/ { id: 'venues.balance-there', message: '场馆余额' },
  centre: /*i18n*/ { id: 'venues.centre', message: '中心钱包' },
  noBalances: /*i18n*/ { id: 'venues.no-balances', message: '余额没有读到' },
  recycle: /*i18n*/ { id: 'venues.recycle', message: '一键回收' },
  autoTransfer: /*i18n*/ { id: 'venues.auto-transfer', message: '自动转账已开启' },
  autoTransferChange: /*i18n*/ { id: 'venues.auto-transfer-change', message: '更改设置' },
  movedBetween: /*i18n*/ { id: 'venues.moved-between', message: '场馆互转完成：{amount}' },
  betweenRefused: /*i18n*/ {
    id: 'venues.between-refused',
    message: '场馆互转未成功，余额不变：{why}',
  },
  betweenBound: /*i18n*/ {
    id: 'venues.between-bound',
    message: '场馆互转未提交：转入的场馆绑定了“{title}”，请在转账页确认',
  },
  broughtBack: /*i18n*/ { id: 'venues.brought-back', message: '已转回中心钱包 {amount}' },
  keptActivity: /*i18n*/ {
    id: 'venues.kept-activity',
    message: '{name} {amount} 未回收：优惠流水未达成',
  },
  keptMaintenance: /*i18n*/ {
    id: 'venues.kept-maintenance',
    message: '{name} {amount} 未回收：场馆维护中',
  },
  minimum: /*i18n*/ { id: 'venues.minimum', message: '最低 {amount}' },
  limits: /*i18n*/ { id: 'venues.limits', message: '{min} 至 {max}' },
  tables: /*i18n*/ { id: 'venues.tables', message: '{name}的{what}' },
  noGames: /*i18n*/ { id: 'venues.no-games', message: '该场馆没有单独列出游戏' },
  noVenues: /*i18n*/ { id: 'venues.no-venues', message: '这一类暂时没有场馆' },
  closed: /*i18n*/ { id: 'venues.closed', message: '维护中' },
  closedUntil: /*i18n*/ { id: 'venues.closed-until', message: '预计 {time} 恢复' },
  closedOpen: /*i18n*/ { id: 'venues.closed-open', message: '恢复时间待定' },
  nextClosed: /*i18n*/ { id: 'venues.next-closed', message: '计划维护：{from} 至 {until}' },
  least: /*i18n*/ { id: 'venues.least', message: '单局最低 {amount}' },
  inWindow: /*i18n*/ { id: 'venues.in-window', message: '新窗口打开' },
  bound: /*i18n*/ { id: 'venues.bound', message: '“{title}”还差 {left} 流水' },
  hot: /*i18n*/ { id: 'venues.tag-hot', message: '热门' },
  new: /*i18n*/ { id: 'venues.tag-new', message: '新上线' },
  jackpot: /*i18n*/ { id: 'venues.tag-jackpot', message: '奖池' },
  favourite: /*i18n*/ { id: 'venues.favourite', message: '收藏 {name}' },
  unfavourite: /*i18n*/ { id: 'venues.unfavourite', message: '取消收藏 {name}' },
  favourites: /*i18n*/ { id: 'venues.favourites', message: '我的收藏' },
  recent: /*i18n*/ { id: 'venues.recent', message: '最近玩过' },
  pools: /*i18n*/ { id: 'venues.pools', message: '累积奖池' },
  service: /*i18n*/ { id: 'venues.service', message: '联系在线客服' },
} as const satisfies Record<string, Message>;

/** Texts of the dialogs of an entry. */
export const e = {
  amountTitle: /*i18n*/ { id: 'venues.e-amount-title', message: '转入金额' },
  amountLead: /*i18n*/ { id: 'venues.e-amount-lead', message: '转入{name}，中心钱包现有 {amount}' },
  all: /*i18n*/ { id: 'venues.e-all', message: '全部' },
  takeInEnter: /*i18n*/ { id: 'venues.e-take-in-enter', message: '转入并进入' },
  takeInOnly: /*i18n*/ { id: 'venues.e-take-in-only', message: '确认转入' },
  enterAnyway: /*i18n*/ { id: 'venues.e-enter-anyway', message: '不转入，直接进入' },
  movesAll: /*i18n*/ {
    id: 'venues.e-moves-all',
    message: '进入时，会把中心钱包的 {amount} 全部转入{name}。',
  },
  movesNothing: /*i18n*/ {
    id: 'venues.e-moves-nothing',
    message: '中心钱包没有余额，这次进入不会转入。',
  },
  allInEnter: /*i18n*/ { id: 'venues.e-all-in-enter', message: '全部转入并进入' },
  turnover: /*i18n*/ {
    id: 'venues.e-turnover',
    message: '“{title}”还差 {left} 流水；转入的金额要等流水达成后才能转出。',
  },
  moved: /*i18n*/ { id: 'venues.e-moved', message: '转账成功' },
  movedIn: /*i18n*/ { id: 'venues.e-moved-in', message: '已自动转入{name} {amount}' },
  unknown: /*i18n*/ {
    id: 'venues.e-unknown',
    message: '转账结果还没有收到，正在确认，不会重复转账。',
  },
  unclear: /*i18n*/ {
    id: 'venues.e-unclear',
    message: '上一笔转账的结果不明确，请先在交易记录里核对。',
  },
  notSent: /*i18n*/ { id: 'venues.e-not-sent', message: '上一笔转账还在确认，这一笔没有提交' },
  boundTitle: /*i18n*/ { id: 'venues.e-bound-title', message: '该场馆有进行中的优惠' },
  boundNotMoved: /*i18n*/ {
    id: 'venues.e-bound-not-moved',
    message: '没有转入{name}：该场馆绑定了“{title}”，要转入请重新提交并确认',
  },
  goOn: /*i18n*/ { id: 'venues.e-go-on', message: '仍要转入' },
  loadingWallet: /*i18n*/ { id: 'venues.e-loading-wallet', message: '正在读取余额' },
  closedTitle: /*i18n*/ { id: 'venues.e-closed-title', message: '{name}维护中' },
  closedDetail: /*i18n*/ {
    id: 'venues.e-closed-detail',
    message: '场馆暂停服务，场馆里的余额原样保留。',
  },
  blockedTitle: /*i18n*/ { id: 'venues.e-blocked-title', message: '浏览器拦截了新窗口' },
  blockedDetail: /*i18n*/ {
    id: 'venues.e-blocked-detail',
    message: '{name}要在新窗口里打开，请用下面的链接进入。',
  },
  openName: /*i18n*/ { id: 'venues.e-open-name', message: '打开{name}' },
  opened: /*i18n*/ { id: 'venues.e-opened', message: '已在新窗口打开{name}' },
  nowhereTitle: /*i18n*/ { id: 'venues.e-nowhere-title', message: '无法打开{name}' },
  nowhereDetail: /*i18n*/ {
    id: 'venues.e-nowhere-detail',
    message: '场馆给出的地址不在本站允许的范围内，为保护您的账户没有打开。请联系在线客服。',
  },
  lost: /*i18n*/ {
    id: 'venues.e-lost',
    message: '没有收到场馆的答复，自动转账可能已经转入。刚刚读到的余额：',
  },
  lostUnknown: /*i18n*/ {
    id: 'venues.e-lost-unknown',
    message: '没有收到场馆的答复，自动转账可能已经转入；余额也没有读到，请稍后在转账页核对。',
  },
  refusedTitle: /*i18n*/ { id: 'venues.e-refused-title', message: '未能进入{name}' },
} as const satisfies Record<string, Message>;

/** Messages beside the amount to transfer in. */
export const amountMessages: Readonly<Record<AmountFault['code'], Message>> = {
  empty: /*i18n*/ { id: 'venues.a-empty', message: '请输入转入金额' },
  malformed: /*i18n*/ { id: 'venues.a-malformed', message: '转入金额只能包含数字和小数点' },
  long: /*i18n*/ { id: 'venues.a-long', message: '转入金额最多 {most} 个字符' },
  decimals: /*i18n*/ { id: 'venues.a-decimals', message: '转入金额最多 {digits} 位小数' },
  below: /*i18n*/ { id: 'venues.a-below', message: '单笔最低转入 {min}' },
  'above-balance': /*i18n*/ { id: 'venues.a-above', message: '中心钱包只有 {max}' },
};
