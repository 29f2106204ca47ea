import { expect, test } from 'vitest';
import { createPictureTurns } from './picture-turns.ts';

/** A device whose frame lengths the test sets. */
function device() {
  let now = 1000;
  let next: (() => void) | null = null;
  const turns = createPictureTurns({
    now: () => now,
    frame(task) {
      next = task;
      return () => (next = null);
    },
  });
  return {
    turns,
    /** @returns whether a task was waiting */
    frame(ms: number) {
      now += ms;
      const task = next;
      next = null;
      task?.();
      return task !== null;
    },
  };
}

/** Numbers of drawings in each frame, until all are drawn. */
function drawnIn(ms: number, count: number) {
  const { turns, frame } = device();
  let drawn = 0;
  for (let at = 0; at < count; at += 1) turns.wait(() => (drawn += 1));
  const each: number[] = [];
  for (let before = 0; frame(ms); before = drawn) each.push(drawn - before);
  return { drawn, each };
}

test('a device that keeps up draws more and more in a frame, and all of them', () => {
  expect(drawnIn(16, 30)).toEqual({ drawn: 30, each: [2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1] });
});

test('a device that does not keep up draws one in every second frame', () => {
  const { drawn, each } = drawnIn(120, 3);
  expect(drawn).toBe(3);
  expect(each).toEqual([0, 1, 0, 1, 0, 1]);
});

test('who asked first is first, and who cancelled has no turn', () => {
  const { turns, frame } = device();
  const drawn: string[] = [];
  const draw = (name: string) => turns.wait(() => drawn.push(name));
  draw('a');
  const cancel = draw('b');
  draw('c');
  cancel();
  frame(16);
  expect(drawn).toEqual(['a', 'c']);
  expect(frame(16)).toBe(false);
});

test('one that waits after all were drawn has its turn in the next frame', () => {
  const { turns, frame } = device();
  const drawn: string[] = [];
  turns.wait(() => drawn.push('a'));
  frame(16);
  expect(frame(16)).toBe(false);
  // The pause before the frame does not count as a delay.
  frame(5000);
  for (const name of ['b', 'c', 'd', 'e', 'f']) turns.wait(() => drawn.push(name));
  frame(16);
  frame(16);
  expect(drawn).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('one that asks for another while it is drawn does not hold the frame', () => {
  const { turns, frame } = device();
  let drawn = 0;
  const again = () => {
    drawn += 1;
    turns.wait(again);
  };
  turns.wait(again);
  frame(16);
  expect(drawn).toBe(1);
  frame(16);
  expect(drawn).toBe(2);
});
