import { expect, test } from 'vitest';
import { fixtureFault } from './fixture-fault.ts';

const good = { date: '2026-06-11', time: '13:00 UTC-6', team1: 'Mexico', team2: 'South Africa' };

test.each([
  ['a full match', { ...good, score: { ft: [2, 0], ht: [1, 0] } }],
  ['one without a time', { ...good, time: undefined }],
  ['one that was not played', { ...good, score: {} }],
  ['one with teams as records', { ...good, team1: { name: 'Mexico' } }],
])('%s has no fault', (_, raw) => {
  expect(fixtureFault(raw)).toBeUndefined();
});

test.each([
  [null, 'null is no match'],
  [{ ...good, date: '2026-13-45' }, 'date "2026-13-45" is no day'],
  [{ ...good, date: '2026-02-30' }, 'date "2026-02-30" is no day'],
  [{ ...good, date: undefined }, 'date nothing is no day'],
  [{ ...good, time: '25:99 UTC+99' }, 'time "25:99 UTC+99" is no time of day'],
  [{ ...good, team1: 5 }, 'team1 5 is no name'],
  [{ ...good, team2: '' }, 'team2 "" is no name'],
  [{ ...good, score: [2, 0] }, 'score [2,0] is no score'],
  [{ ...good, score: { ft: ['a', -1] } }, 'score.ft ["a",-1] is no pair of goals'],
  [{ ...good, score: { ft: [1, 0], ht: [1] } }, 'score.ht [1] is no pair of goals'],
])('%j: %s', (raw, fault) => {
  expect(fixtureFault(raw)).toBe(fault);
});
