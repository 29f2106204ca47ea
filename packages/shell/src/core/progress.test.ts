import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

test('[NV-10] it begins at 0.08 and creeps on by 0.02 every 800 ms', () => {
  const clock = fakeClock();
  const progress = createProgress(clock);
  expect(progress.value()).toBeNull();
  progress.start();
  expect(progress.value()).toBe(0.08);
  clock.advance(799);
  expect(progress.value()).toBe(0.08);
  clock.advance(1);
  expect(progress.value()).toBeCloseTo(0.1, 10);
  clock.advance(1600);
  expect(progress.value()).toBeCloseTo(0.14, 10);
});

test('[NV-10] a step is at most 0.02', () => {
  const clock = fakeClock();
  const progress = createProgress(clock, () => 0.5);
  progress.start();
  clock.advance(800);
  expect(progress.value()).toBeCloseTo(0.09, 10);
});

test('[NV-10] it is full when all is there, and gone 200 ms later', () => {
  const clock = fakeClock();
  const progress = createProgress(clock);
  const seen: (number | null)[] = [];
  progress.subscribe(() => seen.push(progress.value()));
  progress.start();
  progress.done();
  expect(progress.value()).toBe(1);
  clock.advance(199);
  expect(progress.value()).toBe(1);
  clock.advance(1);
  expect(progress.value()).toBeNull();
  expect(seen).toEqual([0.08, 1, null]);
  expect(clock.pending()).toBe(0);
});

test('waiting alone never fills it', () => {
  const clock = fakeClock();
  const progress = createProgress(clock);
  progress.start();
  clock.advance(3_600_000);
  expect(progress.value()).toBeLessThan(1);
});

test('what has not begun cannot be done, and a new start begins again', () => {
  const clock = fakeClock();
  const progress = createProgress(clock);
  progress.done();
  expect(progress.value()).toBeNull();
  progress.start();
  clock.advance(1600);
  progress.done();
  progress.start();
  expect(progress.value()).toBe(0.08);
  clock.advance(200);
  expect(progress.value()).toBe(0.08);
});
