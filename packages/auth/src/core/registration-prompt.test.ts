import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { promptRegistration } from './registration-prompt.ts';

function prompted(isVisitor: () => boolean) {
  const clock = fakeClock(0);
  const seen: number[] = [];
  const stop = promptRegistration({ clock, isVisitor, prompt: () => seen.push(clock.now()) });
  return { clock, seen, stop };
}

test('[AU-21] the registration prompt appears after 500 ms, once', () => {
  const { clock, seen } = prompted(() => true);
  clock.advance(499);
  expect(seen).toEqual([]);
  clock.advance(10_000);
  expect(seen).toEqual([500]);
});

test('[AU-21] a member, or who has left, is not asked', () => {
  const member = prompted(() => false);
  const gone = prompted(() => true);
  gone.stop();
  for (const { clock, seen } of [member, gone]) {
    clock.advance(10_000);
    expect(seen).toEqual([]);
  }
});
