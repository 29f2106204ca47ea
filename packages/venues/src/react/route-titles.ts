/** Titles of the routes, in a separate file from the other texts, as the route table is loaded with the first page. */
export const titles = {
  realbet: /*i18n*/ { id: 'venues.realbet', message: '真人娱乐' },
  chess: /*i18n*/ { id: 'venues.chess', message: '棋牌游戏' },
  gaming: /*i18n*/ { id: 'venues.gaming', message: '电子竞技' },
  lottery: /*i18n*/ { id: 'venues.lottery', message: '彩票游戏' },
  egame: /*i18n*/ { id: 'venues.egame', message: '电子游戏' },
  fishing: /*i18n*/ { id: 'venues.fishing', message: '捕鱼游戏' },
  game: /*i18n*/ { id: 'venues.game', message: '游戏' },
  redirect: /*i18n*/ { id: 'venues.redirect', message: '正在前往' },
} as const;
