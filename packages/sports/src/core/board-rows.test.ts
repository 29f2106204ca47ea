import type { Market, Wtype } from '@courtside/contract';
import { expect, test } from 'vitest';
import { boardColumns, picksOf } from './board-columns.ts';
import { boardRows, rowsAfterHalf, shownRows } from './board-rows.ts';

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
  const markets = [market('1', 'XX'), market('2', 'REO' as Wtype), market('3', 'RM')];
  expect(boardRows({ gidm: '9', markets })).toEqual([{ gid: '3', cells: { M: markets[2] } }]);
});

test.each([
  [{ gameType: 'FT' }, 'M R OU HM HR HOU'],
  [{ gameType: 'BK' }, 'ML R OU HML HR HOU'],
  [{ gameType: 'TN' }, 'ML SR R OU'],
  [{ gameType: 'OP', discipline: 'IH' }, 'ML M R OU'],
  [{ gameType: 'OP' }, 'ML R OU'],
] as const)('the columns of %j are %s', (match, columns) => {
  expect(boardColumns(match).join(' ')).toBe(columns);
});

test('markets of sets have columns of their own, and those of one set have none', () => {
  const markets = [market('1', 'RML'), market('2', 'SRE'), market('3', 'RE'), market('4', 'P2RML')];
  const [row, ...others] = boardRows({ gidm: '9', markets });
  expect(Object.keys(row?.cells ?? {})).toEqual(['ML', 'SR', 'R']);
  expect(others).toEqual([]);
});

test('home stands above away, the draw between them, and over above under', () => {
  expect(['M', 'ML', 'R', 'HOU'].map((column) => picksOf(column as 'M').join(''))).toEqual([
    'HNC',
    'HC',
    'HC',
    'CH',
  ]);
});

test('after the half its columns take the second lines, and no line is lost or shown twice', () => {
  const late = ['RM', 'RE', 'ROU'].map((wtype) => market('1', wtype));
  const lines = [...late, market('2', 'RE'), market('2', 'ROU'), market('3', 'RE')];
  const rows = rowsAfterHalf(boardRows({ gidm: '9', markets: lines }));
  expect(
    rows.map(({ cells }) => Object.entries(cells).map(([at, { gid }]) => `${at}:${gid}`)),
  ).toEqual([['M:1', 'R:1', 'OU:1', 'HR:2', 'HOU:2'], ['R:3']]);
  const before = boardRows({ gidm: '9', markets: [...lines, market('4', 'HRE')] });
  expect(rowsAfterHalf(before)).toBe(before);
  const alone = boardRows({ gidm: '9', markets: late });
  expect(rowsAfterHalf(alone)).toBe(alone);
});

test.each([
  ['FT', 'RM', 'H1', 'H2'],
  ['BK', 'RML', 'Q2', 'Q3'],
  ['BS', 'RML', 'I5', 'I6'],
] as const)(
  'in %s the second lines use the columns of the first half once it is over',
  (gameType, winner, within, after) => {
    const lines = [market('1', winner), market('1', 'RE'), market('2', 'RE')];
    const shape = (se_now: string, { markets = lines, wide = true } = {}) =>
      shownRows({ gidm: '9', gameType, isLive: true, se_now, markets }, wide).map(
        ({ cells }) => Object.keys(cells).length,
      );
    expect(shape(after)).toEqual([3]);
    expect(shape(within)).toEqual([2, 1]);
    // On a narrow screen these columns would be hidden with the line.
    expect(shape(after, { wide: false })).toEqual([2, 1]);
    expect(shape(after, { markets: [...lines, market('3', 'HRE')] })).toEqual([3, 1]);
  },
);
