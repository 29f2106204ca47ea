import { bettingDay, type ListSport, type OutrightShow } from '@courtside/contract';
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

/** Time for which a closed title stays listed, so that members see its winner. */
const SHOWN_AFTER_MS = 3 * 86_400_000;

export type TitleCounts = Readonly<Record<'FS' | OutrightShow, number>>;

/** The list of a title. */
export const showOfTitle = ({ closesAt }: Outright, now: number): OutrightShow =>
  bettingDay(closesAt) <= bettingDay(now) ? 'FSFT' : 'FSFU';

/** The competitions of a site whose winner can be bet on. */
export interface Titles {
  /** The calendar's own outright; titles of months change with time. */
  readonly outright: Outright | undefined;
  /** Open ones first; closed ones stay for three days. Only those of one list if `show` is given. */
  list(gtype: ListSport, show?: OutrightShow): readonly Outright[];
  /** Number of open ones, in total and in each list. */
  count(gtype: ListSport): TitleCounts;
  /** An outright that is or was offered, by its line. */
  outrightBy(gid: string): Outright | undefined;
  /** State of an outright for one of its runners; the calendar's own without `gid`. */
  outrightState(pick: string, gid?: string): MatchState | undefined;
}

export function createTitles({ clock, calendar, edits }: TitlesOptions): Titles {
  const outright = calendar.outright && outrightOf(calendar.outright);
  const outrightBy = (gid: string): Outright | undefined =>
    gid === outright?.gid ? outright : calendar.outrightById?.(gid.slice(0, -2));
  const outrightState = (pick: string, gid = outright?.gid ?? ''): MatchState | undefined =>
    outrightBy(gid)?.stateAt(pick, clock.site(), edits);
  const isOpen = ({ gid }: Outright): boolean => outrightState('', gid)?.status === 'scheduled';
  function list(gtype: ListSport, show?: OutrightShow): readonly Outright[] {
    const now = clock.site();
    const own = outright === undefined ? [] : [outright];
    const shown = [...own, ...(calendar.outrights?.(now) ?? [])].filter(
      (each) =>
        isOf(each.sport, gtype) &&
        now < each.closesAt + SHOWN_AFTER_MS &&
        (show === undefined || showOfTitle(each, now) === show),
    );
    return [...shown.filter(isOpen), ...shown.filter((each) => !isOpen(each))];
  }
  function countOpen(gtype: ListSport): TitleCounts {
    const open = list(gtype).filter(isOpen);
    const now = clock.site();
    const today = open.filter((each) => showOfTitle(each, now) === 'FSFT').length;
    return { FS: open.length, FSFT: today, FSFU: open.length - today };
  }
  // Titles change with the months, and every answer counts them.
  let counted = { minute: -1, bySport: new Map<ListSport, TitleCounts>() };
  return {
    outright,
    list,
    count(gtype) {
      const minute = Math.floor(clock.site() / 60_000);
      if (counted.minute !== minute) counted = { minute, bySport: new Map() };
      const known = counted.bySport.get(gtype) ?? countOpen(gtype);
      counted.bySport.set(gtype, known);
      return known;
    },
    outrightBy,
    outrightState,
  };
}
