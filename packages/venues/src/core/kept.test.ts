import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { forgetVisit, keepVisit, keptVisit, pageBefore, type GameVisit } from './game-visit.ts';
import { forgetSlotContent, keepSlotContent, slotContent } from './kept-content.ts';
import { MOST_RECENT, noteRecent, recentGames } from './recent-games.ts';

const visit: GameVisit = {
  owner: 'm1',
  href: 'https://games.example/t',
  request: { enName: 'QFDZ', category: 'DZ', name: '七福临门', gameCode: 'QFDZ001', from: '/' },
  since: 5,
  over: false,
};

test('a visit is kept for its own address alone, and damaged ones are none', () => {
  const storage = memoryStore();
  keepVisit(storage, visit);
  expect(keptVisit(storage, visit.href, 'm1')).toEqual(visit);
  expect(keptVisit(storage, 'https://games.example/other', 'm1')).toBeNull();
  for (const damaged of ['{', 'null', '[]', JSON.stringify({ ...visit, request: { name: 1 } })]) {
    storage.set('courtside.game-visit', damaged);
    expect(keptVisit(storage, visit.href, 'm1')).toBeNull();
  }
  // The page to return to must be on the site.
  keepVisit(storage, { ...visit, request: { ...visit.request, from: '//evil.example' } });
  expect(keptVisit(storage, visit.href, 'm1')).toBeNull();
  forgetVisit(storage);
  expect(keptVisit(undefined, visit.href, 'm1')).toBeNull();
});

test('the game of one member is nobody else’s, nor is what was answered for them', () => {
  const storage = memoryStore();
  keepVisit(storage, visit);
  keepSlotContent(storage, { owner: 'm1', enName: 'MYDZ', name: '明月', content: '<p>1' });
  for (const other of ['m2', '', null]) {
    expect(keptVisit(storage, visit.href, other)).toBeNull();
    expect(slotContent(storage, other)).toBeNull();
    expect(pageBefore(storage, other, '/pg/game')).toBe('/');
  }
  // An earlier release stored them without an owner.
  storage.set('courtside.game-visit', JSON.stringify({ ...visit, owner: undefined }));
  expect(keptVisit(storage, visit.href, 'm1')).toBeNull();
  storage.set('courtside.slot-page', '{"enName":"MYDZ","name":"明月","content":"<p>1"}');
  expect(slotContent(storage, 'm1')).toBeNull();
  forgetSlotContent(storage);
  expect(storage.get('courtside.slot-page')).toBeNull();
});

test('whoever enters a game from another comes back to the page before both', () => {
  const storage = memoryStore();
  const before = (path: string) => pageBefore(storage, 'm1', path);
  expect(before('/game/egame?list=hot')).toBe('/game/egame?list=hot');
  expect(before('/dz/game')).toBe('/');
  keepVisit(storage, { ...visit, request: { ...visit.request, from: '/game/realbet' } });
  for (const game of ['/pg/game', '/dz/game', '/dz/game?a=1', '/game/https%3A%2F%2Fa%2Fb']) {
    expect(before(game)).toBe('/game/realbet');
  }
  expect(before('/pg/games')).toBe('/pg/games');
});

test('[VE-04] content is kept for the slot-game page', () => {
  const storage = memoryStore();
  expect(slotContent(storage, 'm1')).toBeNull();
  const kept = { owner: 'm1', enName: 'MYDZ', name: '明月', content: '<p>1' };
  keepSlotContent(storage, kept);
  expect(slotContent(storage, 'm1')).toEqual(kept);
  storage.set('courtside.slot-page', '7');
  expect(slotContent(storage, 'm1')).toBeNull();
});

test('games that were played last stand first, each once, each member with their own', () => {
  const storage = memoryStore();
  const note = (gameCode: string) => noteRecent(storage, 'm1', { enName: 'QFDZ', gameCode });
  for (const code of ['a', 'b', 'a']) note(code);
  expect(recentGames(storage, 'm1').map(({ gameCode }) => gameCode)).toEqual(['a', 'b']);
  expect(recentGames(storage, 'm2')).toEqual([]);
  expect(recentGames(storage, null)).toEqual([]);
  for (let at = 0; at < 40; at += 1) note(`g${at}`);
  expect(recentGames(storage, 'm1')).toHaveLength(MOST_RECENT);
  storage.set('courtside.recent-games.m1', '[1, {"enName":"QFDZ"}]');
  expect(recentGames(storage, 'm1')).toEqual([]);
});
