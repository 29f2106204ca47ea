import type { Message } from '@courtside/i18n';
import { m } from './messages.ts';

const closed: Message = /*i18n*/ { id: 'betslip.reason.closed', message: '盘口已关闭' };
const started: Message = /*i18n*/ {
  id: 'betslip.reason.eventStarted',
  message: '比赛已开始，赛前盘已截止',
};

const duplicate: Message = /*i18n*/ {
  id: 'betslip.reason.duplicate',
  message: '已有相同的未结算注单，不接受重复投注',
};
const relatedLegs: Message = /*i18n*/ {
  id: 'betslip.reason.seriesRelatedLegs',
  message: '有关联的选项不能串关',
};

/** Texts of reasons why a slip cannot be placed or an order was refused, by code of the violation. */
export const reasonMessages: Readonly<Record<string, Message>> = {
  'slip.empty': /*i18n*/ { id: 'betslip.reason.empty', message: '投注单中没有选项' },
  'slip.not-logged-in': /*i18n*/ { id: 'betslip.reason.notLoggedIn', message: '请先登录后再下注' },
  'slip.limit-reached': /*i18n*/ {
    id: 'betslip.reason.limitReached',
    message: '投注单最多 {max} 个选项',
  },
  'stake.missing': /*i18n*/ { id: 'betslip.reason.stakeMissing', message: '请输入投注额' },
  'stake.zero': /*i18n*/ { id: 'betslip.reason.stakeZero', message: '投注额须大于 0' },
  'stake.malformed': /*i18n*/ {
    id: 'betslip.reason.stakeMalformed',
    message: '投注额格式不正确，最多两位小数',
  },
  'stake.below-min': /*i18n*/ {
    id: 'betslip.reason.belowMin',
    message: '投注额低于最低限额 {min}',
  },
  'stake.above-max': /*i18n*/ {
    id: 'betslip.reason.aboveMax',
    message: '投注额高于最高限额 {max}',
  },
  'stake.above-balance': /*i18n*/ {
    id: 'betslip.reason.aboveBalance',
    message: '余额不足，可用余额 {balance}',
  },
  'pick.suspended': /*i18n*/ { id: 'betslip.reason.suspended', message: '盘口已关闭或暂停投注' },
  'pick.closed': /*i18n*/ {
    id: 'betslip.reason.matchOver',
    message: '比赛已结束，请移除该选项',
  },
  'pick.odds-changed': /*i18n*/ {
    id: 'betslip.reason.oddsChanged',
    message: '赔率已由 {from} 变为 {to}',
  },
  'pick.line-changed': /*i18n*/ {
    id: 'betslip.reason.lineChanged',
    message: '盘口已由 {from} 变为 {to}',
  },
  'pick.score-changed': /*i18n*/ {
    id: 'betslip.reason.scoreChanged',
    message: '比分已由 {from} 变为 {to}，请确认后再下注',
  },
  'pick.price-invalid': /*i18n*/ {
    id: 'betslip.reason.priceInvalid',
    message: '赔率无效，暂时无法下注',
  },
  'selection.malformed': /*i18n*/ {
    id: 'betslip.reason.selectionMalformed',
    message: '该选项的资料有误，无法加入投注单',
  },
  'update.malformed': /*i18n*/ {
    id: 'betslip.reason.updateMalformed',
    message: '盘口资料有误，已暂停投注',
  },
  'order.unreadable': /*i18n*/ {
    id: 'betslip.reason.orderUnreadable',
    message: '上次的注单资料已损坏，请到投注记录查看',
  },
  'event.started': started,
  'event.finished': m.matchOver,
  'bet.duplicate': duplicate,
  'payout.ticket-limit': /*i18n*/ {
    id: 'betslip.reason.ticketLimit',
    message: '最高派彩 {payout} 超过单注上限 {max}',
  },
  'payout.daily-limit': /*i18n*/ {
    id: 'betslip.reason.dailyLimit',
    message: '最高派彩 {payout} 超过今日剩余额度 {left}',
  },
  'series.too-few': /*i18n*/ {
    id: 'betslip.reason.seriesTooFew',
    message: '串关至少需要 {min} 个选项',
  },
  'series.same-match': /*i18n*/ {
    id: 'betslip.reason.seriesSameMatch',
    message: '同一场比赛的选项不能串关',
  },
  'series.related-legs': relatedLegs,
  'series.outright-mixed': /*i18n*/ {
    id: 'betslip.reason.seriesOutrightMixed',
    message: '冠军盘不能与其他选项串关',
  },
  'series.odds-format': /*i18n*/ {
    id: 'betslip.reason.seriesOddsFormat',
    message: '串关只支持香港盘',
  },
  'order.confirming': /*i18n*/ {
    id: 'betslip.reason.confirming',
    message: '有注单正在确认，请稍候',
  },
  'order.unreachable': /*i18n*/ {
    id: 'betslip.reason.unreachable',
    message: '网络连接失败，注单未提交',
  },
  'house.odds-changed': /*i18n*/ {
    id: 'betslip.reason.house.oddsChanged',
    message: '赔率已变动，请确认新赔率',
  },
  'house.line-changed': /*i18n*/ {
    id: 'betslip.reason.house.lineChanged',
    message: '盘口已变动，请确认新盘口',
  },
  'house.score-changed': /*i18n*/ {
    id: 'betslip.reason.house.scoreChanged',
    message: '比分已变动',
  },
  'house.market-closed': closed,
  'house.suspended': /*i18n*/ { id: 'betslip.reason.house.suspended', message: '盘口暂停投注' },
  'house.cut-off': started,
  'house.below-min': /*i18n*/ {
    id: 'betslip.reason.house.belowMin',
    message: '投注额低于最低限额',
  },
  'house.above-max': /*i18n*/ {
    id: 'betslip.reason.house.aboveMax',
    message: '投注额高于最高限额',
  },
  'house.balance': /*i18n*/ { id: 'betslip.reason.house.balance', message: '余额不足' },
  'house.quote-expired': /*i18n*/ {
    id: 'betslip.reason.house.quoteExpired',
    message: '报价已过期，请重新下注',
  },
  'house.danger-ball': /*i18n*/ {
    id: 'betslip.reason.house.dangerBall',
    message: '赛况紧张（如危险球），注单未被接受',
  },
  'house.duplicate': duplicate,
  'house.limit-selection': /*i18n*/ {
    id: 'betslip.reason.house.limitSelection',
    message: '该选项的投注额已达上限',
  },
  'house.limit-match': /*i18n*/ {
    id: 'betslip.reason.house.limitMatch',
    message: '本场比赛的投注额已达上限',
  },
  'house.limit-member': /*i18n*/ {
    id: 'betslip.reason.house.limitMember',
    message: '您的投注额已达上限',
  },
  'house.limit-payout': /*i18n*/ {
    id: 'betslip.reason.house.limitPayout',
    message: '可赢额超过今日派彩上限',
  },
  'house.related-legs': relatedLegs,
  'house.combination': /*i18n*/ {
    id: 'betslip.reason.house.combination',
    message: '不接受这种串关方式',
  },
  'house.price-invalid': /*i18n*/ {
    id: 'betslip.reason.house.priceInvalid',
    message: '赔率无效，请重新选择',
  },
  'house.key-reused': /*i18n*/ {
    id: 'betslip.reason.house.keyReused',
    message: '注单号已用于另一注单，请重新下注',
  },
  'house.given-up': /*i18n*/ {
    id: 'betslip.reason.house.givenUp',
    message: '注单没有送达，已按您的要求放弃',
  },
  'house.refused': /*i18n*/ {
    id: 'betslip.reason.house.refused',
    message: '注单被拒绝：{message}',
  },
};

/** Text for a reason without a text of its own. */
export const otherReason: Message = /*i18n*/ {
  id: 'betslip.reason.other',
  message: '暂时无法下注，请稍后再试',
};
