import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextChange, secondsLeft } from './countdown.ts';

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const wait = fc.integer({ min: -5_000, max: 120_000 });

test('the seconds shown cover the time left, and by less than one second', () => {
  fc.assert(
    fc.property(moment, wait, (now, left) => {
      const shown = secondsLeft(now + left, now) * 1000;
      expect(shown).toBeGreaterThanOrEqual(Math.max(0, left));
      expect(shown).toBeLessThan(Math.max(0, left) + 1000);
    }),
  );
});

test('the number changes at the next change and not one millisecond before', () => {
  fc.assert(
    fc.property(moment, wait, (now, left) => {
      const until = now + left;
      const delay = nextChange(until, now);
      const shown = secondsLeft(until, now);
      if (delay === null) {
        expect(shown).toBe(0);
        return;
      }
      expect(secondsLeft(until, now + delay - 1)).toBe(shown);
      expect(secondsLeft(until, now + delay)).toBe(shown - 1);
    }),
  );
});

test('sixty seconds are sixty', () => {
  expect(secondsLeft(60_000, 0)).toBe(60);
  expect(secondsLeft(60_000, 1)).toBe(60);
  expect(secondsLeft(60_000, 1_000)).toBe(59);
  expect(secondsLeft(60_000, 60_000)).toBe(0);
});
