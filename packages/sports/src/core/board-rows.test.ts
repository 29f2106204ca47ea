import type { Market, Wtype } from '@courtside/contract';
import { expect, test } from 'vitest';
import { boardRows } from './board-rows.ts';
import { matchClock } from './match-clock.ts';

const market = (gid: string, wtype: Wtype): Market => ({
  gid,
  hgid: '',
  wtype,
  ratio: '',
  strong: '',
  sw: true,
  ior: { H: '1.00', C: '1.00' },
});

test('the first row holds the main line of each column, further lines follow below', () => {
  const markets = [
    market('1', 'RM'),
    market('1', 'RE'),
    market('2', 'RE'),
    market('1', 'ROU'),
    market('3', 'HRE'),
  ];
  const rows = boardRows({ gidm: '9', markets });
  expect(rows.map((row) => Object.keys(row.cells))).toEqual([['M', 'R', 'OU', 'HR'], ['R']]);
  expect(rows[0]?.cells.R?.gid).toBe('1');
  expect(rows[1]?.cells.R?.gid).toBe('2');
});

test('a match without markets still has its row', () => {
  expect(boardRows({ gidm: '9', markets: [] })).toEqual([{ gid: '9', cells: {} }]);
});

test('a market that the board has no column for is left out, not put into another column', () => {
  const markets = [market('1', 'XX' as Wtype), market('2', 'REO' as Wtype), market('3', 'RM')];
  expect(boardRows({ gidm: '9', markets })).toEqual([{ gid: '3', cells: { M: markets[2] } }]);
});

test.each([
  ['scheduled', '', 0, { phase: 'scheduled' }],
  ['in-play', '1H^00:00', 0, { phase: 'first-half', minute: 1 }],
  ['in-play', '1H^22:11', 1331, { phase: 'first-half', minute: 23 }],
  ['in-play', '2H^45:00', 2700, { phase: 'second-half', minute: 46 }],
  ['in-play', '2H^garbage', 3000, { phase: 'second-half', minute: 51 }],
  ['half-time', 'HT^^', 2820, { phase: 'half-time' }],
  ['finished', '', 5600, { phase: 'finished' }],
] as const)('%s %s is read as the feed means it', (gameStatus, re_time, t_count, clock) => {
  expect(matchClock({ gameStatus, re_time, t_count })).toEqual(clock);
});
