import type { Market, Match } from '@courtside/contract';
import { expect, test } from 'vitest';
import { isDrawnAlike } from './drawn-alike.ts';

const market: Market = {
  ...{ gid: '11', hgid: '12', wtype: 'RE', ratio: '0.5', strong: 'H', sw: true },
  ior: { H: '0.90', C: '0.92' },
};
const match: Match = {
  ...{ gidm: '1', league_id: 'a', league_name: '联赛', gameType: 'FT', isLive: true },
  ...{ gameStatus: 'in-play', kickOff: 1, team_h: '主', team_c: '客', re_time: '1H^22:11' },
  ...{ se_now: 'H1', t_count: 1331, sc_FT_H: 0, sc_FT_C: 0, HalfTime: null },
  ...{ parts: [{ h: 1, c: 0 }], markets: [market] },
};
const withMarket = (change: Partial<Market>): Match => ({
  ...match,
  markets: [{ ...market, ...change }],
});

test.each<[string, Match]>([
  ['the same said again', structuredClone(match)],
  ['another price', withMarket({ ior: { H: '0.91', C: '0.92' } })],
  ['a market that is shut', withMarket({ sw: false })],
  [
    'a field that is undefined instead of left out',
    { ...match, discipline: undefined } as unknown as Match,
  ],
])('%s draws no row anew', (_, next) => {
  expect(isDrawnAlike(match, next)).toBe(true);
  expect(isDrawnAlike(next, match)).toBe(true);
});

test.each<[string, Match]>([
  ['a goal', { ...match, sc_FT_H: 1 }],
  ['the next minute', { ...match, re_time: '1H^23:11' }],
  ['a point of a part', { ...match, parts: [{ h: 1, c: 1 }] }],
  ['the score at half-time', { ...match, HalfTime: { h: 0, c: 0 } }],
  ['a field that was not there', { ...match, hot: true }],
  ['another line', withMarket({ ratio: '0.75' })],
  ['another side that gives', withMarket({ strong: 'C' })],
  ['a pick more', withMarket({ ior: { ...market.ior, N: '2.00' } })],
  ['a market more', { ...match, markets: [market, { ...market, gid: '13' }] }],
  ['a market less', { ...match, markets: [] }],
])('%s draws the row anew', (_, next) => {
  expect(isDrawnAlike(match, next)).toBe(false);
  expect(isDrawnAlike(next, match)).toBe(false);
});
