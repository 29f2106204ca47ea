import type { Schemas } from '../gateway-call.ts';
import { VENUES } from './venues.ts';

type Game = Schemas['Game'];
type Tag = Game['tags'][number];

/** Names by venue, each with its motif; the first of a venue are its hot ones. */
const NAMES: Readonly<Record<string, readonly (readonly [name: string, motif: string])[]>> = {
  KXZR: [
    ['经典百家乐', 'card'],
    ['竞咪百家乐', 'card'],
    ['欧式轮盘', 'roulette'],
    ['骰宝', 'dice'],
    ['龙虎', 'dragon'],
    ['二十一点', 'chip'],
    ['番摊', 'coin'],
  ],
  YTZR: [
    ['多台百家乐', 'card'],
    ['免佣百家乐', 'card'],
    ['色碟', 'coin'],
    ['斗牛', 'chip'],
    ['三公', 'crown'],
  ],
  JLZR: [
    ['小额百家乐', 'card'],
    ['小额轮盘', 'roulette'],
    ['小额骰宝', 'dice'],
    ['炸金花', 'flame'],
  ],
  TYQP: [
    ['血战麻将', 'mahjong'],
    ['二人麻将', 'mahjong'],
    ['斗地主', 'card'],
    ['抢庄牛牛', 'chip'],
    ['跑得快', 'rocket'],
    ['十三水', 'card'],
    ['德州扑克', 'chip'],
    ['红黑大战', 'crown'],
  ],
  LTQP: [
    ['象棋残局', 'chess'],
    ['飞行棋', 'rocket'],
    ['梭哈', 'card'],
    ['百人骰宝', 'dice'],
    ['龙虎斗', 'tiger'],
    ['押宝抢庄', 'gem'],
  ],
  DJZH: [
    ['英雄召唤者联赛', 'joystick'],
    ['王座之争公开赛', 'crown'],
    ['战术射击大师赛', 'target'],
    ['星际指挥官杯', 'rocket'],
  ],
  YJDJ: [
    ['古迹守护邀请赛', 'shield'],
    ['街头格斗城市赛', 'flame'],
    ['球场经理电竞联赛', 'football'],
  ],
  G1CP: [
    ['一分时时彩', 'lottery'],
    ['三分赛车', 'rocket'],
    ['幸运飞艇', 'anchor'],
    ['生肖六合', 'tiger'],
    ['排列三', 'grid'],
    ['双色选号', 'lottery'],
  ],
  SGCP: [
    ['极速快三', 'dice'],
    ['十一选五', 'grid'],
    ['快乐十分', 'star'],
    ['幸运二八', 'lottery'],
  ],
  QFDZ: [
    ['七福临门', 'seven'],
    ['水果连线', 'fruit'],
    ['财运铜钱', 'coin'],
    ['三轴红七', 'seven'],
    ['樱桃钟声', 'fruit'],
    ['幸运宝箱', 'gift'],
    ['金砖银砖', 'gem'],
    ['转轮庙会', 'wheel'],
    ['大吉元宵', 'lantern'],
    ['老街灯会', 'lantern'],
    ['喜从天降', 'star'],
    ['宝石矿车', 'gem'],
  ],
  MYDZ: [
    ['明月几时有', 'moon'],
    ['锦鲤跃龙门', 'koi'],
    ['长安灯火', 'lantern'],
    ['蟠桃会', 'peach'],
    ['凤求凰', 'phoenix'],
    ['白虎将军', 'tiger'],
    ['竹林熊猫', 'panda'],
    ['梦回敦煌', 'mountain'],
    ['茶马古道', 'mountain'],
    ['八仙过海', 'wave'],
    ['龙抬头', 'dragon'],
    ['西湖夜雨', 'wave'],
  ],
  HXDZ: [
    ['幻星连消', 'star'],
    ['银河快递', 'rocket'],
    ['水晶回廊', 'gem'],
    ['极光狂欢', 'flame'],
    ['糖果行星', 'fruit'],
    ['时空转盘', 'wheel'],
    ['彗星奖池', 'rocket'],
    ['月球淘金', 'moon'],
    ['星座塔', 'crown'],
    ['机械花园', 'wheel'],
  ],
  JSDZ: [
    ['金山矿工', 'mountain'],
    ['雪峰宝藏', 'mountain'],
    ['火山女神', 'flame'],
    ['密林神殿', 'shield'],
    ['猛虎下山', 'tiger'],
    ['王者之冠', 'crown'],
    ['大漠驼铃', 'moon'],
    ['千箱万宝', 'gift'],
    ['雷霆铁匠', 'flame'],
    ['海盗金币', 'anchor'],
  ],
  HWBY: [
    ['海王捕鱼', 'fish'],
    ['珊瑚湾', 'wave'],
    ['深海沟', 'octopus'],
    ['沉船湾', 'anchor'],
    ['金蟾捕鱼', 'coin'],
    ['鲨鱼猎手', 'shark'],
    ['螃蟹乐园', 'crab'],
  ],
  LGBY: [
    ['龙宫夺宝', 'dragon'],
    ['锦鲤池塘', 'koi'],
    ['巨鲸来袭', 'wave'],
    ['八爪章鱼王', 'octopus'],
    ['夜捕乌贼', 'moon'],
  ],
};

/** Venues with a figure for the return to the player, in their rules. */
const WITH_RTP = new Set(['DZ', 'BY']);
const POOLED = new Set(['喜从天降', '彗星奖池', '千箱万宝', '幻星连消', '龙宫夺宝', '七福临门']);

function tagsOf(name: string, index: number, of: number): Tag[] {
  return [
    ...(index < 2 ? (['hot'] as const) : []),
    ...(index === of - 1 ? (['new'] as const) : []),
    ...(POOLED.has(name) ? (['jackpot'] as const) : []),
  ];
}

/** The whole catalogue, hot ones first. */
export const GAMES: readonly Game[] = VENUES.flatMap((venue) =>
  (NAMES[venue.code] ?? []).map(([name, motif], index, all): Game => {
    const gameCode = `${venue.code}${String(index + 1).padStart(3, '0')}`;
    return {
      gameCode,
      venueCode: venue.code,
      venueName: venue.name,
      enName: venue.code,
      name,
      category: venue.type,
      tags: tagsOf(name, index, all.length),
      rtp: WITH_RTP.has(venue.type) ? (94 + ((index * 37) % 300) / 100).toFixed(2) : '',
      minBet: venue.type === 'DZ' || venue.type === 'BY' ? '0.10' : '1.00',
      picture: { url: '', motif },
    };
  }),
).toSorted((a, b) => Number(b.tags.includes('hot')) - Number(a.tags.includes('hot')));

export const gamesOf = (venueCode: string): number =>
  GAMES.filter((game) => game.venueCode === venueCode).length;

export interface GameFilter {
  readonly category?: Game['category'];
  readonly venueCode?: string;
  readonly keyword?: string;
  readonly tag?: Tag;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** @param names every script that a name is known in */
export function findGames(
  { category, venueCode, keyword = '', tag, pageNum, pageSize }: GameFilter,
  names: (game: Game) => readonly string[],
): { total: number; list: Game[] } {
  const wanted = keyword.trim();
  const found = GAMES.filter(
    (game) =>
      (category === undefined || game.category === category) &&
      (venueCode === undefined || game.venueCode === venueCode) &&
      (tag === undefined || game.tags.includes(tag)) &&
      (wanted === '' || names(game).some((name) => name.includes(wanted))),
  );
  const from = (pageNum - 1) * pageSize;
  return { total: found.length, list: found.slice(from, from + pageSize) };
}
