import type { ScoreLine } from '../football/match-plan.ts';
import { baseballScript } from './baseball-script.ts';
import { withMishap } from './irregular.ts';
import type { Offer } from './offers.ts';
import { partsOf, pointsOffers } from './points-offers.ts';
import {
  type Moment,
  rulesOf,
  type RulesCode,
  type Script,
  type ScriptPlan,
  sumOf,
  wonOf,
} from './script.ts';
import { setsOffers } from './sets-offers.ts';
import { needOf, RALLY_RULES, rallyScript, snookerScript, tennisScript } from './sets-script.ts';
import { TIMED_RULES } from './timed-rules.ts';
import { timedScript } from './timed-script.ts';

/** The basis of a match's prices. */
export interface Situation {
  /** Undefined before the start. */
  readonly moment: Moment | undefined;
  /** Counted parts, which differ from the played ones after a test set a score. */
  readonly parts: readonly ScoreLine[];
  /** Seconds left on the clock. */
  readonly watch: number;
  /** The market's current view of each side: about 1. */
  readonly mood: ScoreLine;
}

/** Rules of a sport for the world. */
export interface SportModule {
  /** Sports that are won by sets or frames count those; others count points. */
  readonly counts: 'points' | 'sets';
  /** @param before finished parts at the start of the script; only for sets */
  play(plan: ScriptPlan, before?: readonly ScoreLine[]): Script;
  /** All offered markets, the main line of each first. */
  offers(plan: ScriptPlan, now: Situation): Offer[];
  /** Number of regulation parts; 0 when it is not known in advance. */
  readonly parts: number;
  /** Number of parts in the first half; null when there is none. */
  readonly halfAfter: number | null;
  /** Maximum length of a match, in seconds. */
  readonly longest: number;
  /** Possible parts of a final score, when only the score is given. */
  partsFor(plan: ScriptPlan, score: ScoreLine, half: ScoreLine | null): ScoreLine[];
}

function points(code: 'BK' | 'BS' | 'AF' | 'IH' | 'RU', longest: number): SportModule {
  const sport = code === 'AF' || code === 'IH' || code === 'RU' ? 'OP' : code;
  const like = { sport, ...(sport === 'OP' ? { discipline: code as 'AF' } : {}) } as ScriptPlan;
  const { all, half: halfAfter } = partsOf(like);
  return {
    counts: 'points',
    play: (plan) =>
      withMishap(
        plan,
        code === 'BS' ? baseballScript(plan) : timedScript(plan, TIMED_RULES[code]),
        false,
      ),
    offers: pointsOffers,
    parts: all,
    halfAfter,
    longest,
    partsFor(_plan, score, half) {
      const parts = Array.from({ length: all }, () => ({ h: 0, c: 0 }));
      const first = half ?? { h: 0, c: 0 };
      parts[0] = first;
      parts[all - 1] = { h: score.h - first.h, c: score.c - first.c };
      return parts;
    },
  };
}

function sets(
  single: boolean,
  longest: number,
  play: SportModule['play'],
  ordinary: (deciding: boolean) => ScoreLine,
): SportModule {
  const turned = ({ h, c }: ScoreLine): ScoreLine => ({ h: c, c: h });
  return {
    counts: 'sets',
    play: (plan, before = []) =>
      before.length > 0 ? play(plan, before) : withMishap(plan, play(plan), single),
    offers: setsOffers,
    parts: 0,
    halfAfter: null,
    longest,
    partsFor(plan, { h, c }) {
      const need = needOf(plan);
      const all = Array.from({ length: h + c }, (_, index) => ordinary(index === 2 * need - 2));
      // The loser takes the first sets, so that the last one goes to the winner.
      const lost = Math.min(h, c);
      const loser = h < c ? 'h' : 'c';
      return all.map((set, index) => (index < lost === (loser === 'h') ? set : turned(set)));
    },
  };
}

const MODULES: Readonly<Record<RulesCode, SportModule>> = {
  BK: points('BK', 5 * 3600),
  BS: points('BS', 7 * 3600),
  AF: points('AF', 6 * 3600),
  IH: points('IH', 5 * 3600),
  RU: points('RU', 3 * 3600),
  TN: sets(true, 8 * 3600, tennisScript, () => ({ h: 6, c: 4 })),
  VB: sets(
    false,
    5 * 3600,
    (plan, before) => rallyScript(plan, RALLY_RULES.VB, before),
    (deciding) => (deciding ? { h: 15, c: 10 } : { h: 25, c: 20 }),
  ),
  TT: sets(
    true,
    3 * 3600,
    (plan, before) => rallyScript(plan, RALLY_RULES.TT, before),
    () => ({ h: 11, c: 7 }),
  ),
  SK: sets(true, 8 * 3600, snookerScript, () => ({ h: 70, c: 20 })),
};

/** The module of a match's sport, for sports other than football. */
export const moduleOf = (plan: Pick<ScriptPlan, 'sport' | 'discipline'>): SportModule =>
  MODULES[rulesOf(plan)];

/** The score that decides: points, runs, sets, frames. */
export const scoreOf = (module: SportModule, parts: readonly ScoreLine[], finished: number) =>
  module.counts === 'points' ? sumOf(parts) : wonOf(parts.slice(0, finished));
