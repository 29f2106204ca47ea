import type { Calendar } from './calendar.ts';
import type { Edits } from './edits.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** A calendar together with the matches made by test doors. */
export function withMade(calendar: Calendar, edits: Edits): Calendar {
  const made = (instant: number) =>
    [...edits.gidms].flatMap((gidm) => {
      const { plan } = edits.of(gidm);
      return plan !== undefined && Math.abs(plan.kickOff - instant) <= WEEK_MS ? [plan] : [];
    });
  return {
    ...calendar,
    around: (instant) =>
      [...calendar.around(instant), ...made(instant)].toSorted((a, b) => a.kickOff - b.kickOff),
    byId: (gidm) => edits.of(gidm).plan ?? calendar.byId(gidm),
  };
}
