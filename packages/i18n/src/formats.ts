const TIME_ZONE = 'Asia/Shanghai';

/** Making one takes longer than a hundred formattings, and a page has few. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(tag: string, instant: number, options: Intl.DateTimeFormatOptions): string {
  const key = `${tag} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(tag, {
      timeZone: TIME_ZONE,
      hourCycle: 'h23',
      ...options,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(instant);
}

/** Such as `2026/06/12 03:00:00`, in the order of the language, in Beijing time. `instant`: milliseconds since the epoch; `tag`: of the language. */
export function formatInstant(instant: number, tag: string): string {
  return format(tag, instant, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** Such as `06/12` in Chinese and `12 Jun` elsewhere, where day and month could be mistaken; in Beijing time. */
export function formatDay(instant: number, tag: string): string {
  const month = tag.startsWith('zh') ? '2-digit' : 'short';
  return format(tag, instant, { month, day: month === 'short' ? 'numeric' : '2-digit' });
}

/** `03:00`, 24 hours, in Beijing time. */
export function formatTime(instant: number, tag: string): string {
  return format(tag, instant, { hour: '2-digit', minute: '2-digit' });
}
