import type { Market, Match } from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import type { Say } from './story-gateway.ts';

const MINUTE = 60_000;

const market = (
  gid: string,
  wtype: string,
  [ratio, strong]: readonly [string, Market['strong']],
  [H, C]: readonly [string, string],
): Market => ({ gid, hgid: gid, wtype, ratio, strong, ior: { H, C }, sw: H !== '0.00' });

const live = {
  isLive: true,
  gameStatus: 'in-play',
  kickOff: STORY_TIME - 80 * MINUTE,
  HalfTime: null,
  moreMarkets: 12,
} as const;

const basketball = (zh: Say): Match => ({
  ...live,
  gidm: '26051700',
  gameType: 'BK',
  league_id: '7101',
  league_name: zh('东海篮球联赛', '東海籃球聯賽'),
  team_h: zh('临江鲸', '臨江鯨'),
  team_c: zh('北山狼', '北山狼'),
  re_time: 'Q3^04:10',
  se_now: 'Q3',
  t_count: 250,
  sc_FT_H: 61,
  sc_FT_C: 58,
  HalfTime: { h: 44, c: 41 },
  parts: [
    { h: 24, c: 19 },
    { h: 20, c: 22 },
    { h: 17, c: 17 },
  ],
  markets: [
    market('2605170011', 'RML', ['', ''], ['0.64', '1.28']),
    market('2605170011', 'RE', ['3.5', 'H'], ['0.92', '0.90']),
    market('2605170011', 'ROU', ['176.5', ''], ['0.90', '0.92']),
  ],
});

const tennis = (zh: Say): Match => ({
  ...live,
  gidm: '26051701',
  gameType: 'TN',
  league_id: '7102',
  league_name: zh('云岭网球公开赛', '雲嶺網球公開賽'),
  team_h: zh('林知远', '林知遠'),
  team_c: zh('周行舟', '周行舟'),
  re_time: 'S3^^',
  se_now: 'S3',
  t_count: 0,
  sc_FT_H: 1,
  sc_FT_C: 1,
  sc_set_H: 1,
  sc_set_A: 1,
  sc_game_H: '40',
  sc_game_A: 'A',
  serving: 'C',
  bestOf: 3,
  parts: [
    { h: 6, c: 3 },
    { h: 6, c: 7 },
    { h: 4, c: 4 },
  ],
  markets: [
    market('2605170111', 'RML', ['', ''], ['0.88', '0.92']),
    market('2605170111', 'RE', ['0.5', 'C'], ['0.86', '0.96']),
    market('2605170111', 'ROU', ['35.5', ''], ['0.94', '0.88']),
  ],
});

const baseball = (zh: Say): Match => ({
  ...live,
  gidm: '26051702',
  gameType: 'BS',
  league_id: '7103',
  league_name: zh('南湖棒球联盟', '南湖棒球聯盟'),
  team_h: zh('青石港灯塔', '青石港燈塔'),
  team_c: zh('白鹿商人', '白鹿商人'),
  re_time: 'I10^^',
  se_now: 'I10',
  t_count: 0,
  inningNum: 10,
  half: 'bottom',
  serving: 'H',
  sc_FT_H: 4,
  sc_FT_C: 4,
  HalfTime: { h: 2, c: 3 },
  parts: [
    ...[1, 0, 1, 0, 0, 2, 0, 0, 0].map((h, at) => ({ h, c: at === 2 ? 3 : at === 7 ? 1 : 0 })),
    { h: 0, c: 0 },
  ],
  // Bases are loaded: nothing is taken now.
  markets: [
    market('2605170211', 'RML', ['', ''], ['0.00', '0.00']),
    market('2605170211', 'RE', ['0.5', 'H'], ['0.00', '0.00']),
    market('2605170211', 'ROU', ['9.5', ''], ['0.00', '0.00']),
  ],
});

/** A match in play of several sports beside football, of invented sides. */
export const otherSports = (zh: Say): Match[] => [basketball(zh), tennis(zh), baseball(zh)];
