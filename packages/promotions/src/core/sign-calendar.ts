const DAY_MS = 86_400_000;
/** Days of the site begin at midnight in Beijing. */
const OFFSET_MS = 8 * 3_600_000;

export interface CalendarDay {
  /** Day of the month. */
  readonly day: number;
  readonly at: number;
  /** `past` is a past day of an unknown member, who may or may not have signed in. */
  readonly state: 'signed' | 'missed' | 'past' | 'today' | 'ahead';
}

export interface SignMonth {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  /** Number of weekdays before the first day; a week begins on Monday. */
  readonly before: number;
  readonly days: readonly CalendarDay[];
}

const beijing = (at: number) => new Date(at + OFFSET_MS);

/**
 * The month of an instant with the days of the member's sign-ins.
 *
 * @param signed starts of days; null for a visitor
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
