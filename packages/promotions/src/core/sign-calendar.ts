const DAY_MS = 86_400_000;
/** The site's days are those of Beijing. */
const OFFSET_MS = 8 * 3_600_000;

export interface CalendarDay {
  /** Of the month. */
  readonly day: number;
  readonly at: number;
  /** `past` is a day that went by where nobody is known who might have signed it. */
  readonly state: 'signed' | 'missed' | 'past' | 'today' | 'ahead';
}

export interface SignMonth {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  /** Days of the week before the first, Monday first. */
  readonly before: number;
  readonly days: readonly CalendarDay[];
}

const beijing = (at: number) => new Date(at + OFFSET_MS);

/**
 * The month of an instant with the days that were signed.
 *
 * @param signed beginnings of days; null for a visitor
 */
export function signMonth(now: number, signed: readonly number[] | null): SignMonth {
  const today = beijing(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const first = Date.UTC(year, month, 1);
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const marked = new Set((signed ?? []).map((at) => Math.floor((at + OFFSET_MS) / DAY_MS)));
  const todayNumber = Math.floor((now + OFFSET_MS) / DAY_MS);
  const days = Array.from({ length }, (_, index): CalendarDay => {
    const number = first / DAY_MS + index;
    const state = marked.has(number)
      ? 'signed'
      : number === todayNumber
        ? 'today'
        : number < todayNumber
          ? signed
            ? 'missed'
            : 'past'
          : 'ahead';
    return { day: index + 1, at: number * DAY_MS - OFFSET_MS, state };
  });
  return { year, month: month + 1, before: (new Date(first).getUTCDay() + 6) % 7, days };
}
