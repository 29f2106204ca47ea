import { KICK_OFF_ZONES, OTHER_ZONE } from './kick-off-zones.ts';

const CLOCK = /^(\d{1,2}):(\d{2})(?:\s+UTC([+-]\d{1,2})(?::?(\d{2}))?)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  // Creating a format costs a hundred times as much as using one.
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Offset of a zone from UTC at an instant, in ms. */
function offsetAt(zone: string, instant: number): number {
  const parts = formatOf(zone).formatToParts(instant);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return (
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) -
    instant
  );
}

/**
 * UTC instant of a calendar's date and time, or undefined when either is missing or invalid. A time without an offset
 * is in the competition's zone (`KICK_OFF_ZONES`).
 *
 * @example kickOff('2026-06-11', '13:00 UTC-6', 'World Cup 2026') // 2026-06-11T19:00Z
 */
export function kickOff(date: unknown, time: unknown, competition: string): number | undefined {
  if (typeof date !== 'string' || typeof time !== 'string' || !DAY.test(date)) return undefined;
  const match = CLOCK.exec(time.trim());
  if (match === null) return undefined;
  const [, hours = '', minutes = '', offset, rest = '0'] = match;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const local = Date.parse(`${date}T${hours.padStart(2, '0')}:${minutes}:00Z`);
  if (Number.isNaN(local)) return undefined;
  if (offset !== undefined) {
    const sign = offset.startsWith('-') ? -1 : 1;
    return local - Number(offset) * 3_600_000 - sign * Number(rest) * 60_000;
  }
  const zone = KICK_OFF_ZONES.find(([name]) => name.test(competition))?.[1] ?? OTHER_ZONE;
  return local - offsetAt(zone, local - offsetAt(zone, local));
}
