// Apart from the frame's texts, so that they come with the home page's chunk.
export const m = {
  homeLead: /*i18n*/ {
    id: 'shell.home.lead',
    message: '足球滚球、今日与早盘，独赢、让球、大小，全场与上半场。',
  },
  toSport: /*i18n*/ { id: 'shell.home.toSport', message: '进入体育' },
  categories: /*i18n*/ { id: 'shell.home.categories', message: '游戏分类' },
  closed: /*i18n*/ { id: 'shell.category.closed', message: '暂未开放' },
} as const;
