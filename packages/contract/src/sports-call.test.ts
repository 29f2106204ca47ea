import { expect, test } from 'vitest';
import type { SportsAnswer } from './schemas.ts';
import { isSportsAnswer, isSportsQuestion, sportsCall } from './sports-call.ts';

const caller = { timestamp: 1, token: 't', language: 'zh-cn', ip: '203.0.113.7' } as const;

test('a method is asked of the local venue, with who asks', () => {
  expect(sportsCall('getMatch', { gidm: '1001' }, caller)).toEqual({
    method: 'getMatch',
    venueName: 'CRTY',
    request: { gidm: '1001', ...caller },
  });
});

test('what places or sells a bet is no question, nor is what nobody knows', () => {
  expect(['getMatchList', 'getQuotes', 'getOrder'].map(isSportsQuestion)).toEqual([
    true,
    true,
    true,
  ]);
  const others = ['placeBet', 'placeSeries', 'cashOut', 'getEverything', 'toString', undefined];
  expect(others.filter(isSportsQuestion)).toEqual([]);
});

test('an answer is one to its own method', () => {
  const answer = { method: 'getMatch' } as SportsAnswer;
  expect([isSportsAnswer(answer, 'getMatch'), isSportsAnswer(answer, 'getQuote')]).toEqual([
    true,
    false,
  ]);
});
