import { dice, hash32, poissonDraw, shuffled } from '../football/dice.ts';
import { inventHalf, inventMinutes, timing } from '../football/goal-minutes.ts';
import { type FootballPlan, planLength } from '../football/match-plan.ts';

/** Interval between the matches of each league, around the clock. */
export const VIRTUAL_EVERY_MS = 3 * 60_000;
/** Length of a match. */
export const VIRTUAL_SECONDS = 120;

/** Leagues with their sides. Their names say that they are virtual. */
const LEAGUES: readonly (readonly [name: string, sides: readonly string[]])[] = [
  [
    '虚拟英格兰联赛',
    ['伦敦红', '伦敦蓝', '曼彻斯特红', '曼彻斯特蓝', '利物浦红', '伯明翰', '纽卡斯尔', '利兹'],
  ],
  [
    '虚拟西班牙联赛',
    ['马德里白', '马德里红', '巴塞罗那蓝', '塞维利亚白', '瓦伦西亚橙', '毕尔巴鄂'],
  ],
  ['虚拟世界杯', ['巴西', '德国', '阿根廷', '法国', '西班牙', '英格兰', '葡萄牙', '荷兰']],
].map(([name, sides]) => [name as string, (sides as string[]).map((side) => `${side}（虚拟）`)]);

export const VIRTUAL_LEAGUES: readonly string[] = LEAGUES.map(([name]) => name);

/**
 * The virtual match of a league that starts in a slot.
 *
 * @param slot number of three-minute slots since 1970
 * @param league index in `VIRTUAL_LEAGUES`
 */
export function virtualMatch(
  gidm: string,
  slot: number,
  league: number,
  seed: number,
): FootballPlan {
  const [name, sides] = LEAGUES[league % LEAGUES.length] as (typeof LEAGUES)[number];
  const own = `${seed}|VF|${gidm}`;
  const next = dice(`${own}|draw`);
  const [teamH = '', teamC = ''] = shuffled(sides, next);
  const strength = (side: string): number => 1.05 + ((hash32(`${name}${side}`) % 100) / 100) * 0.6;
  const expect = { h: strength(teamH) * 1.1, c: strength(teamC) * 0.95 };
  const full = { h: poissonDraw(expect.h, next), c: poissonDraw(expect.c, next) };
  const laid = timing(inventMinutes(full, inventHalf(full, own), own), own);
  return {
    sport: 'VF',
    gidm,
    league: name,
    teamH,
    teamC,
    // Leagues start a minute apart, so that one of them is always in play.
    kickOff: slot * VIRTUAL_EVERY_MS + (league * VIRTUAL_EVERY_MS) / LEAGUES.length,
    pace: planLength(laid) / VIRTUAL_SECONDS,
    expect,
    ...laid,
  };
}
