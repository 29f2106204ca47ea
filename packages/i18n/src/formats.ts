import type { Locale } from './locale.ts';

const TIME_ZONE = 'Asia/Shanghai';

function format(locale: Locale, instant: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale === 'zh-Hant' ? 'zh-TW' : 'zh-CN', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    ...options,
  }).format(instant);
}

/** `2026/06/12 03:00:00` in Beijing time. `instant`: milliseconds since the epoch. */
export function formatInstant(instant: number, locale: Locale): string {
  return format(locale, instant, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** `06/12` in Beijing time. */
export function formatDay(instant: number, locale: Locale): string {
  return format(locale, instant, { month: '2-digit', day: '2-digit' });
}

/** `03:00`, 24 hours, in Beijing time. */
export function formatTime(instant: number, locale: Locale): string {
  return format(locale, instant, { hour: '2-digit', minute: '2-digit' });
}
