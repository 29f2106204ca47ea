import type { ScoreLine, Side } from '../football/match-plan.ts';
import {
  chanceAt,
  type Chances,
  negative,
  normal,
  only,
  plus,
  repeated,
  shifted,
  table,
} from '../pricing/chances.ts';
import { BASEBALL_SWING, HALF_INNING_RUNS, HALF_INNINGS, INNINGS } from './baseball-script.ts';
import {
  handicaps,
  homeOfTwo,
  type Offer,
  oddEven,
  type Scope,
  threeWay,
  totals,
  winner,
} from './offers.ts';
import { rulesOf, type ScriptPlan, sumOf } from './script.ts';
import type { Situation } from './sport-module.ts';
import { meanTurn, TIMED_RULES } from './timed-rules.ts';

/** A side's scoring in one turn. */
interface Turns {
  readonly points: readonly (readonly [number, number])[];
  readonly swing: number;
  /** Whether many turns may be approximated by a normal distribution. */
  readonly bell: boolean;
}

const sums = new Map<string, Chances>();

/** Points from a number of turns, including a part of one; cached, because matches request the same often. */
function pointsFrom(code: string, turns: Turns, count: number, factor: number): Chances {
  const whole = Math.floor(count + 1e-9);
  const rest = Math.round((count - whole) * 10) / 10;
  const near = Math.round(factor * 50) / 50;
  if (turns.bell) {
    const mean = turns.points.reduce((sum, [value, chance]) => sum + value * chance * factor, 0);
    const square = turns.points.reduce((sum, [value, chance]) => sum + value ** 2 * chance, 0);
    if (count * mean > 12) return normal(count * mean, count * (square - mean ** 2));
  }
  const key = `${code}|${whole}|${rest}|${near}`;
  let made = sums.get(key);
  if (made === undefined) {
    made = plus(
      repeated(table(turns.points, near), whole),
      rest > 0 ? table(turns.points, near * rest) : only(0),
    );
    if (sums.size > 4000) sums.clear();
    sums.set(key, made);
  }
  return made;
}

/** Remaining turns of each side in a part. */
type TurnsLeft = (part: number) => ScoreLine;

function turnsLeft(plan: ScriptPlan, { moment, watch }: Situation): TurnsLeft {
  const code = rulesOf(plan);
  if (code === 'BS') {
    const running = (moment?.parts.length ?? 1) - 1;
    return (part) => {
      // The home side does not bat in the ninth when it leads.
      const last = part === INNINGS - 1 ? 0.6 : 1;
      if (moment === undefined || part > running) return { h: last, c: 1 };
      if (part < moment.finished) return { h: 0, c: 0 };
      return moment.half === 'bottom' ? { h: 0.6, c: 0 } : { h: last, c: 0.6 };
    };
  }
  const rules = TIMED_RULES[code as keyof typeof TIMED_RULES];
  const each = 2 * meanTurn(rules);
  const full = (plan.partSeconds ?? rules.seconds) / each;
  return (part) => {
    const begun = moment?.parts.length ?? 0;
    if (part < (moment?.finished ?? 0)) return { h: 0, c: 0 };
    const left = part < begun ? watch / each : full;
    return { h: left, c: left };
  };
}

function turnsOf(plan: ScriptPlan): Turns {
  const code = rulesOf(plan);
  if (code === 'BS') return { points: HALF_INNING_RUNS, swing: BASEBALL_SWING, bell: false };
  const rules = TIMED_RULES[code as keyof typeof TIMED_RULES];
  return { points: rules.outcomes, swing: rules.swing, bell: code === 'BK' };
}

interface View {
  readonly margin: Chances;
  readonly total: Chances;
  readonly home: Chances;
  readonly away: Chances;
  readonly score: ScoreLine;
}

/** A level end goes to overtime, which gives one side a few points more. */
function decided(margin: Chances, by: number, home: number): Chances {
  const level = chanceAt(margin, 0);
  if (by === 0 || level === 0) return margin;
  const least = Math.min(margin.least, -by);
  const last = Math.max(margin.least + margin.chance.length - 1, by);
  const chance = new Float64Array(last - least + 1);
  chance.set(margin.chance, margin.least - least);
  chance[-least] = 0;
  chance[by - least] = (chance[by - least] ?? 0) + level * home;
  chance[-by - least] = (chance[-by - least] ?? 0) + level * (1 - home);
  return { least, chance };
}

/** A total that is a few points higher when a level end goes to overtime. */
function prolonged(total: Chances, level: number, by: number): Chances {
  if (level === 0 || by === 0) return total;
  const chance = new Float64Array(total.chance.length + by);
  for (const [at, share] of total.chance.entries()) {
    chance[at] = (chance[at] ?? 0) + share * (1 - level);
    chance[at + by] = (chance[at + by] ?? 0) + share * level;
  }
  return { least: total.least, chance };
}

/** Number of regulation parts, and of those in the first half. */
export function partsOf(plan: ScriptPlan): { readonly all: number; readonly half: number | null } {
  const code = rulesOf(plan);
  if (code === 'BS') return { all: INNINGS, half: HALF_INNINGS };
  const rules = TIMED_RULES[code as keyof typeof TIMED_RULES];
  return { all: rules.parts.length, half: rules.halfAfter };
}

const RANGE = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/**
 * Markets of sports that are won by points or runs: basketball, baseball, American football, ice hockey, rugby. Points
 * to come are those of the remaining turns; the model ignores that a level end has an even total.
 */
export function pointsOffers(plan: ScriptPlan, now: Situation): Offer[] {
  const code = rulesOf(plan);
  const turns = turnsOf(plan);
  const left = turnsLeft(plan, now);
  const { all, half } = partsOf(plan);
  const desk = { gidm: plan.gidm, inPlay: now.moment !== undefined };
  const done = now.moment?.finished ?? 0;
  const begun = now.moment?.parts.length ?? 0;
  // An overtime or an extra inning counts for the match, not for a half.
  const last = Math.max(all, begun);
  const factor = (side: Side): number =>
    (1 + (side === 'h' ? turns.swing : -turns.swing) * plan.edge) * now.mood[side];

  function view(from: number, to: number): View {
    const score = sumOf(now.parts.slice(from, to));
    const count = RANGE(from, to).reduce(
      (sum, part) => {
        const more = left(part);
        return { h: sum.h + more.h, c: sum.c + more.c };
      },
      { h: 0, c: 0 },
    );
    const home = shifted(pointsFrom(code, turns, count.h, factor('h')), score.h);
    const away = shifted(pointsFrom(code, turns, count.c, factor('c')), score.c);
    return { margin: plus(home, negative(away)), total: plus(home, away), home, away, score };
  }

  const big = code === 'BK';
  const step = big || code === 'AF' || code === 'RU' ? 2 : 1;
  const rows = big ? 3 : 2;
  const whole = view(0, last);
  const scored = whole.score.h + whole.score.c;
  const timed = code === 'BS' ? undefined : TIMED_RULES[code as keyof typeof TIMED_RULES];
  const extra = timed?.overtime === null ? 0 : (timed?.overtimeMargin ?? 1);
  const margin = decided(whole.margin, extra, 0.5 + plan.edge * 0.1);
  const level = chanceAt(whole.margin, 0);
  const total = prolonged(whole.total, level, timed?.overtimeTotal ?? (timed ? 0 : 1));
  const ml = homeOfTwo(margin);
  const evenOnly = code === 'IH';
  const match = { scope: '' as Scope, rows, step, evenOnly } as const;
  const offers: Offer[] = [];
  if (code !== 'RU') offers.push(winner(desk, '', ml));
  const overtime = begun > all;
  if ((code === 'RU' || code === 'IH') && !overtime) {
    offers.push(threeWay(desk, '', whole.margin));
  }
  offers.push(...handicaps(desk, margin, { ...match, base: 'R' }));
  offers.push(...totals(desk, total, scored, { ...match, base: 'OU' }));
  if (code === 'BK' || code === 'BS' || code === 'AF') {
    offers.push(oddEven(desk, '', total));
  }
  if (code === 'BK') {
    const one = { ...match, rows: 1 };
    offers.push(...totals(desk, whole.home, whole.score.h, { ...one, base: 'OUH' }));
    offers.push(...totals(desk, whole.away, whole.score.c, { ...one, base: 'OUC' }));
  }
  if (half !== null && done < half) {
    const first = view(0, half);
    const points = first.score.h + first.score.c;
    const options = { scope: 'H' as Scope, rows: big ? 2 : 1, step } as const;
    if (code === 'BK' || code === 'BS') offers.push(winner(desk, 'H', homeOfTwo(first.margin)));
    offers.push(...handicaps(desk, first.margin, { ...options, base: 'R' }));
    offers.push(...totals(desk, first.total, points, { ...options, base: 'OU' }));
  }
  if (code === 'BK' || code === 'AF' || code === 'IH') {
    for (const part of RANGE(done, all)) {
      const one = view(part, part + 1);
      const points = one.score.h + one.score.c;
      const options = { scope: `P${part + 1}` as Scope, rows: 1, step, evenOnly } as const;
      if (code !== 'IH') offers.push(...handicaps(desk, one.margin, { ...options, base: 'R' }));
      offers.push(...totals(desk, one.total, points, { ...options, base: 'OU' }));
    }
  }
  return offers;
}
