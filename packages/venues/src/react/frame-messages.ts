import type { Message } from '@courtside/i18n';

/** Texts of the game pages. */
export const f = {
  waiting: /*i18n*/ { id: 'venues.f-waiting', message: '正在连接 {name}' },
  waitingDetail: /*i18n*/ {
    id: 'venues.f-waiting-detail',
    message: '等待场馆打开游戏画面，已等待 {seconds} 秒',
  },
  late: /*i18n*/ { id: 'venues.f-late', message: '游戏画面迟迟没有打开' },
  lateDetail: /*i18n*/ {
    id: 'venues.f-late-detail',
    message: '可能是网络较慢或场馆繁忙。进入时转入的金额在场馆余额里；可以再等一会儿，或重新打开。',
  },
  reopen: /*i18n*/ { id: 'venues.f-reopen', message: '重新打开' },
  over: /*i18n*/ { id: 'venues.f-over', message: '本次入口已失效' },
  overDetail: /*i18n*/ {
    id: 'venues.f-over-detail',
    message: '入口在别处被使用或已经过期。场馆里的余额原样保留，重新进入即可继续。',
  },
  left: /*i18n*/ { id: 'venues.f-left', message: '您已离开这个游戏' },
  leftDetail: /*i18n*/ {
    id: 'venues.f-left-detail',
    message: '地址只在进入的那一次有效。场馆里的余额原样保留，请从大厅重新进入。',
  },
  toHome: /*i18n*/ { id: 'venues.f-to-home', message: '去首页选游戏' },
  reenter: /*i18n*/ { id: 'venues.f-reenter', message: '重新进入游戏' },
  toHall: /*i18n*/ { id: 'venues.f-to-hall', message: '返回大厅' },
  elapsed: /*i18n*/ { id: 'venues.f-elapsed', message: '本次游戏时长' },
  fullScreen: /*i18n*/ { id: 'venues.f-full', message: '全屏' },
  leaveFull: /*i18n*/ { id: 'venues.f-leave-full', message: '退出全屏' },
  leave: /*i18n*/ { id: 'venues.f-leave', message: '离开游戏' },
  leaveDetail: /*i18n*/ {
    id: 'venues.f-leave-detail',
    message: '未结束的一局由场馆按规则结算，结果记入投注记录。',
  },
  leaveTakeBack: /*i18n*/ {
    id: 'venues.f-leave-take-back',
    message: '同时把场馆余额 {amount} 转回中心钱包',
  },
  leaveBound: /*i18n*/ {
    id: 'venues.f-leave-bound',
    message: '场馆余额 {amount} 受“{title}”约束，流水达成后才能转出，暂留在场馆。',
  },
  leaveClosed: /*i18n*/ {
    id: 'venues.f-leave-closed',
    message: '场馆维护期间不能转出，余额 {amount} 暂留在场馆。',
  },
  leaveAsking: /*i18n*/ { id: 'venues.f-leave-asking', message: '正在读取场馆余额' },
  leaveUnknown: /*i18n*/ {
    id: 'venues.f-leave-unknown',
    message: '场馆余额没有读到。离开后可以在大厅或转账页查看并转回。',
  },
  leftThere: /*i18n*/ {
    id: 'venues.f-left-there',
    message: '场馆里还有 {amount}，可以在大厅或转账页转回',
  },
  closedKept: /*i18n*/ {
    id: 'venues.f-closed-kept',
    message: '场馆暂停服务，场馆里的 {amount} 原样保留。',
  },
  leaving: /*i18n*/ { id: 'venues.f-leaving', message: '正在转回场馆余额' },
  stay: /*i18n*/ { id: 'venues.f-stay', message: '继续游戏' },
  keptThere: /*i18n*/ { id: 'venues.f-kept-there', message: '场馆余额没有转回：{why}' },
  turn: /*i18n*/ { id: 'venues.f-turn', message: '横过手机，画面更大' },
  frameOf: /*i18n*/ { id: 'venues.f-frame-of', message: '{name}的游戏画面' },
  refused: /*i18n*/ { id: 'venues.f-refused', message: '这个地址不能打开' },
  refusedDetail: /*i18n*/ {
    id: 'venues.f-refused-detail',
    message: '地址不属于本站允许的游戏场馆，没有打开。请从游戏大厅重新进入。',
  },
  slotNothing: /*i18n*/ { id: 'venues.f-slot-nothing', message: '还没有选择游戏' },
  slotNothingDetail: /*i18n*/ {
    id: 'venues.f-slot-nothing-detail',
    message: '请从电子游戏大厅选择一款游戏进入。',
  },
  toEgame: /*i18n*/ { id: 'venues.f-to-egame', message: '去电子游戏大厅' },
} as const satisfies Record<string, Message>;
