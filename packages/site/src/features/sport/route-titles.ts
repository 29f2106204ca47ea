/** Titles of the routes, apart from the other texts: the route table is loaded with the first page. */
export const titles = {
  crMode: /*i18n*/ { id: 'site.sport.crMode', message: 'CR 模式' },
  sport: /*i18n*/ { id: 'site.sport', message: '体育投注' },
  match: /*i18n*/ { id: 'site.sport.match', message: '比赛' },
  matchRoom: /*i18n*/ { id: 'site.sport.match-room', message: '比赛聊天室' },
  results: /*i18n*/ { id: 'site.sport.results', message: '赛果' },
} as const;
