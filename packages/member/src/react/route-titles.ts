/** Titles of the routes, apart from the other texts: the route table is loaded with the first page. */
export const titles = {
  title: /*i18n*/ { id: 'member.bet-records', message: '投注记录' },
} as const;
