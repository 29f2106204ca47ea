import { parentOf } from '../football/specials.ts';
import type {
  ListSport,
  OutrightShow,
  Market,
  Match,
  ShowCounts,
  ShowType,
  SportCode,
  SportCounts,
} from '@courtside/contract';
import type { PriceTime } from '../pricing/mood.ts';
import type { Language } from '../text/messages.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { Calendar } from './calendar.ts';
import type { Edits } from './edits.ts';
import { feedMatch } from './feed-match.ts';
import { bettingDay } from '@courtside/contract';
import { correctedAt } from '../football/planned-correction.ts';
import { isHotMatch } from './hot-match.ts';
import { finalMarkets, isOnBoard, showTypeOf } from './listed-match.ts';
import { lazy, marketKey, type MarketsNow, marketsNow } from './markets-now.ts';
import { isOf } from './is-of.ts';
import type { Outright } from './outright.ts';
import { linePrice, type LinePrice, type PricedLine } from './line-price.ts';
import { isScriptState, type MatchState } from './match-state.ts';
import { SPORT_CODES } from './sport-codes.ts';
import { matchState } from './state-of.ts';
import { createTitles } from './titles.ts';

/** Elapsed ms for which a goal closes a match's markets. */
const GOAL_PAUSE_MS = 8000;
/** An in-play order is dangerous when a goal follows within this time, in site ms. */
const DANGER_MS = 10_000;
/** Maximum number of matches of each betting day in a sport's early list. */
const MOST_EARLY = 20;
/** Maximum age of a list, in ms. */
const GLANCE_MS = 200;
const CLOCK_BEAT_MS = 15_000;
/** Maximum downtime of a gateway after which it still settles meanwhile corrected results. */
const AWAY_MS = 7 * 86_400_000;

export interface Listed {
  readonly state: MatchState;
  readonly show: ShowType;
  /** All markets. */
  readonly markets: readonly Market[];
  /** Markets shown in lists: the main row of each column and one more. */
  readonly board: readonly Market[];
  readonly suspended: boolean;
  /** True when a waiting order would be refused: a goal was just scored or is about to be. */
  readonly danger: boolean;
  /** World version of its last change. */
  readonly version: number;
}

/** The current matches of the site. */
export interface World {
  /** Updates everything to the current time. */
  refresh(): void;
  /** Like `refresh`, unless it was just called: lists may be a moment old, but decisions on bets may not. */
  glance(): void;
  readonly version: number;
  counts(gtype: ListSport): ShowCounts;
  /** The same for every sport. */
  sportsCounts(): Required<SportCounts>;
  /** In order of kick-off. */
  list(gtype: ListSport, show: ShowType): readonly Listed[];
  find(gidm: string): Listed | undefined;
  /** The competition whose winner can be bet on. */
  readonly outright: Outright | undefined;
  /** Competitions whose winner can be bet on, or could be recently. */
  outrights(gtype: ListSport, show?: OutrightShow): readonly Outright[];
  /** An outright that is or was offered, by its line. */
  outrightBy(gid: string): Outright | undefined;
  /** State of an outright for one of its runners; the calendar's own without `gid`. */
  outrightState(pick: string, gid?: string): MatchState | undefined;
  /** State of any past or future match, listed or not; an outright also has one. */
  stateOf(gidm: string): MatchState | undefined;
  /** Ids of a match's relations to others, whose picks may not be in one series with it. */
  relationsOf(gidm: string): readonly string[];
  /** Matches whose result was corrected after their end. */
  corrected(): readonly string[];
  /** Current prices of any line of a match, or undefined when there are none. */
  linePrice(line: PricedLine): LinePrice | undefined;
  /** Matches that left a list after a version, or undefined when that is too long ago. */
  removedSince(gtype: ListSport, show: ShowType, version: number): readonly string[] | undefined;
  /** A match in the feed's form: in lists with the board's markets only. */
  match(listed: Listed, language: Language, scope?: 'board' | 'all'): Match;
}

interface Kept {
  readonly listed: Listed;
  /** The part of it that lists show. */
  readonly fingerprint: string;
  readonly all: () => readonly Market[];
  readonly board: () => readonly Market[];
}

/** The part of a running match that a list shows besides its score. */
const shownOf = (state: MatchState): unknown =>
  isScriptState(state) ? [state.parts, state.moment?.game, state.moment?.serving] : null;

export interface WorldOptions {
  readonly clock: SiteClock;
  readonly calendar: Calendar;
  readonly edits: Edits;
  readonly drift: boolean;
}

export function createWorld({ clock, calendar, edits, drift }: WorldOptions): World {
  // Versions of another run or instance must never be taken for this one's.
  const first = Date.now();
  let version = first;
  let kept = new Map<string, Kept>();
  let gone: { gidm: string; sport: SportCode; show: ShowType; version: number }[] = [];
  let forgotten = first;
  const prices = new Map<string, MarketsNow>();
  let refreshedAt = -GLANCE_MS;
  let lookedForCorrections = false;

  const titles = createTitles({ clock, calendar, edits });
  const { outright, outrightBy, outrightState } = titles;
  const stateOf = (gidm: string): MatchState | undefined => {
    const title = outrightBy(`${gidm}01`);
    if (title !== undefined) return outrightState('', title.gid);
    const plan = calendar.byId(gidm);
    return plan && matchState(plan, edits.of(gidm), clock.site());
  };

  function markets(state: MatchState, time: PriceTime): MarketsNow {
    const { gidm } = state.plan;
    const known = prices.get(gidm);
    const key = marketKey(state, time, drift);
    if (known?.key === key) return known;
    const made = marketsNow(key, state, time, drift);
    prices.set(gidm, made);
    return made;
  }

  function look(state: MatchState, show: ShowType, now: number, wall: number): Kept {
    const { plan } = state;
    const edit = edits.of(plan.gidm);
    const goalFell =
      state.lastGoalAt !== null &&
      state.lastGoalAt > edit.calmSince &&
      clock.wallSince(state.lastGoalAt) < GOAL_PAUSE_MS;
    const goalComes = state.nextGoalAt !== null && state.nextGoalAt - now < DANGER_MS;
    const suspended = edit.suspended || goalFell;
    const priced = markets(state, { wall, site: now });
    const before = kept.get(plan.gidm);
    const live = show === 'RB';
    // Clients count the seconds between two versions themselves.
    const time = live ? `${Math.floor(state.played / 60)}|${Math.floor(wall / CLOCK_BEAT_MS)}` : '';
    const fingerprint = [
      `${state.status}|${state.period}|${show}|${time}|${suspended}`,
      live ? JSON.stringify([state.score, state.half, shownOf(state)]) : '',
      edit.prices.length === 0 ? '' : JSON.stringify(edit.prices),
      priced.mark,
    ].join('|');
    const danger = goalFell || goalComes;
    const same = before?.fingerprint === fingerprint ? before : undefined;
    const all = same?.all ?? lazy(() => finalMarkets(priced.markets(), edit, suspended));
    const board = same?.board ?? lazy(() => all().filter((market) => isOnBoard(market)));
    const listed: Listed = {
      ...{ state, show, suspended, danger },
      get markets() {
        return all();
      },
      get board() {
        return board();
      },
      version: same?.listed.version ?? version + 1,
    };
    return { fingerprint, listed, all, board };
  }

  function refresh(): void {
    const now = clock.site();
    const wall = clock.wall();
    const plans = new Map(calendar.around(now).map((plan) => [plan.gidm, plan]));
    for (const gidm of edits.gidms) {
      const plan = calendar.byId(gidm);
      if (plan !== undefined) plans.set(gidm, plan);
    }
    const next = new Map<string, Kept>();
    const early = new Map<string, number>();
    for (const plan of plans.values()) {
      const state = matchState(plan, edits.of(plan.gidm), now);
      const show = showTypeOf(state, now);
      if (show === undefined) continue;
      if (show === 'FU') {
        const day = `${plan.sport} ${bettingDay(plan.kickOff)}`;
        const count = (early.get(day) ?? 0) + 1;
        early.set(day, count);
        // A match that a test made is never cut.
        if (count > MOST_EARLY && edits.of(plan.gidm).plan === undefined) continue;
      }
      next.set(plan.gidm, look(state, show, now, wall));
    }
    let changed = false;
    for (const [gidm, { listed }] of kept) {
      const after = next.get(gidm);
      if (after?.listed.show === listed.show) continue;
      gone.push({ gidm, sport: listed.state.sport, show: listed.show, version: version + 1 });
      changed = true;
      if (after === undefined) prices.delete(gidm);
    }
    for (const each of next.values()) changed ||= each.listed.version > version;
    if (gone.length > 4000) {
      forgotten = gone[1999]?.version ?? version;
      gone = gone.slice(2000);
    }
    kept = next;
    if (changed) version += 1;
    refreshedAt = performance.now();
  }

  /** A match and its corners and cards depend on each other. */
  function relationsOf(gidm: string): readonly string[] {
    const told = edits.of(gidm).relations ?? [];
    const parent = parentOf(gidm);
    if (parent !== undefined) return [...told, `match ${parent}`];
    return calendar.hasSpecials?.(gidm) === true ? [...told, `match ${gidm}`] : told;
  }

  const byKickOff = (a: Listed, b: Listed): number =>
    a.state.plan.kickOff - b.state.plan.kickOff || (a.state.plan.gidm < b.state.plan.gidm ? -1 : 1);
  const list = (gtype: ListSport, show: ShowType): readonly Listed[] =>
    [...kept.values()]
      .map((each) => each.listed)
      .filter((each) => each.show === show && isOf(each.state.sport, gtype))
      .sort(byKickOff);
  const sportsCounts = (): Required<SportCounts> => {
    const counts = Object.fromEntries(
      SPORT_CODES.map((sport) => [sport, { FU: 0, FT: 0, RB: 0 }]),
    ) as Required<SportCounts>;
    for (const { listed } of kept.values()) counts[listed.state.sport][listed.show] += 1;
    return counts;
  };

  const hotCount = (): number =>
    list('ALL', 'FT').filter(({ state }) => isHotMatch(state.plan)).length;

  return {
    refresh,
    glance() {
      if (performance.now() - refreshedAt >= GLANCE_MS) refresh();
    },
    get version() {
      return version;
    },
    counts(gtype) {
      const all = sportsCounts();
      const sum: ShowCounts = { FU: 0, FT: 0, RB: 0 };
      for (const sport of SPORT_CODES) {
        if (!isOf(sport, gtype)) continue;
        for (const show of ['FU', 'FT', 'RB'] as const) sum[show] += all[sport][show];
      }
      return { ...sum, ...titles.count(gtype), HOT: hotCount() };
    },
    sportsCounts,
    list,
    find: (gidm) => kept.get(gidm)?.listed,
    stateOf,
    outright,
    outrights: titles.list,
    outrightBy,
    outrightState,
    removedSince(gtype, show, since) {
      if (since < forgotten || since > version) return undefined;
      const ids = gone.filter(
        (each) => each.show === show && isOf(each.sport, gtype) && each.version > since,
      );
      return [...new Set(ids.map((each) => each.gidm))].filter(
        (gidm) => kept.get(gidm)?.listed.show !== show,
      );
    },
    relationsOf,
    corrected() {
      const now = clock.site();
      const byHand = [...edits.gidms].filter((gidm) =>
        edits.of(gidm).events.some((event) => event.kind === 'correct' && event.at <= now),
      );
      // A gateway that was down may have missed corrections.
      const from = lookedForCorrections ? now : now - AWAY_MS;
      lookedForCorrections = true;
      const planned = [...new Set([from, now])]
        .flatMap((instant) => calendar.around(instant))
        .filter((plan) => (correctedAt(plan, edits.of(plan.gidm)) ?? Infinity) <= now)
        .map(({ gidm }) => gidm);
      // A corrected final changes the champion.
      return [...new Set([...byHand, ...planned])].flatMap((gidm) =>
        outright?.lastMatch === gidm ? [gidm, outright.gidm] : [gidm],
      );
    },
    linePrice(line) {
      const listed = kept.get(line.gidm)?.listed;
      const time = { wall: clock.wall(), site: clock.site() };
      return listed === undefined ? undefined : linePrice(line, listed, time, drift);
    },
    match: (listed, language, scope = 'board') =>
      feedMatch(listed, relationsOf(listed.state.plan.gidm), language, scope),
  };
}
