import type { Game } from '@courtside/contract';
import { expect, test } from 'vitest';
import {
  choiceCount,
  chosenGames,
  facetCounts,
  isGameFound,
  NO_CHOICE,
  rtpCounts,
  type OwnGames,
} from './catalogue.ts';

const game = (gameCode: string, more: Partial<Game> = {}): Game => ({
  gameCode,
  venueCode: 'QFDZ',
  venueName: '七福电子',
  enName: 'QFDZ',
  name: gameCode,
  category: 'DZ',
  tags: [],
  rtp: '95.00',
  theme: 'fruit',
  volatility: '',
  features: [],
  minBet: '0.10',
  maxBet: '500.00',
  picture: { url: '', motif: 'seven' },
  ...more,
});
const games = [
  game('a', { name: '七福临门', theme: 'fortune', volatility: 'high' }),
  game('b', {
    venueCode: 'MYDZ',
    venueName: '明月电子',
    rtp: '97.20',
    tags: ['new'],
    theme: 'orient',
  }),
  game('c', { rtp: '', tags: ['jackpot'], theme: 'fortune', features: ['jackpot'] }),
];
const NONE = { favourites: [], recent: [], sounding: new Set<string>() };
const codes = (list: readonly Game[]) => list.map(({ gameCode }) => gameCode).join('');
const chosen = (choice: Partial<typeof NO_CHOICE>, own: OwnGames = NONE) =>
  codes(chosenGames(games, { ...NO_CHOICE, ...choice }, own, 'zh-Hans'));

test('[VE-08] a search finds by name and provider, and what the gateway found by its sound', () => {
  const found = (text: string) =>
    games
      .filter((each) => isGameFound(each, text, new Set(text === 'qflm' ? ['a'] : [])))
      .map(codeOf)
      .join('');
  expect(found('临门')).toBe('a');
  expect(found('qflm')).toBe('a');
  expect(found('明月')).toBe('b');
  expect(found('lm')).toBe('');
  expect(found('')).toBe('abc');
});
const codeOf = ({ gameCode }: Game) => gameCode;

test('[VE-08] lists, filters and orders', () => {
  expect(chosen({ providers: ['MYDZ'] })).toBe('b');
  expect(chosen({ themes: ['fortune'] })).toBe('ac');
  expect(chosen({ themes: ['fortune'], features: ['jackpot'] })).toBe('c');
  expect(chosen({ rtp: '96.00' })).toBe('b');
  expect(chosen({ list: 'new' })).toBe('b');
  expect(chosen({ list: 'jackpot' })).toBe('c');
  expect(chosen({ sort: 'rtp' })).toBe('bac');
  expect(chosen({ sort: 'newest' })).toBe('bac');
  expect(chosen({ list: 'recent' }, { ...NONE, recent: ['c', 'a'] })).toBe('ca');
  expect(chosen({ list: 'favourite' }, { ...NONE, favourites: ['b'] })).toBe('b');
});

test('[VE-08] a filter counts what choosing it would leave, the others as they are', () => {
  const at = { ...NO_CHOICE, providers: ['QFDZ'] };
  expect(facetCounts(games, 'themes', at, NONE)).toEqual([
    { value: 'fortune', count: 2 },
    { value: 'orient', count: 0 },
  ]);
  expect(facetCounts(games, 'providers', at, NONE)).toEqual([
    { value: 'QFDZ', count: 2 },
    { value: 'MYDZ', count: 1 },
  ]);
  expect(choiceCount({ ...at, rtp: '96.00' })).toBe(2);
});

test('each step of the return counts its games, and one above every game is left out unless it is chosen', () => {
  const steps = ['', '95.00', '96.00', '98.00'];
  expect(rtpCounts(games, steps, NO_CHOICE, NONE)).toEqual([
    { value: '', count: 3 },
    { value: '95.00', count: 2 },
    { value: '96.00', count: 1 },
  ]);
  const chosenAlready = { ...NO_CHOICE, providers: ['QFDZ'], rtp: '98.00' };
  expect(rtpCounts(games, steps, chosenAlready, NONE)).toEqual([
    { value: '', count: 2 },
    { value: '95.00', count: 1 },
    { value: '96.00', count: 0 },
    { value: '98.00', count: 0 },
  ]);
});
