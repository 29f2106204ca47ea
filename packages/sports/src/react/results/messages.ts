export const m = {
  title: /*i18n*/ { id: 'sports.results.title', message: '赛果' },
  dayHint: /*i18n*/ {
    id: 'sports.results.dayHint',
    message: '每日由北京时间中午 12 点至次日中午 12 点',
  },
  earlier: /*i18n*/ { id: 'sports.results.earlier', message: '前一天' },
  later: /*i18n*/ { id: 'sports.results.later', message: '后一天' },
  loading: /*i18n*/ { id: 'sports.results.loading', message: '正在加载赛果' },
  failed: /*i18n*/ { id: 'sports.results.failed', message: '赛果加载失败' },
  search: /*i18n*/ { id: 'sports.results.search', message: '搜索球队或联赛' },
  none: /*i18n*/ { id: 'sports.results.none', message: '这一天没有赛果' },
  noneDetail: /*i18n*/ {
    id: 'sports.results.none.detail',
    message: '请换一个日期或运动。',
  },
  markets: /*i18n*/ { id: 'sports.results.markets', message: '{home} 对 {away} 盘口赛果' },
  page: /*i18n*/ { id: 'sports.results.page', message: '比赛页' },
  noMarkets: /*i18n*/ { id: 'sports.results.noMarkets', message: '这场比赛没有盘口赛果' },
} as const;
