import type { Market, Match, ShowCounts, ShowType } from '@courtside/contract';
import type { MatchPlan } from '../football/match-plan.ts';
import type { Language } from '../text/messages.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { Calendar } from './calendar.ts';
import type { Edits } from './edits.ts';
import {
  feedMatch,
  finalMarkets,
  priceKey,
  type PricedMarkets,
  pricedMarkets,
  showTypeOf,
} from './listed-match.ts';
import { type MatchState, matchState } from './match-state.ts';

/** Elapsed ms for which a goal closes a match's markets. */
const GOAL_PAUSE_MS = 8000;
/** A goal that is this near makes an order in play dangerous, in site ms. */
const DANGER_MS = 10_000;
/** The early list is cut here. */
const MOST_EARLY = 60;
/** How old a list may be. */
const GLANCE_MS = 200;
const CLOCK_BEAT_MS = 15_000;

export interface Listed {
  readonly state: MatchState;
  readonly show: ShowType;
  readonly markets: readonly Market[];
  readonly suspended: boolean;
  /** True when an order that waits now would be refused: a goal just fell or is about to. */
  readonly danger: boolean;
  /** World version at which anything of it changed. */
  readonly version: number;
}

/** The matches of the site as they are now. */
export interface World {
  /** Looks at the clock and brings everything up to date. */
  refresh(): void;
  /** As `refresh`, unless that was just done: what lists may show can be a moment old, what bets are judged by may not. */
  glance(): void;
  readonly version: number;
  counts(): ShowCounts;
  list(show: ShowType): readonly Listed[];
  find(gidm: string): Listed | undefined;
  /** Any match that ever was or will be, listed or not. */
  stateOf(gidm: string): MatchState | undefined;
  /** What left a list after a version, or undefined when that is too long ago to know. */
  removedSince(show: ShowType, version: number): readonly string[] | undefined;
  match(listed: Listed, language: Language): Match;
}

interface Kept {
  listed: Listed;
  fingerprint: string;
}

export interface WorldOptions {
  readonly clock: SiteClock;
  readonly calendar: Calendar;
  readonly edits: Edits;
  readonly drift: boolean;
}

export function createWorld({ clock, calendar, edits, drift }: WorldOptions): World {
  // Versions of another run, or of another instance, are never taken for this one's.
  const first = Date.now();
  let version = first;
  let kept = new Map<string, Kept>();
  let gone: { gidm: string; show: ShowType; version: number }[] = [];
  let forgotten = first;
  const prices = new Map<string, PricedMarkets>();
  let refreshedAt = -GLANCE_MS;

  const stateOf = (gidm: string): MatchState | undefined => {
    const plan = calendar.byId(gidm);
    return plan && matchState(plan, edits.of(gidm), clock.site());
  };

  function markets(state: MatchState, wall: number): PricedMarkets {
    const { gidm } = state.plan;
    const known = prices.get(gidm);
    if (known?.key === priceKey(state, wall, drift)) return known;
    const made = pricedMarkets(state, wall, drift);
    prices.set(gidm, made);
    return made;
  }

  function look(plan: MatchPlan, now: number, wall: number): Kept | undefined {
    const edit = edits.of(plan.gidm);
    const state = matchState(plan, edit, now);
    const show = showTypeOf(state, now);
    if (show === undefined) return undefined;
    const goalFell =
      state.lastGoalAt !== null &&
      state.lastGoalAt > edit.calmSince &&
      clock.wallSince(state.lastGoalAt) < GOAL_PAUSE_MS;
    const goalComes = state.nextGoalAt !== null && state.nextGoalAt - now < DANGER_MS;
    const suspended = edit.suspended || goalFell;
    const final = finalMarkets(markets(state, wall), edit, suspended);
    const before = kept.get(plan.gidm);
    const live = show === 'RB';
    // Clients count the seconds between two versions on their own.
    const time = live ? `${Math.floor(state.played / 60)}|${Math.floor(wall / CLOCK_BEAT_MS)}` : '';
    const fingerprint = JSON.stringify([
      state.status,
      state.period,
      state.score,
      state.half,
      time,
      show,
      final,
    ]);
    return {
      fingerprint,
      listed: {
        state,
        show,
        markets: final,
        suspended,
        danger: goalFell || goalComes,
        version: before?.fingerprint === fingerprint ? before.listed.version : version + 1,
      },
    };
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
    let early = 0;
    for (const plan of plans.values()) {
      const seen = look(plan, now, wall);
      if (seen === undefined) continue;
      if (seen.listed.show === 'FU') {
        early += 1;
        if (early > MOST_EARLY) continue;
      }
      next.set(plan.gidm, seen);
    }
    let changed = false;
    for (const [gidm, { listed }] of kept) {
      const after = next.get(gidm);
      if (after?.listed.show === listed.show) continue;
      gone.push({ gidm, show: listed.show, version: version + 1 });
      changed = true;
      if (after === undefined) prices.delete(gidm);
    }
    for (const each of next.values()) changed ||= each.listed.version > version;
    if (gone.length > 2000) {
      forgotten = gone[999]?.version ?? version;
      gone = gone.slice(1000);
    }
    kept = next;
    if (changed) version += 1;
    refreshedAt = performance.now();
  }

  const byKickOff = (a: Listed, b: Listed): number =>
    a.state.plan.kickOff - b.state.plan.kickOff || (a.state.plan.gidm < b.state.plan.gidm ? -1 : 1);
  const list = (show: ShowType): readonly Listed[] =>
    [...kept.values()]
      .map((each) => each.listed)
      .filter((each) => each.show === show)
      .sort(byKickOff);

  return {
    refresh,
    glance() {
      if (performance.now() - refreshedAt >= GLANCE_MS) refresh();
    },
    get version() {
      return version;
    },
    counts: () => ({ FU: list('FU').length, FT: list('FT').length, RB: list('RB').length }),
    list,
    find: (gidm) => kept.get(gidm)?.listed,
    stateOf,
    removedSince(show, since) {
      if (since < forgotten || since > version) return undefined;
      const ids = gone.filter((each) => each.show === show && each.version > since);
      return [...new Set(ids.map((each) => each.gidm))].filter(
        (gidm) => kept.get(gidm)?.listed.show !== show,
      );
    },
    match: (listed, language) => feedMatch(listed.state, listed.markets, language),
  };
}
