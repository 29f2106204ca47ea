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

/** How long a title stays listed once no more bets are taken, so that people see who won it. */
const SHOWN_AFTER_MS = 3 * 86_400_000;

export type TitleCounts = Readonly<Record<'FS' | OutrightShow, number>>;

/** The list that a title is in. */
export const showOfTitle = ({ closesAt }: Outright, now: number): OutrightShow =>
  bettingDay(closesAt) <= bettingDay(now) ? 'FSFT' : 'FSFU';

/** The competitions of a site whose winner can be bet on. */
export interface Titles {
  /** That of the calendar itself; those of the months come and go. */
  readonly outright: Outright | undefined;
  /** Open ones first; the others stay until three days after they closed. Of one list when it is said. */
  list(gtype: ListSport, show?: OutrightShow): readonly Outright[];
  /** How many are open, in all and in each list. */
  count(gtype: ListSport): TitleCounts;
  /** One that is or was offered, by its line. */
  outrightBy(gid: string): Outright | undefined;
  /** How an outright stands for one of its runners; the calendar's own without `gid`. */
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
  // They come and go with the months, and are counted with every answer.
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
