import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundled } from '../src/chat/bundle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const sent: string[] = [];
  const closed: number[] = [];
  const socket = bundled({
    send: (text) => sent.push(text),
    close: (code) => closed.push(code),
    waiting: 7,
  });
  return { sent, closed, socket };
}

test('the first after a silence goes at once, those that follow go as one list in their order', () => {
  const { sent, socket } = setUp();
  for (const text of ['1', '2', '3']) socket.send(text);
  expect(sent).toEqual(['1']);
  vi.advanceTimersByTime(50);
  expect(sent).toEqual(['1', '[2,3]']);
  socket.send('4');
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(50);
  // One alone is no list.
  expect(sent).toEqual(['1', '[2,3]', '4']);
  vi.advanceTimersByTime(100);
  socket.send('5');
  expect(sent.at(-1)).toBe('5');
});

test('a list has a thousand frames at most', () => {
  const { sent, socket } = setUp();
  for (let at = 0; at <= 1500; at += 1) socket.send(String(at));
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(50);
  const lists = sent.slice(1).map((text) => JSON.parse(text) as number[]);
  expect(lists.map(({ length }) => length)).toEqual([1000, 500]);
  expect(lists.flat()).toEqual(Array.from({ length: 1500 }, (_, at) => at + 1));
});

test('what is held counts as waiting, and goes before the end', () => {
  const { sent, closed, socket } = setUp();
  socket.send('1');
  socket.send('"好"');
  expect(socket.waiting).toBe(7 + 5);
  socket.close(1001, '');
  expect(sent).toEqual(['1', '"好"']);
  expect(closed).toEqual([1001]);
  vi.advanceTimersByTime(100);
  expect(sent).toHaveLength(2);
});
