import type { ChampionSelection, MatchSelection } from '@courtside/betslip';
import { championSelection, matchSelection } from '@courtside/betslip/testing';
import type { Say } from './story-gateway.ts';

const LIMITS = { min: '10', max: '5000' } as const;

/** Invented clubs; the last two have names that a slip is too narrow for. */
const clubs = (zh: Say): readonly (readonly [home: string, away: string])[] => [
  [zh('临江竞技', '臨江競技'), zh('北山城', '北山城')],
  [zh('南湖联队', '南湖聯隊'), zh('白鹿流浪者', '白鹿流浪者')],
  [zh('云岭先锋', '雲嶺先鋒'), zh('青石港', '青石港')],
  [zh('海门铁路', '海門鐵路'), zh('月湖学院', '月湖學院')],
  [zh('金川工人', '金川工人'), zh('竹园山狮', '竹園山獅')],
  [zh('柳河港务', '柳河港務'), zh('松岭蓝鹰', '松嶺藍鷹')],
  [zh('梧桐红星', '梧桐紅星'), zh('白沙航海', '白沙航海')],
  [zh('东海石油', '東海石油'), zh('西岭机车', '西嶺機車')],
  [
    zh('临江大学城联合竞技俱乐部预备队', '臨江大學城聯合競技俱樂部預備隊'),
    zh('北山城二十三岁以下青年队', '北山城二十三歲以下青年隊'),
  ],
  [
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    zh('青石港女子足球俱乐部', '青石港女子足球俱樂部'),
  ],
];

/** A pick on the home side of the match of this number, from 0; handicaps unless told otherwise. */
export function pickOf(zh: Say, at: number, change: Partial<MatchSelection> = {}): MatchSelection {
  const [team_h = '', team_c = ''] = clubs(zh)[at] ?? [];
  return matchSelection({
    gidm: String(100 + at),
    gameId: String(1000 + at),
    team_h,
    team_c,
    league: zh('东海超级联赛', '東海超級聯賽'),
    price: (0.95 - at / 100).toFixed(2),
    limits: LIMITS,
    ...change,
  });
}

/** As `pickOf`, in play at 1-0. */
export const livePick = (zh: Say, at: number, change: Partial<MatchSelection> = {}) =>
  pickOf(zh, at, { inPlay: true, score: [1, 0], wtype: 'RE', ...change });

export const titlePick = (zh: Say): ChampionSelection =>
  championSelection({
    team_h: zh('临江竞技', '臨江競技'),
    league: zh('2026 东海杯', '2026 東海盃'),
    limits: LIMITS,
  });
