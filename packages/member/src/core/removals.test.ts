import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createRemovals, UNDO_MS } from './removals.ts';

function open(answer: () => Promise<void> = () => Promise.resolve()) {
  const clock = fakeClock(0);
  const sent: (readonly string[])[] = [];
  const removals = createRemovals({
    clock,
    send: (ids) => {
      sent.push(ids);
      return answer();
    },
  });
  return { clock, sent, removals };
}

test('[WA-08] what is removed is hidden at once and goes when the time to undo is over', () => {
  const { clock, sent, removals } = open();
  removals.remove(['L1', 'L2']);
  expect(removals.state().hidden).toEqual(['L1', 'L2']);
  clock.advance(UNDO_MS - 1);
  expect(sent).toEqual([]);
  clock.advance(1);
  expect(sent).toEqual([['L1', 'L2']]);
});

test('what is taken back is shown again and never sent', () => {
  const { clock, sent, removals } = open();
  removals.remove(['L1']);
  removals.undo();
  expect(removals.state().hidden).toEqual([]);
  clock.advance(2 * UNDO_MS);
  removals.flush();
  expect(sent).toEqual([]);
});

test('each removal has its own time; taking back begins with the last', () => {
  const { clock, sent, removals } = open(() => new Promise(() => undefined));
  removals.remove(['L1', 'L2']);
  clock.advance(UNDO_MS - 1);
  removals.remove(['L3']);
  expect([sent, removals.state()]).toEqual([[], { hidden: ['L1', 'L2', 'L3'], undoable: 1 }]);
  removals.undo();
  expect(removals.state()).toEqual({ hidden: ['L1', 'L2'], undoable: 2 });
  removals.undo();
  expect(removals.state()).toEqual({ hidden: [], undoable: 0 });
  removals.undo();
  clock.advance(UNDO_MS);
  expect(sent).toEqual([]);
  removals.remove(['L1']);
  clock.advance(UNDO_MS - 1);
  removals.remove(['L2']);
  clock.advance(1);
  expect([sent, removals.state()]).toEqual([[['L1']], { hidden: ['L1', 'L2'], undoable: 1 }]);
  removals.undo();
  expect(removals.state()).toEqual({ hidden: ['L1'], undoable: 0 });
});

test('what went stays hidden, and only what waits can be taken back', async () => {
  const { removals } = open();
  removals.remove(['L1']);
  expect(removals.state().undoable).toBe(1);
  removals.flush();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(removals.state()).toEqual({ hidden: ['L1'], undoable: 0 });
  removals.undo();
  expect(removals.state().hidden).toEqual(['L1']);
});

test('what an earlier page sent is sent again and stays hidden', () => {
  const { sent, removals } = open();
  removals.resume([]);
  removals.resume(['L1']);
  expect([sent, removals.state()]).toEqual([[['L1']], { hidden: ['L1'], undoable: 0 }]);
  // The page was left and restored while its own removal is in flight.
  removals.remove(['L2']);
  removals.flush();
  removals.resume(['L1', 'L2']);
  expect(sent).toEqual([['L1'], ['L2']]);
});

test('leaving the page sends all that waits, once', () => {
  const { clock, sent, removals } = open();
  removals.remove(['L1']);
  removals.remove(['L2']);
  removals.flush();
  clock.advance(UNDO_MS);
  expect(sent).toEqual([['L1'], ['L2']]);
});

test('what could not be removed is shown again', async () => {
  const { removals } = open(() => Promise.reject(new Error('cut')));
  const told: (readonly string[])[] = [];
  removals.subscribe(() => told.push(removals.state().hidden));
  removals.remove(['L1']);
  removals.flush();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(removals.state().hidden).toEqual([]);
  expect(told.at(-1)).toEqual([]);
});
