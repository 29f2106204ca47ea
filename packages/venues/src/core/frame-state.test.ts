import { expect, test } from 'vitest';
import { frameTransition, NEW_FRAME, type FrameEvent, type FrameState } from './frame-state.ts';

const after = (...events: readonly FrameEvent[]): FrameState =>
  events.reduce(frameTransition, NEW_FRAME);

test('a game that is late is said to be, appears all the same, and can be asked for anew', () => {
  const late = after({ type: 'patienceEnded', attempt: 1 });
  expect(late.status).toBe('late');
  expect(frameTransition(late, { type: 'appeared', attempt: 1 }).status).toBe('open');
  expect(after({ type: 'patienceEnded', attempt: 1 }, { type: 'again' })).toEqual({
    status: 'loading',
    attempt: 2,
  });
  // Events of the earlier frame are ignored.
  expect(after({ type: 'again' }, { type: 'appeared', attempt: 1 }).status).toBe('loading');
});

test('a venue that closes in the middle says until when, and is opened anew when it answers', () => {
  const closed = after({ type: 'appeared', attempt: 1 }, { type: 'closed', reopensAt: 9 });
  expect(closed).toEqual({ status: 'closed', attempt: 1, reopensAt: 9 });
  expect(frameTransition(closed, { type: 'answers' })).toEqual({ status: 'loading', attempt: 2 });
  expect(after({ type: 'appeared', attempt: 1 }, { type: 'answers' }).status).toBe('open');
});

test('a ticket that is over stays over', () => {
  const over = after({ type: 'expired' });
  for (const event of [
    { type: 'again' },
    { type: 'answers' },
    { type: 'appeared', attempt: 1 },
  ] as const) {
    expect(frameTransition(over, event).status).toBe('over');
  }
});
