const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The site's days and weeks are those of Beijing, which has no summer time. */
const OFFSET_MS = 8 * 3_600_000;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Number of the day of an instant. */
export const dayNumber = (at: number): number => Math.floor((at + OFFSET_MS) / DAY_MS);

/** Instant at which a day begins. */
export const dayStart = (day: number): number => day * DAY_MS - OFFSET_MS;

/** Instant at which the week (Monday to Sunday) of an instant begins. */
export const weekStart = (at: number): number =>
  Math.floor((at + OFFSET_MS - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS - OFFSET_MS;

export const WEEK = WEEK_MS;
export const DAY = DAY_MS;
