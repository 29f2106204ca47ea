import { boundsOf, dayOf } from '@courtside/kernel';
import { expect, test } from 'vitest';
import {
  digitsOf,
  isOfGames,
  readFilter,
  type RecordFilter,
  writeFilter,
} from './record-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('an address without a filter shows what is open', () => {
  expect(read('')).toEqual({
    ...{ status: 'unsettled', period: 'week', days: null, number: '', venue: '', category: '' },
  });
  expect(writeFilter(read(''))).toEqual({});
});

test('what an address names comes back as it was written', () => {
  const filter: RecordFilter = {
    ...{ status: 'settled', period: 'days', days: { from: '2026-06-01', to: '2026-06-12' } },
    ...{ number: '42', venue: 'CRZR', category: 'ZR' },
  };
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
});

test.each([
  'status=lost',
  'period=days',
  'period=days&from=2026-06-12&to=2026-06-01',
  'period=days&from=2026-02-30&to=2026-03-01',
  'category=XX',
])('what is no filter is passed over: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('a number is looked for by its digits, in whatever way they were typed', () => {
  expect(digitsOf(' 注单号：２６ 05-16 ')).toBe('260516');
  expect(digitsOf('1'.repeat(40))).toHaveLength(24);
});

test('days begin and end at midnight in Beijing', () => {
  const { beginTime, endTime } = boundsOf({ from: '2026-06-12', to: '2026-06-12' });
  expect([beginTime, endTime + 1]).toEqual([
    Date.parse('2026-06-12T00:00:00+08:00'),
    Date.parse('2026-06-13T00:00:00+08:00'),
  ]);
  expect([dayOf(beginTime - 1), dayOf(beginTime), dayOf(endTime)]).toEqual([
    '2026-06-11',
    '2026-06-12',
    '2026-06-12',
  ]);
});

test('sports are bets, everything else is rounds', () => {
  expect(['', 'CRTY', 'CRZR'].map((venue) => isOfGames({ venue, category: '' }))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isOfGames({ venue: '', category: 'TY' })).toBe(false);
  expect(isOfGames({ venue: '', category: 'DZ' })).toBe(true);
});
