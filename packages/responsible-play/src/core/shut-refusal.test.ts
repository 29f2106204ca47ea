import { expect, test } from 'vitest';
import type { PlayState } from './play-view.ts';
import { shutRefusal } from './shut-refusal.ts';

const session = { startedAt: 1_000, endsAt: 61_000, nextCheckAt: 31_000 } as PlayState['session'];
const stateWith = (code: number): Parameters<typeof shutRefusal>[0] => ({
  shut: [{ activity: 'bet', code }],
  break: { kind: 'cool-off', startedAt: 5, until: 9 },
  age: { state: 'under-age', playFrom: 77 },
  policy: { restMinutes: 15, minimumAge: 18 } as PlayState['policy'],
  session,
  required: ['deposit'],
});

test.each([
  [6702, { startedAt: 1_000, until: 961_000 }],
  [6703, { dueAt: 31_000, session }],
  [6704, { until: 9 }],
  [6705, { until: 9 }],
  [6706, { minimumAge: 18, until: 77 }],
  [6707, { kinds: ['deposit'] }],
  [6708, { feature: 'bonuses' }],
])('what is shut with %d says the same as a refusal of it', (code, data) => {
  expect(shutRefusal(stateWith(code), 'bet')).toEqual({ code, data });
});

test('what is open, or shut for an unknown reason, says nothing', () => {
  expect(shutRefusal(stateWith(6704), 'deposit')).toBeNull();
  expect(shutRefusal(stateWith(9999), 'bet')).toBeNull();
});
