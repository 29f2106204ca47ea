import { expect, test } from 'vitest';
import { formatComing, formatDay, formatInstant, formatTime } from './formats.ts';

const kickOff = Date.UTC(2026, 5, 11, 19, 0, 5);

test('instants show in Beijing time with 24 hours, whatever the machine is set to', () => {
  expect(formatInstant(kickOff, 'zh-Hans')).toBe('2026/06/12 03:00:05');
  expect(formatTime(kickOff, 'zh-Hant')).toBe('03:00');
  expect(formatDay(kickOff, 'zh-Hans')).toBe('06/12');
  expect(formatTime(Date.UTC(2026, 0, 1, 16, 0), 'zh-Hans')).toBe('00:00');
});

test('each minute has a text of its own, in each language', () => {
  const midnight = Date.UTC(2026, 5, 11, 16, 0);
  expect(
    [midnight - 1, midnight, midnight + 59_999, midnight + 60_000].map((at) =>
      formatTime(at, 'zh-Hans'),
    ),
  ).toEqual(['23:59', '00:00', '00:00', '00:01']);
  expect([midnight - 1, midnight].map((at) => formatDay(at, 'zh-Hans'))).toEqual([
    '06/11',
    '06/12',
  ]);
  expect(formatDay(midnight, 'en')).toBe('Jun 12');
  expect(formatDay(midnight, 'zh-Hans')).toBe('06/12');
});

test('what is no instant is not written, the first time and the next', () => {
  expect(() => formatTime(Number.NaN, 'zh-Hans')).toThrow(RangeError);
  expect(() => formatTime(Number.NaN, 'zh-Hans')).toThrow(RangeError);
});

test('a moment that comes has its day where that is another one, or where today is not known', () => {
  const evening = Date.UTC(2026, 5, 11, 15, 0);
  expect(formatComing(evening + 30 * 60_000, evening, 'zh-Hans')).toBe('23:30');
  expect(formatComing(evening + 3_600_000, evening, 'zh-Hans')).toBe('06/12 00:00');
  expect(formatComing(evening, null, 'zh-Hans')).toBe('06/11 23:00');
});
