import type { Message } from '@courtside/i18n';
import type { Facet, GameList, GameSort } from '../core/catalogue.ts';
import { m } from './messages.ts';

/** Texts of the game catalogues. */
export const c = {
  search: /*i18n*/ { id: 'venues.c-search', message: '搜索游戏' },
  searchHint: /*i18n*/ { id: 'venues.c-search-hint', message: '游戏名、拼音或首字母' },
  searchFailed: /*i18n*/ {
    id: 'venues.c-search-failed',
    message: '按拼音的搜索未成功，这里只有名称相符的游戏。',
  },
  clear: /*i18n*/ { id: 'venues.c-clear', message: '清空搜索' },
  lists: /*i18n*/ { id: 'venues.c-lists', message: '游戏列表' },
  all: /*i18n*/ { id: 'venues.c-all', message: '全部游戏' },
  sort: /*i18n*/ { id: 'venues.c-sort', message: '排序' },
  filters: /*i18n*/ { id: 'venues.c-filters', message: '筛选' },
  filtersSet: /*i18n*/ { id: 'venues.c-filters-set', message: '筛选（{count}）' },
  reset: /*i18n*/ { id: 'venues.c-reset', message: '清除筛选' },
  showFound: /*i18n*/ { id: 'venues.c-show-found', message: '查看 {count} 款游戏' },
  found: /*i18n*/ { id: 'venues.c-found', message: '共 {count} 款' },
  foundPart: /*i18n*/ { id: 'venues.c-found-part', message: '已载入 {loaded} / {total} 款' },
  none: /*i18n*/ { id: 'venues.c-none', message: '没有符合条件的游戏' },
  noneDetail: /*i18n*/ { id: 'venues.c-none-detail', message: '可以放宽筛选，或换一个词再搜。' },
  noFavourites: /*i18n*/ { id: 'venues.c-no-favourites', message: '还没有收藏游戏' },
  noFavouritesDetail: /*i18n*/ {
    id: 'venues.c-no-favourites-detail',
    message: '点游戏右上角的星形即可收藏。',
  },
  noRecent: /*i18n*/ { id: 'venues.c-no-recent', message: '这台设备上还没有玩过的游戏' },
  grid: /*i18n*/ { id: 'venues.c-grid', message: '{title}列表' },
  provider: /*i18n*/ { id: 'venues.c-provider', message: '场馆' },
  theme: /*i18n*/ { id: 'venues.c-theme', message: '题材' },
  volatility: /*i18n*/ { id: 'venues.c-volatility', message: '波动' },
  feature: /*i18n*/ { id: 'venues.c-feature', message: '玩法' },
  rtpAny: /*i18n*/ { id: 'venues.c-rtp-any', message: '不限' },
  rtpFrom: /*i18n*/ { id: 'venues.c-rtp-from', message: '{rtp}% 以上' },
  rtpTitle: /*i18n*/ { id: 'venues.c-rtp-title', message: '理论返还率' },
  rtpUnknown: /*i18n*/ { id: 'venues.c-rtp-unknown', message: '规则未给出' },
  limit: /*i18n*/ { id: 'venues.c-limit', message: '单局金额' },
  rules: /*i18n*/ { id: 'venues.c-rules', message: '玩法说明' },
  rulesInside: /*i18n*/ {
    id: 'venues.c-rules-inside',
    message: '完整规则与赔付表在游戏内的“规则”里查看。',
  },
  rtpNote: /*i18n*/ {
    id: 'venues.c-rtp-note',
    message: '理论返还率是长期统计值，不代表单局或单日的结果。',
  },
  enterGame: /*i18n*/ { id: 'venues.c-enter-game', message: '进入游戏' },
  ways: /*i18n*/ { id: 'venues.c-ways', message: '操作' },
  pool: /*i18n*/ { id: 'venues.c-pool', message: '当前奖池' },
  poolNote: /*i18n*/ {
    id: 'venues.c-pool-note',
    message: '金额由场馆公布，开出的概率以各游戏规则为准。',
  },
  poolGames: /*i18n*/ { id: 'venues.c-pool-games', message: '全部奖池游戏' },
} as const satisfies Record<string, Message>;

export const listTitles: Readonly<Record<GameList, Message>> = {
  all: c.all,
  hot: m.hot,
  new: m.new,
  jackpot: m.jackpot,
  favourite: m.favourites,
  recent: m.recent,
};

export const sortTitles: Readonly<Record<GameSort, Message>> = {
  recommended: /*i18n*/ { id: 'venues.c-sort-recommended', message: '推荐' },
  name: /*i18n*/ { id: 'venues.c-sort-name', message: '名称' },
  rtp: /*i18n*/ { id: 'venues.c-sort-rtp', message: '返还率从高到低' },
  newest: /*i18n*/ { id: 'venues.c-sort-newest', message: '新上线在前' },
};

export const facetTitles: Readonly<Record<Facet, Message>> = {
  providers: c.provider,
  themes: c.theme,
  volatilities: c.volatility,
  features: c.feature,
};

export const volatilityTitles: Readonly<Record<string, Message>> = {
  low: /*i18n*/ { id: 'venues.c-low', message: '低波动' },
  medium: /*i18n*/ { id: 'venues.c-medium', message: '中波动' },
  high: /*i18n*/ { id: 'venues.c-high', message: '高波动' },
};
