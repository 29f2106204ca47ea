import { expect, test } from 'vitest';
import { createEmitter } from './emitter.ts';

test('a listener hears events until it is taken off', () => {
  const bus = createEmitter<{ login: { userId: string } }>();
  const heard: string[] = [];
  const off = bus.on('login', ({ userId }) => heard.push(userId));
  bus.emit('login', { userId: 'a' });
  off();
  bus.emit('login', { userId: 'b' });
  expect(heard).toEqual(['a']);
});

test('a listener that throws does not silence the others', () => {
  const bus = createEmitter<{ tick: number }>();
  let heard = 0;
  bus.on('tick', () => {
    throw new Error('first');
  });
  bus.on('tick', (n) => (heard += n));
  expect(() => bus.emit('tick', 2)).toThrow('first');
  expect(heard).toBe(2);
});
