import { expect, test } from 'vitest';
import { legState } from './leg-state.ts';

const at = (gameStatus: Parameters<typeof legState>[0]['gameStatus'], re_time = '') =>
  legState({ resultCode: null, gameStatus, re_time });

test('the minute that is running is called', () => {
  expect(at('in-play', '1H^22:11')).toEqual({ kind: 'live', half: 1, minute: 23 });
  expect(at('in-play', '2H^45:00')).toEqual({ kind: 'live', half: 2, minute: 46 });
  expect(at('in-play', '')).toEqual({ kind: 'live', half: 1, minute: null });
  expect(at('in-play', 'HT^^')).toEqual({ kind: 'half-time' });
});

test.each([
  ['Q3^04:10', { kind: 'part', part: 3, left: '04:10' }],
  ['S2^^', { kind: 'part', part: 2, left: null }],
  ['I11^^', { kind: 'part', part: 11, left: null }],
  ['H2^12:00', { kind: 'half', half: 2, left: '12:00' }],
  ['OT^03:00', { kind: 'overtime', left: '03:00' }],
])('beside football the part is told, and the time that is left: %s', (re_time, state) => {
  expect(at('in-play', re_time)).toEqual(state);
});

test('a leg is decided by its result alone: a first half is, while the match goes on', () => {
  expect(legState({ resultCode: 'LL', gameStatus: 'in-play', re_time: '2H^50:00' })).toEqual({
    kind: 'decided',
    resultCode: 'LL',
  });
  expect([at('finished').kind, at('abandoned').kind, at('scheduled').kind]).toEqual([
    'waiting',
    'waiting',
    'scheduled',
  ]);
});
