import { expect, test } from 'vitest';
import type { PlayState } from './play-view.ts';
import { stateMark } from './state-mark.ts';

const state: PlayState = {
  now: 1_000,
  policy: {} as PlayState['policy'],
  limits: [],
  required: [],
  session: {
    startedAt: 0,
    elapsedMs: 1_000,
    staked: '0.00',
    returned: '0.00',
    net: '0.00',
    nextCheckAt: 600_000,
    checkDue: false,
    endsAt: null,
    over: false,
    idleAt: 900_000,
    idle: false,
  },
  break: null,
  age: { state: 'adult', playFrom: null },
  shut: [],
};
const withSession = (part: Partial<PlayState['session']>): PlayState => ({
  ...state,
  session: { ...state.session, ...part },
});

test('is the same while only clocks go on', () => {
  const later = { ...withSession({ elapsedMs: 9_000, idleAt: 908_000 }), now: 9_000 };
  expect(stateMark(later)).toBe(stateMark(state));
});

test.each([
  ['a check that is due', withSession({ checkDue: true })],
  ['a check that was acknowledged', withSession({ nextCheckAt: 1_200_000 })],
  ['a bet', withSession({ net: '-100.00' })],
  ['a member who went idle', withSession({ idle: true })],
  ['a break', { ...state, break: { kind: 'cool-off', startedAt: 1, until: 2 } as const }],
  ['what is shut', { ...state, shut: [{ activity: 'bet' as const, code: 6703 }] }],
])('differs after %s', (_, after) => {
  expect(stateMark(after)).not.toBe(stateMark(state));
});
