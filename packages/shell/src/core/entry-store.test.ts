import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { createEntryStore } from './entry-store.ts';

test('an entry keeps what was written to it, over a reload once it was saved', () => {
  const storage = memoryStore();
  const before = createEntryStore(storage);
  before.write('a', 'search', '皇马');
  before.visit('/game/sport', { entry: 'a', search: '?show=FU' });
  expect(createEntryStore(storage).read('a', 'search')).toBeUndefined();
  before.save();
  const after = createEntryStore(storage);
  expect(after.read('a', 'search')).toBe('皇马');
  expect(after.read('b', 'search')).toBeUndefined();
  const left = { path: '/game/sport', entry: 'a', search: '?show=FU' };
  expect(after.last('/game/sport')).toEqual(left);
  after.visit('/game/sport/crty', { entry: 'b', search: '' });
  expect(after.last('/game/sport', '/game/sport/crty')).toMatchObject({ entry: 'b' });
  after.visit('/game/sport', left);
  expect(after.last('/game/sport', '/game/sport/crty')).toEqual(left);
});

test('a page that was reached in capitals is known to the way back, at the address that was left', () => {
  const entries = createEntryStore();
  entries.visit('/game/sport', { entry: 'a', search: '' });
  entries.visit('/game/sport/CRTY', { entry: 'b', search: '?show=FT' });
  expect(entries.last('/game/sport', '/game/sport/crty')).toEqual({
    ...{ path: '/game/sport/CRTY', entry: 'b', search: '?show=FT' },
  });
});

test('an entry is known once a page was shown in it', () => {
  const entries = createEntryStore();
  expect(entries.has('a')).toBe(false);
  entries.visit('/', { entry: 'a', search: '' });
  expect(entries.has('a')).toBe(true);
});

test('an entry begins with what another keeps, but keeps its own', () => {
  const entries = createEntryStore();
  entries.write('a', 'place', 120);
  entries.copy('a', 'b');
  expect(entries.read('b', 'place')).toBe(120);
  entries.write('b', 'place', 7);
  entries.copy('a', 'b');
  expect(entries.read('b', 'place')).toBe(7);
  expect(entries.read('a', 'place')).toBe(120);
});

test('the entry that was shown longest ago is forgotten first', () => {
  const entries = createEntryStore();
  for (let at = 0; at < 50; at += 1) entries.write(`e${at}`, 'at', at);
  entries.visit('/', { entry: 'e0', search: '' });
  entries.write('new', 'at', 50);
  expect(entries.read('e0', 'at')).toBe(0);
  expect(entries.read('e1', 'at')).toBeUndefined();
});

test('what cannot be read is nothing, and what is cleared is gone from the storage', () => {
  for (const text of [
    '{',
    '[]',
    '{"entries":1}',
    '{"entries":[1],"pages":[]}',
    '{"entries":[["a",null]],"pages":[]}',
  ]) {
    const storage = memoryStore({ 'courtside.entries': text });
    const entries = createEntryStore(storage);
    expect(entries.last('/')).toBeUndefined();
    entries.write('a', 'x', 1);
    entries.save();
    entries.clear();
    expect(entries.read('a', 'x')).toBeUndefined();
    expect(storage.keys()).toEqual([]);
  }
});
