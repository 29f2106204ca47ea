const TIME_ZONE = 'Asia/Shanghai';

type Write = (instant: number, tag: string) => string;

/** Keeps the formatter of each language: creating one takes longer than a hundred formattings. */
function writer(optionsOf: (tag: string) => Intl.DateTimeFormatOptions): Write {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (instant, tag) => {
    const formatter =
      formatters.get(tag) ??
      new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, hourCycle: 'h23', ...optionsOf(tag) });
    formatters.set(tag, formatter);
    return formatter.format(instant);
  };
}

/** Most texts kept: enough for a board of a day, or a busy room. */
const MOST_TEXTS = 1000;

/**
 * Caches a text that is the same for a whole minute. Rows with a time, such as those of a board or of a chat, share few
 * minutes, and one formatting takes as long as all else in such a row.
 */
function byMinute(write: Write): Write {
  const texts = new Map<string, string>();
  return (instant, tag) => {
    const key = tag + Math.floor(instant / 60_000);
    const text = texts.get(key) ?? write(instant, tag);
    if (texts.size > MOST_TEXTS) texts.clear();
    texts.set(key, text);
    return text;
  };
}

/** Such as `2026/06/12 03:00:00`, in the order of the language, in Beijing time. `instant`: milliseconds since the epoch; `tag`: of the language. */
export const formatInstant = writer(() => ({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
}));

/** Such as `06/12` in Chinese and `12 Jun` in languages where day and month could be confused; in Beijing time. */
export const formatDay = byMinute(
  writer((tag) =>
    tag.startsWith('zh')
      ? { month: '2-digit', day: '2-digit' }
      : { month: 'short', day: 'numeric' },
  ),
);

/** `03:00`, 24 hours, in Beijing time. */
export const formatTime = byMinute(writer(() => ({ hour: '2-digit', minute: '2-digit' })));

/**
 * As `formatTime` for a future instant, with the day in front unless that is the day of `now`.
 *
 * @param now null while unknown: then the day is included
 * @example formatComing(at, now, 'zh-Hans') // '11/28 06:00'
 */
export function formatComing(at: number, now: number | null, tag: string): string {
  const day = formatDay(at, tag);
  const time = formatTime(at, tag);
  return now !== null && formatDay(now, tag) === day ? time : `${day} ${time}`;
}
