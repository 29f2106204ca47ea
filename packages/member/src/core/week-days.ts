const DAY_MS = 86_400_000;

export interface WeekDay {
  readonly at: number;
  readonly state: 'past' | 'today' | 'ahead';
}

/** The days of a week of the site from `from` to `to`. */
export function weekDays(from: number, to: number, now: number): readonly WeekDay[] {
  const count = Math.max(0, Math.round((to - from) / DAY_MS));
  return Array.from({ length: count }, (_, index) => {
    const at = from + index * DAY_MS;
    const state = now >= at + DAY_MS ? 'past' : now >= at ? 'today' : 'ahead';
    return { at, state };
  });
}
