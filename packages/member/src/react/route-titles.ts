/** Titles of the routes, apart from the other texts: the route table is loaded with the first page. */
export const titles = {
  title: /*i18n*/ { id: 'member.bet-records', message: '投注记录' },
  bets: /*i18n*/ { id: 'member.bets', message: '注单' },
  ticket: /*i18n*/ { id: 'member.ticket', message: '注单详情' },
  profile: /*i18n*/ { id: 'member.profile', message: '个人资料' },
  letters: /*i18n*/ { id: 'member.letters', message: '消息' },
  tour: /*i18n*/ { id: 'member.tour', message: '新手教程' },
  mine: /*i18n*/ { id: 'member.mine', message: '我的' },
  vip: /*i18n*/ { id: 'member.vip', message: '贵宾' },
  vipDetail: /*i18n*/ { id: 'member.vip-detail', message: '贵宾等级详情' },
  feedback: /*i18n*/ { id: 'member.feedback', message: '意见反馈' },
} as const;
