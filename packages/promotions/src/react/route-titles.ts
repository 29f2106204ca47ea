/** Titles of the routes and menu entries, apart from the other texts: the frame shows them. */
export const titles = {
  promotions: /*i18n*/ { id: 'promotions.title', message: '优惠活动' },
  promotion: /*i18n*/ { id: 'promotions.one', message: '活动详情' },
  invitation: /*i18n*/ { id: 'promotions.invitation', message: '邀请好友' },
  welfare: /*i18n*/ { id: 'promotions.welfare', message: '福利中心' },
  exchange: /*i18n*/ { id: 'promotions.exchange', message: '礼品兑换' },
} as const;
