import { expect, test } from 'vitest';
import { formatDay, formatInstant, formatTime } from './formats.ts';

const kickOff = Date.UTC(2026, 5, 11, 19, 0, 5);

test('instants show in Beijing time with 24 hours, whatever the machine is set to', () => {
  expect(formatInstant(kickOff, 'zh-Hans')).toBe('2026/06/12 03:00:05');
  expect(formatTime(kickOff, 'zh-Hant')).toBe('03:00');
  expect(formatDay(kickOff, 'zh-Hans')).toBe('06/12');
  expect(formatTime(Date.UTC(2026, 0, 1, 16, 0), 'zh-Hans')).toBe('00:00');
});
