const DAY = 86_400_000;
/** Noon in Beijing, as an offset from midnight UTC. */
const TURN = 4 * 3_600_000;

/**
 * The betting day of an instant, used by lists and results: it begins and ends at noon in Beijing, so that a match at
 * two in the night belongs to the day before. A comparable number of days.
 *
 * @param instant milliseconds since the epoch
 * @example bettingDay(Date.parse('2026-06-12T02:00+08:00')) === bettingDay(Date.parse('2026-06-11T20:00+08:00')) // true
 */
export const bettingDay = (instant: number): number => Math.floor((instant - TURN) / DAY);

/** The instant at which a betting day begins. @param day number from `bettingDay` */
export const bettingDayStart = (day: number): number => day * DAY + TURN;
