import { marketMessages } from '@courtside/betting-terms';
import type { Message } from '@courtside/i18n';
import type { MarketGroup } from '../../core/market-groups.ts';
import type { MatchDetails } from '../../core/match-feed.ts';
import { m as board } from '../messages.ts';

type IncidentKind = MatchDetails['timeline'][number]['kind'];
type StatisticKind = MatchDetails['statistics'][number]['kind'];
export type Play = NonNullable<MatchDetails['play']>;

export const m = {
  loading: /*i18n*/ { id: 'sports.match.loading', message: '正在加载比赛' },
  unknown: /*i18n*/ { id: 'sports.match.unknown', message: '找不到这场比赛' },
  unknownDetail: /*i18n*/ {
    id: 'sports.match.unknown.detail',
    message: '比赛编号有误，或比赛已经下架。',
  },
  back: /*i18n*/ { id: 'sports.match.back', message: '返回赛事列表' },
  parent: /*i18n*/ { id: 'sports.match.parent', message: '查看比赛' },
  watch: /*i18n*/ { id: 'sports.match.watch', message: '直播' },
  team: /*i18n*/ { id: 'sports.match.team', message: '球队' },
  player: /*i18n*/ { id: 'sports.match.player', message: '选手' },
  total: /*i18n*/ { id: 'sports.match.total', message: '总分' },
  setsWon: /*i18n*/ { id: 'sports.match.setsWon', message: '胜盘' },
  gamesWon: /*i18n*/ { id: 'sports.match.gamesWon', message: '胜局' },
  half: /*i18n*/ { id: 'sports.match.half', message: '半场' },
  game: /*i18n*/ { id: 'sports.match.game', message: '本局' },
  serving: /*i18n*/ { id: 'sports.match.serving', message: '发球' },
  corners: /*i18n*/ { id: 'sports.match.corners', message: '角球 {score}' },
  cards: /*i18n*/ { id: 'sports.match.cards', message: '罚牌 {score}' },
  view: /*i18n*/ { id: 'sports.match.view', message: '显示内容' },
  markets: /*i18n*/ { id: 'sports.match.markets', message: '玩法' },
  info: /*i18n*/ { id: 'sports.match.info', message: '实况与数据' },
  live: /*i18n*/ { id: 'sports.match.live', message: '实况' },
  statistics: /*i18n*/ { id: 'sports.match.statistics', message: '统计' },
  form: /*i18n*/ { id: 'sports.match.form', message: '战绩' },
  groups: /*i18n*/ { id: 'sports.match.groups', message: '玩法分类' },
  starred: /*i18n*/ { id: 'sports.match.group.starred', message: '收藏' },
  lines: /*i18n*/ { id: 'sports.match.group.lines', message: '{handicap}&大小' },
  points: /*i18n*/ { id: 'sports.match.group.points', message: '得分' },
  quarters: /*i18n*/ { id: 'sports.match.group.quarters', message: '各节' },
  sets: /*i18n*/ { id: 'sports.match.group.sets', message: '各盘' },
  games: /*i18n*/ { id: 'sports.match.group.games', message: '各局' },
  search: /*i18n*/ { id: 'sports.match.search', message: '搜索玩法' },
  notFound: /*i18n*/ { id: 'sports.match.notFound', message: '没有符合的玩法' },
  notFoundDetail: /*i18n*/ {
    id: 'sports.match.notFound.detail',
    message: '请换一个关键字，或查看全部玩法。',
  },
  none: /*i18n*/ { id: 'sports.match.none', message: '目前没有可投注的玩法' },
  noneDetail: /*i18n*/ { id: 'sports.match.none.detail', message: '开盘后会显示在这里。' },
  suspended: /*i18n*/ { id: 'sports.match.suspended', message: '全部玩法暂停投注，稍后恢复。' },
  starMarket: /*i18n*/ { id: 'sports.match.starMarket', message: '收藏玩法 {market}' },
  oddsOf: /*i18n*/ {
    id: 'sports.match.oddsOf',
    message: '{home} 对 {away} 全部赔率，用方向键选择',
  },
  history: /*i18n*/ { id: 'sports.match.history', message: '{market} 赔率走势' },
  historyNone: /*i18n*/ { id: 'sports.match.history.none', message: '暂无走势' },
  historyLoading: /*i18n*/ { id: 'sports.match.history.loading', message: '正在加载走势' },
  historyOf: /*i18n*/ { id: 'sports.match.history.of', message: '{pick} 近两小时赔率' },
  time: /*i18n*/ { id: 'sports.match.time', message: '时间' },
  price: /*i18n*/ { id: 'sports.match.price', message: '赔率' },
  timeline: /*i18n*/ { id: 'sports.match.timeline', message: '比赛进程' },
  minute: /*i18n*/ { id: 'sports.match.minute', message: '{minute}′' },
  partEnd: /*i18n*/ { id: 'sports.match.partEnd', message: '结束，比分 {score}' },
  recent: /*i18n*/ { id: 'sports.match.recent', message: '{team} 近期战绩' },
  noRecent: /*i18n*/ { id: 'sports.match.noRecent', message: '暂无近期比赛' },
  won: /*i18n*/ { id: 'sports.match.won', message: '胜' },
  drawn: /*i18n*/ { id: 'sports.match.drawn', message: '平' },
  lost: /*i18n*/ { id: 'sports.match.lost', message: '负' },
  table: /*i18n*/ { id: 'sports.match.table', message: '积分榜' },
  rank: /*i18n*/ { id: 'sports.match.rank', message: '排名' },
  played: /*i18n*/ { id: 'sports.match.played', message: '赛' },
  goals: /*i18n*/ { id: 'sports.match.tableGoals', message: '进/失' },
  tablePoints: /*i18n*/ { id: 'sports.match.tablePoints', message: '积分' },
  pitch: /*i18n*/ { id: 'sports.match.pitch', message: '赛况图：{what}' },
} as const;

/** Groups whose name is the same in every sport. */
export const groupNames: Readonly<
  Record<Exclude<MarketGroup, 'lines' | 'parts' | 'half' | 'score'>, Message>
> = {
  winner: marketMessages.winner,
  goals: board.goal,
  other: /*i18n*/ { id: 'sports.match.group.other', message: '其他' },
};

export const incidentNames: Readonly<Record<Exclude<IncidentKind, 'period-end'>, Message>> = {
  'kick-off': /*i18n*/ { id: 'sports.incident.kickOff', message: '比赛开始' },
  goal: board.goal,
  corner: /*i18n*/ { id: 'sports.incident.corner', message: '角球' },
  yellow: /*i18n*/ { id: 'sports.incident.yellow', message: '黄牌' },
  red: /*i18n*/ { id: 'sports.incident.red', message: '红牌' },
  'half-time': board.halfTime,
  'full-time': board.finished,
  abandoned: board.abandoned,
  cancelled: /*i18n*/ { id: 'sports.incident.cancelled', message: '进球无效' },
};

export const statisticNames: Readonly<Record<StatisticKind, Message>> = {
  possession: /*i18n*/ { id: 'sports.statistic.possession', message: '控球率 %' },
  attacks: /*i18n*/ { id: 'sports.statistic.attacks', message: '进攻' },
  danger: /*i18n*/ { id: 'sports.statistic.danger', message: '危险进攻' },
  shots: /*i18n*/ { id: 'sports.statistic.shots', message: '射门' },
  onTarget: /*i18n*/ { id: 'sports.statistic.onTarget', message: '射正' },
  corners: incidentNames.corner,
  yellow: incidentNames.yellow,
  red: incidentNames.red,
  points: /*i18n*/ { id: 'sports.statistic.points', message: '总得分' },
  setsWon: /*i18n*/ { id: 'sports.statistic.setsWon', message: '已胜盘局' },
  lead: /*i18n*/ { id: 'sports.statistic.lead', message: '最大领先' },
};

export const playNames: Readonly<Record<Play['kind'], Message>> = {
  safe: /*i18n*/ { id: 'sports.play.safe', message: '控球' },
  attack: statisticNames.attacks,
  danger: statisticNames.danger,
  shot: statisticNames.shots,
  corner: incidentNames.corner,
  goal: board.goal,
  break: /*i18n*/ { id: 'sports.play.break', message: '比赛暂停' },
};
