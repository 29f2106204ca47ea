import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, elapsedAt, untilNextTick, type ClockForm } from './clock.ts';

const MINUTE = 60_000;
const at = (elapsedMs: number, periodEndMs?: number) => ({
  elapsedMs,
  readAt: 0,
  running: true,
  periodEndMs,
});

test.each<[number, ClockForm, string, string | null]>([
  [0, 'clock', '00:00', null],
  [61_999, 'clock', '01:01', null],
  [100 * MINUTE, 'clock', '100:00', null],
  [0, 'minutes', '1′', null],
  [59_999, 'minutes', '1′', null],
  [MINUTE, 'minutes', '2′', null],
])('%i ms as %s is %s', (ms, form, main, over) => {
  expect(clockText(at(ms), 0, form)).toEqual({ main, over });
});

test('what is played after the end of a period is counted apart', () => {
  const half = 45 * MINUTE;
  expect(clockText(at(half - 1, half), 0, 'minutes')).toEqual({ main: '45′', over: null });
  expect(clockText(at(half, half), 0, 'minutes')).toEqual({ main: '45′', over: null });
  expect(clockText(at(half + 1, half), 0, 'minutes')).toEqual({ main: '45′', over: '+1' });
  expect(clockText(at(half + 2 * MINUTE, half), 0, 'clock')).toEqual({ main: '45:00', over: '+3' });
});

test('a clock that stands does not move and wants no tick', () => {
  const standing = { ...at(1000), running: false };
  expect(elapsedAt(standing, 99_000)).toBe(1000);
  expect(untilNextTick(standing, 99_000, 'clock')).toBeNull();
});

const readings = record({
  elapsedMs: integer({ min: 0, max: 200 * MINUTE }),
  readAt: integer({ min: 0, max: 2 ** 40 }),
  running: boolean(),
  periodEndMs: constantFrom(undefined, 12 * MINUTE, 45 * MINUTE, 90 * MINUTE),
});
const forms = constantFrom<ClockForm>('clock', 'minutes');

test('the text stays until the next tick and is new at it', () => {
  assert(
    property(readings, forms, integer({ min: 0, max: 10 * MINUTE }), (reading, form, later) => {
      const now = reading.readAt + later;
      const wait = untilNextTick(reading, now, form);
      const text = (time: number) => clockText(reading, time, form);
      if (wait === null) return;
      expect(wait).toBeGreaterThanOrEqual(1);
      expect(text(now + wait - 1)).toEqual(text(now));
      const { periodEndMs } = reading;
      // At exactly the end of a period there is no extra time yet: the next tick follows at once.
      if (elapsedAt(reading, now + wait) !== periodEndMs)
        expect(text(now + wait)).not.toEqual(text(now));
    }),
  );
});

test('a late tick loses nothing: only the time counts', () => {
  assert(
    property(readings, integer({ min: 0, max: MINUTE }), (reading, late) => {
      const moved = elapsedAt(reading, reading.readAt + late) - reading.elapsedMs;
      expect(moved).toBe(reading.running ? late : 0);
    }),
  );
});
