import { memoryStore } from '@courtside/kernel';
import type { Match } from '@courtside/contract';
import { expect, test } from 'vitest';
import { arrangeBoard } from './arrange-board.ts';
import { boardChoices, isUnfolded } from './board-choices.ts';
import { isOfShortcut, LEAGUE_SHORTCUTS } from './league-shortcuts.ts';
import { isFound } from './match-search.ts';

const match = {
  team_h: '利物浦',
  team_c: '阿森纳',
  league_name: '英超',
  search: 'liwupu lwp asenna asn yc',
};

test.each([
  ['', true],
  ['利物', true],
  ['lwp', true],
  ['LIWU', true],
  ['ｌｗｐ', true],
  ['英超 asn', true],
  ['wp', false],
  ['利物浦 切尔西', false],
])('a search for %j finds the match: %s', (text, found) => {
  expect(isFound(match, text)).toBe(found);
  if (/^[a-z]/i.test(text)) expect(isFound({ ...match, search: '' }, text)).toBe(false);
});

test('[SP-07] the shortcuts are the seven leagues of the specification, in both scripts', () => {
  const names = ['欧洲冠军联赛', '英超', '意甲', '西甲', '德甲', '法甲', '中超'];
  expect(
    names.map((name) => LEAGUE_SHORTCUTS.findIndex((each) => isOfShortcut(name, each))),
  ).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(isOfShortcut('歐洲冠軍聯賽', 'ucl')).toBe(true);
  expect(isOfShortcut('女子英超', 'epl')).toBe(false);
});

const leagues = [
  { leagueId: 'A', name: 'A', gidms: ['1', '2', '3'] },
  { leagueId: 'B', name: 'B', gidms: ['4', '5'] },
];
const kickOffs: Readonly<Record<string, number>> = { 1: 10, 2: 30, 3: 50, 4: 20, 5: 60 };
const arranged = (choices: Partial<Parameters<typeof arrangeBoard>[1]['choices']>, hidden = '') =>
  arrangeBoard(leagues, {
    choices: { matches: [], leagues: [], sort: 'league', ...choices },
    shows: ({ gidm }) => gidm !== hidden,
    matchOf: (gidm) => ({ gidm, kickOff: kickOffs[gidm] ?? 0 }) as Match,
  }).map(({ leagueId, gidms }) => `${leagueId}:${gidms.join('')}`);

test('by league as the gateway has them, by time with a head wherever the league changes', () => {
  expect(arranged({})).toEqual(['A:123', 'B:45']);
  expect(arranged({ sort: 'time' })).toEqual(['A:1', 'B:4', 'A:23', 'B:5']);
  expect(arranged({}, '4')).toEqual(['A:123', 'B:5']);
});

test('what is starred stands on top: matches before leagues, each match once', () => {
  expect(arranged({ leagues: ['B'] })).toEqual(['B:45', 'A:123']);
  expect(arranged({ leagues: ['B'], matches: ['2', '5'] })).toEqual(['A:2', 'B:5', 'B:4', 'A:13']);
});

test('choices are kept on the device, and damaged ones are forgotten', () => {
  const storage = memoryStore();
  const store = boardChoices(storage);
  let told = 0;
  store.subscribe(() => (told += 1));
  store.toggle('matches', '7');
  store.toggle('folded', 'A');
  store.toggle('folded', 'A');
  store.set({ density: 'double' });
  expect(told).toBe(4);
  const kept = memoryStore({ 'courtside.board': storage.get('courtside.board') ?? '' });
  expect(boardChoices(kept).current()).toEqual({
    matches: ['7'],
    leagues: [],
    folded: [],
    sort: 'league',
    density: 'double',
  });
  for (const text of ['{', 'null', '[]', '{"matches":7,"sort":"x","leagues":[1,"2"]}']) {
    const { matches, sort } = boardChoices(memoryStore({ 'courtside.board': text })).current();
    expect([matches, sort]).toEqual([[], 'league']);
  }
});

test('[SP-06] a league is folded as the gateway has it, until the member turns that over', () => {
  const open = (collapsed: boolean, folded: readonly string[]) =>
    isUnfolded({ leagueId: 'A', ...(collapsed && { collapsed: true }) }, { folded });
  expect([open(false, []), open(false, ['A']), open(true, []), open(true, ['A'])]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
