import type { ListSport } from '@courtside/contract';
import type { SiteClock } from '../time/site-clock.ts';
import type { Calendar } from './calendar.ts';
import type { Edits } from './edits.ts';
import { isOf } from './is-of.ts';
import type { MatchState } from './match-state.ts';
import { type Outright, outrightOf } from './outright.ts';

export interface TitlesOptions {
  readonly clock: SiteClock;
  readonly calendar: Calendar;
  readonly edits: Edits;
}

/** The competitions of a site whose winner can be bet on. */
export interface Titles {
  /** That of the calendar itself; those of the months come and go. */
  readonly outright: Outright | undefined;
  /** Those that are open now. */
  list(gtype: ListSport): readonly Outright[];
  count(gtype: ListSport): number;
  /** One that is or was offered, by its line. */
  outrightBy(gid: string): Outright | undefined;
  /** How an outright stands for one of its runners; the calendar's own without `gid`. */
  outrightState(pick: string, gid?: string): MatchState | undefined;
}

export function createTitles({ clock, calendar, edits }: TitlesOptions): Titles {
  const outright = calendar.outright && outrightOf(calendar.outright);
  const outrightBy = (gid: string): Outright | undefined =>
    gid === outright?.gid ? outright : calendar.outrightById?.(gid.slice(0, -2));
  const list = (gtype: ListSport): readonly Outright[] => {
    const own = outright === undefined ? [] : [outright];
    const all = [...own, ...(calendar.outrights?.(clock.site()) ?? [])];
    return all.filter(({ sport }) => isOf(sport, gtype));
  };
  // They come and go with the months, and are counted with every answer.
  let counted = { minute: -1, bySport: new Map<ListSport, number>() };
  return {
    outright,
    list,
    count(gtype) {
      const minute = Math.floor(clock.site() / 60_000);
      if (counted.minute !== minute) counted = { minute, bySport: new Map() };
      const known = counted.bySport.get(gtype) ?? list(gtype).length;
      counted.bySport.set(gtype, known);
      return known;
    },
    outrightBy,
    outrightState: (pick, gid = outright?.gid ?? '') =>
      outrightBy(gid)?.stateAt(pick, clock.site(), edits),
  };
}
