import type { Schemas } from '../gateway-call.ts';
import { DAY, WEEK, weekStart } from '../time/beijing.ts';

type VenueType = Schemas['VenueType'];
type Row = readonly [code: string, name: string, type: VenueType, motif: string, text: string];

const ROWS: readonly Row[] = [
  ['CRTY', '场边体育', 'TY', 'flame', '自营盘口，滚球让球大小齐全'],
  ['XMTY', '星芒体育', 'TY', 'star', '篮球与网球盘口见长'],
  ['HHTY', '瀚海体育', 'TY', 'wave', '冷门联赛覆盖广'],
  ['KXZR', '凯旋真人', 'ZR', 'crown', '百家乐、轮盘、骰宝'],
  ['YTZR', '云台真人', 'ZR', 'mountain', '多台连看，路单清晰'],
  ['JLZR', '锦鲤真人', 'ZR', 'koi', '小额台面，一元起投'],
  ['TYQP', '天元棋牌', 'QP', 'star', '麻将、斗地主、牛牛'],
  ['LTQP', '龙亭棋牌', 'QP', 'chess', '象棋残局与对战'],
  ['DJZH', '竞界电竞', 'DJ', 'joystick', '英雄对战与射击赛事'],
  ['YJDJ', '夜景电竞', 'DJ', 'moon', '局中盘口，实时地图比分'],
  ['G1CP', '冠一彩票', 'CP', 'crown', '时时彩与六合玩法'],
  ['SGCP', '双格彩票', 'CP', 'grid', '快三与十一选五'],
  ['QFDZ', '七福电子', 'DZ', 'seven', '经典三轴与五轴'],
  ['MYDZ', '明月电子', 'DZ', 'moon', '国风题材'],
  ['HXDZ', '幻星电子', 'DZ', 'star', '连消与累积奖池'],
  ['JSDZ', '金山电子', 'DZ', 'mountain', '高波动大转盘'],
  ['HWBY', '海王捕鱼', 'BY', 'fish', '六座同台'],
  ['LGBY', '龙宫捕鱼', 'BY', 'dragon', '关卡与首领'],
];

export interface VenueEntry {
  readonly code: string;
  readonly name: string;
  readonly type: VenueType;
}

export const VENUES: readonly VenueEntry[] = ROWS.map(([code, name, type]) => ({
  code,
  name,
  type,
}));

/** The venue under maintenance in the demonstration, with the time until it reopens, counted from each call. */
export const AWAY: ReadonlyMap<string, number> = new Map([['SGCP', 3_600_000]]);

const HOUR = 3_600_000;
/** The venue with maintenance each Wednesday from 06:00 to 08:00, Beijing time. */
const SERVICED = 'YJDJ';

/** The current or next maintenance of a venue; null for a venue that announces none. */
function serviceOf(code: string, now: number): Schemas['MaintenanceWindow'] | null {
  if (code !== SERVICED) return null;
  const from = weekStart(now) + 2 * DAY + 6 * HOUR;
  const window = { from, until: from + 2 * HOUR };
  return now < window.until ? window : { from: from + WEEK, until: window.until + WEEK };
}

export interface VenuesAt {
  readonly now: number;
  readonly type?: VenueType | undefined;
  /** Remaining maintenance of venues in ms, by venue code. */
  readonly away?: ReadonlyMap<string, number>;
  readonly gamesOf: (venueCode: string) => number;
  readonly leastBetOf: (venueCode: string) => string | null;
}

export function venues({ now, type, away = AWAY, ...catalogue }: VenuesAt): Schemas['Venue'][] {
  return ROWS.filter(([, , each]) => type === undefined || each === type).map(
    ([code, name, category, motif, text]) => {
      const left = away.get(code);
      const service = serviceOf(code, now);
      const serviced = service !== null && service.from <= now;
      // Rounded to the minute, so that two calls give the same end.
      const back = left === undefined ? null : Math.ceil((now + left) / 60_000) * 60_000;
      const reopensAt = back ?? (serviced ? service.until : null);
      return {
        venueCode: code,
        enName: code,
        name,
        category,
        text,
        state: reopensAt === null ? 'open' : 'maintenance',
        reopensAt,
        nextMaintenance: reopensAt === null ? service : null,
        minBet: catalogue.leastBetOf(code),
        games: catalogue.gamesOf(code),
        picture: { url: '', motif },
      };
    },
  );
}
