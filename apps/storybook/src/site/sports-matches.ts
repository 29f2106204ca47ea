import type { Market, Match, Outright } from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import type { Say } from './story-gateway.ts';

const MINUTE = 60_000;

/** One line of a match; the last digit of its id tells the whole match (1) from the first half (2). */
const line = (
  gid: string,
  wtype: Market['wtype'],
  [ratio, strong]: readonly [ratio: string, strong: Market['strong']],
  [H, C, N]: readonly [string, string, string?],
): Market => ({
  gid,
  hgid: `${gid.slice(0, -1)}2`,
  wtype,
  ratio,
  strong,
  ior: N === undefined ? { H, C } : { H, C, N },
  // 0.00 is a price that nobody can take.
  sw: H !== '0.00',
});

/** In its first half, with every market. */
const firstHalf = (zh: Say): Match => ({
  gidm: '26051640',
  isLive: true,
  gameStatus: 'in-play',
  re_time: '1H^25:00',
  se_now: 'H1',
  t_count: 1500,
  sc_FT_H: 0,
  sc_FT_C: 0,
  HalfTime: null,
  kickOff: STORY_TIME - 25 * MINUTE,
  gameType: 'FT',
  league_id: '7001',
  league_name: zh('东海超级联赛', '東海超級聯賽'),
  team_h: zh('临江竞技', '臨江競技'),
  team_c: zh('北山城', '北山城'),
  markets: [
    line('2605164011', 'RM', ['', ''], ['0.74', '4.14', '2.53']),
    line('2605164011', 'RE', ['0.5 / 1', 'H'], ['1.01', '0.82']),
    line('2605164021', 'RE', ['0.5', 'H'], ['0.75', '1.11']),
    line('2605164011', 'ROU', ['2', ''], ['0.92', '0.91']),
    line('2605164021', 'ROU', ['1.5 / 2', ''], ['1.27', '0.65']),
    line('2605164012', 'HRM', ['', ''], ['2.35', '6.53', '0.61']),
    line('2605164012', 'HRE', ['0 / 0.5', 'H'], ['1.38', '0.60']),
    line('2605164022', 'HRE', ['0', 'H'], ['0.38', '2.11']),
    line('2605164012', 'HROU', ['0.5', ''], ['0.76', '1.10']),
    line('2605164022', 'HROU', ['0.5 / 1', ''], ['0.47', '1.75']),
  ],
});

/** At half-time. */
const halfTime = (zh: Say): Match => ({
  gidm: '26051639',
  isLive: true,
  gameStatus: 'half-time',
  re_time: 'HT^^',
  se_now: 'HT',
  t_count: 2700,
  sc_FT_H: 1,
  sc_FT_C: 0,
  HalfTime: { h: 1, c: 0 },
  kickOff: STORY_TIME - 55 * MINUTE,
  gameType: 'FT',
  league_id: '7001',
  league_name: zh('东海超级联赛', '東海超級聯賽'),
  team_h: zh('南湖联队', '南湖聯隊'),
  team_c: zh('白鹿流浪者', '白鹿流浪者'),
  markets: [
    line('2605163911', 'RM', ['', ''], ['0.05', '62.64', '10.41']),
    line('2605163911', 'RE', ['0.5 / 1', 'H'], ['0.79', '1.06']),
    line('2605163921', 'RE', ['0.5', 'H'], ['0.57', '1.45']),
    line('2605163911', 'ROU', ['2.5', ''], ['0.85', '0.98']),
    line('2605163921', 'ROU', ['2 / 2.5', ''], ['1.26', '0.66']),
  ],
});

/** In its second half; who wins is decided, so that this market is shut. */
const secondHalf = (zh: Say): Match => ({
  gidm: '26051638',
  isLive: true,
  gameStatus: 'in-play',
  re_time: '2H^68:00',
  se_now: 'H2',
  t_count: 4080,
  sc_FT_H: 1,
  sc_FT_C: 5,
  HalfTime: { h: 1, c: 4 },
  kickOff: STORY_TIME - 85 * MINUTE,
  gameType: 'FT',
  league_id: '7002',
  league_name: zh('云岭杯', '雲嶺盃'),
  team_h: zh('云岭先锋', '雲嶺先鋒'),
  team_c: zh('青石港', '青石港'),
  markets: [
    line('2605163811', 'RM', ['', ''], ['0.00', '0.00', '0.00']),
    line('2605163811', 'RE', ['0.5', 'C'], ['0.69', '1.21']),
    line('2605163821', 'RE', ['0.5 / 1', 'C'], ['0.43', '1.90']),
    line('2605163811', 'ROU', ['6.5 / 7', ''], ['0.83', '1.01']),
    line('2605163821', 'ROU', ['6.5', ''], ['1.24', '0.67']),
  ],
});

/** Who wins the league; one side is closed. */
export const title = (zh: Say): Outright => ({
  gid: '7700101',
  gidm: '77001',
  gtype: 'FT',
  wtype: 'FS',
  league_id: '7001',
  league_name: zh('东海超级联赛', '東海超級聯賽'),
  showType: 'FSFU',
  closesAt: STORY_TIME + 30 * 24 * 60 * MINUTE,
  sw: true,
  runners: [
    [zh('临江竞技', '臨江競技'), '5.00'],
    [zh('白鹿流浪者', '白鹿流浪者'), '7.50'],
    [zh('南湖联队', '南湖聯隊'), '11.00'],
    [zh('北山城', '北山城'), '26.00'],
    [zh('临江大学城联合竞技俱乐部', '臨江大學城聯合競技俱樂部'), '0.00'],
  ].map(([name = '', ior = ''], at) => ({ pick: String(at + 1), name, ior })),
});

/** A title that was decided lately. */
export const wonTitle = (zh: Say): Outright => ({
  ...title(zh),
  gid: '7700201',
  gidm: '77002',
  league_id: '7002',
  league_name: zh('云岭杯', '雲嶺盃'),
  showType: 'FSFT',
  closesAt: STORY_TIME - 24 * 60 * MINUTE,
  sw: false,
  winner: '2',
});

export const liveMatches = (zh: Say): Match[] => [firstHalf(zh), halfTime(zh), secondHalf(zh)];
