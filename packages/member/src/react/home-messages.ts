/** Texts of the member's part of the home page. */
export const hm = {
  running: /*i18n*/ { id: 'member.home-running', message: '进行中的注单' },
  all: /*i18n*/ { id: 'member.home-all', message: '全部 {total} 张' },
  decided: /*i18n*/ { id: 'member.home-decided', message: '已有结果 {decided}/{legs} 项' },
  meanwhile: /*i18n*/ {
    id: 'member.home-meanwhile',
    message: '{day} {time} 以来：{count} 张注单已结算，返还',
  },
  meanwhileMore: /*i18n*/ {
    id: 'member.home-meanwhile-more',
    message: '{day} {time} 以来：超过 {count} 张注单已结算，最近 {count} 张返还',
  },
  meanwhileLink: /*i18n*/ { id: 'member.home-meanwhile-link', message: '查看结果' },
  first: /*i18n*/ { id: 'member.home-first', message: '账户已开通' },
  firstText: /*i18n*/ {
    id: 'member.home-first-text',
    message: '存款后即可投注。优惠可领可不领：只有领取的优惠才附带流水要求，条件在领取前写明。',
  },
  deposit: /*i18n*/ { id: 'member.home-deposit', message: '前往存款' },
} as const;
