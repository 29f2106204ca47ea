import type { GatewayFrame, Match } from '@courtside/contract';
import { expect, test } from 'vitest';
import { scoreOf, withScore } from './score-push.ts';

const data = { rid: 'm-7', gidm: '7', status: 'in-play', h: 1, c: 0 } as const;
const match = {
  ...{ gidm: '7', isLive: true, gameStatus: 'in-play', sc_FT_H: 0, sc_FT_C: 0, markets: [] },
} as unknown as Match;

test('a pushed score is read, and a frame that is none is not', () => {
  expect(scoreOf({ msgId: 10014, msgData: data })).toEqual(data);
  expect(scoreOf({ msgId: 0, msgData: { time: 1 } })).toBeNull();
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['text', '1:0'],
  ['no match', { ...data, gidm: undefined }],
  ['a match that is a number', { ...data, gidm: 7 }],
  ['a score below nothing', { ...data, h: -1 }],
  ['a broken score', { ...data, c: 0.5 }],
  ['a score in text', { ...data, h: '1' }],
  ['a score beyond whole numbers', { ...data, h: 1e300 }],
  ['no score', { ...data, c: null }],
  ['a status that the contract does not know', { ...data, status: 'constructor' }],
])('%s is no score', (_, msgData) => {
  expect(scoreOf({ msgId: 10014, msgData } as GatewayFrame)).toBeNull();
});

test('the match is another object only where its score or status is', () => {
  expect(withScore(match, { ...data, h: 0 })).toBe(match);
  expect(withScore(match, { ...data, gidm: '8' })).toBe(match);
  expect(withScore(match, data)).toEqual({ ...match, sc_FT_H: 1 });
  expect(withScore(match, { ...data, h: 0, status: 'half-time' }).gameStatus).toBe('half-time');
});

test('a match that is not in play on the list waits for the list', () => {
  const later = { ...match, isLive: false };
  expect(withScore(later, data)).toBe(later);
});
