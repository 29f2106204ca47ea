import { memoryStore } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { favouriteOf, groupsOf, marketCards } from './market-groups.ts';
import { marketFavourites } from './market-favourites.ts';
import { pickColumns } from './pick-columns.ts';

test.each([
  ['RE', ['lines']],
  ['SROU', ['lines']],
  ['M', ['winner']],
  ['RDC', ['winner']],
  ['T', ['goals']],
  ['ARG2', ['goals']],
  ['ROUH', ['goals']],
  ['PD', ['score']],
  ['HRPD', ['half', 'score']],
  ['F', ['half']],
  ['HROU', ['half']],
  ['P3ML', ['parts']],
  ['WM', ['other']],
  ['XYZ', ['other']],
])('%s is among %j', (wtype, groups) => {
  expect(groupsOf(wtype)).toEqual(groups);
});

test('the lines of a market stand together, its main line first, markets as they came', () => {
  const offer = (gid: string, wtype: string) => ({ gid, wtype, ratio: '', strong: '', picks: [] });
  const cards = marketCards([offer('11', 'OU'), offer('11', 'R'), offer('21', 'OU')] as never);
  expect(cards.map(({ wtype, lines }) => [wtype, lines.map(({ gid }) => gid)])).toEqual([
    ['OU', ['11', '21']],
    ['R', ['11']],
  ]);
});

test('behind the main line the others stand by their size, as the home side sees a handicap', () => {
  const offer = (ratio: string, strong = '') => ({
    ...{ gid: ratio, wtype: strong === '' ? 'OU' : 'R', ratio, strong, picks: [] },
  });
  const sizes = (offers: readonly object[]) =>
    marketCards(offers as never).map(({ lines }) =>
      lines.map(({ ratio, strong }) => `${strong}${ratio}`),
    );
  expect(sizes(['1.5 / 2', '2', '1.5', '10', '2 / 2.5'].map((ratio) => offer(ratio)))).toEqual([
    ['1.5 / 2', '1.5', '2', '2 / 2.5', '10'],
  ]);
  const handicaps = [
    ['0.5', 'H'],
    ['0', 'H'],
    ['0.5', 'C'],
    ['1', 'H'],
    ['0 / 0.5', 'C'],
  ] as const;
  expect(sizes(handicaps.map(([ratio, strong]) => offer(ratio, strong)))).toEqual([
    ['H0.5', 'H1', 'H0', 'C0 / 0.5', 'C0.5'],
  ]);
});

test('scores stand by who wins, the lowest on top, and any other score by itself', () => {
  const picks = ['H0C0', 'H0C1', 'H1C0', 'H1C1', 'H1C2', 'H2C0', 'H2C1', 'H10C0', 'OVH'];
  expect(pickColumns('RPD', picks)).toEqual({
    headed: false,
    heads: ['H', 'N', 'C'],
    columns: [
      ['H1C0', 'H2C0', 'H2C1', 'H10C0'],
      ['H0C0', 'H1C1'],
      ['H0C1', 'H1C2'],
    ],
    rest: ['OVH'],
  });
});

test('scores in sets have no draw, and so no column of it', () => {
  expect(pickColumns('PD', ['H0C2', 'H2C0', 'H2C1'])).toMatchObject({
    heads: ['H', 'C'],
    columns: [['H2C0', 'H2C1'], ['H0C2']],
  });
});

test('half-time goes down and the end goes across', () => {
  const picks = ['HH', 'HN', 'HC', 'NH', 'NN', 'NC', 'CH', 'CN', 'CC'];
  expect(pickColumns('F', picks).columns).toEqual([
    ['HH', 'NH', 'CH'],
    ['HN', 'NN', 'CN'],
    ['HC', 'NC', 'CC'],
  ]);
});

test('a margin stands with its team, both kinds of draw between', () => {
  const picks = ['0', 'H1', 'HOV', 'C1', 'COV', 'N'];
  expect(pickColumns('WM', picks)).toEqual({
    headed: false,
    heads: ['H', 'N', 'C'],
    columns: [
      ['H1', 'HOV'],
      ['0', 'N'],
      ['C1', 'COV'],
    ],
    rest: [],
  });
});

test.each([
  ['OU', ['H', 'C'], [['C'], ['H']], null],
  ['M', ['H', 'C', 'N'], [['H'], ['N'], ['C']], ['H', 'N', 'C']],
  ['ARG3', ['H', 'C', 'N'], [['H'], ['N'], ['C']], null],
  ['T', ['0-1', '7+'], [['0-1'], ['7+']], null],
  ['OUH', ['O', 'U'], [['O'], ['U']], null],
])('%s of %j stands as %j', (wtype, picks, columns, heads) => {
  const headed = heads !== null;
  expect(pickColumns(wtype, picks)).toEqual({ heads, headed, columns, rest: [] });
});

test('a favourite is one before and in play, and in every part', () => {
  expect(favouriteOf('HOU')).toBe(favouriteOf('HROU'));
  expect(favouriteOf('P1OU')).toBe(favouriteOf('P3ROU'));
  expect(favouriteOf('OU')).not.toBe(favouriteOf('HOU'));
});

test('favourites are kept on the device, and what is damaged there is none', () => {
  const storage = memoryStore();
  marketFavourites(storage).toggle('full:total');
  expect(storage.get('courtside.markets')).toBe('["full:total"]');
  marketFavourites(storage).toggle('full:total');
  expect(marketFavourites(storage).current()).toEqual([]);
  const damaged = memoryStore();
  damaged.set('courtside.markets', '{');
  expect(marketFavourites(damaged).current()).toEqual([]);
});
