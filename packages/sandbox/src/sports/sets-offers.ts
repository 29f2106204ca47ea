import type { ScoreLine } from '../football/match-plan.ts';
import type { Chances } from '../pricing/chances.ts';
import {
  exactScore,
  handicaps,
  homeOfTwo,
  type Offer,
  type Scope,
  totals,
  winner,
} from './offers.ts';
import { rulesOf, type ScriptPlan, sumOf, wonOf } from './script.ts';
import { FRAME_SWING, needOf, RALLY_RULES, serveChance } from './sets-script.ts';
import { raceEnds, type SetEnd, setsView, tennisSetEnds } from './sets-model.ts';
import type { Situation } from './sport-module.ts';

const FRESH = new Map<string, readonly SetEnd[]>();

function kept(key: string, make: () => readonly SetEnd[]): readonly SetEnd[] {
  let made = FRESH.get(key);
  if (made === undefined) {
    made = make();
    if (FRESH.size > 2000) FRESH.clear();
    FRESH.set(key, made);
  }
  return made;
}

const NOTHING: ScoreLine = { h: 0, c: 0 };
const shortened = (value: number): number => Math.round(value * 500) / 500;

/** Points of a game of tennis from its text. @example pointsOf(['40', 'A']) // { h: 3, c: 4 } */
function pointsOf(game: readonly [string, string] | undefined): ScoreLine {
  const count = (text = '0'): number =>
    text === 'A' ? 4 : (['0', '15', '30', '40'].indexOf(text) + 4) % 4;
  return { h: count(game?.[0]), c: count(game?.[1]) };
}

/** Possible ends of the running set, and of any other set. */
function endsOf(
  plan: ScriptPlan,
  { moment, parts, mood }: Situation,
): { running: readonly SetEnd[]; fresh: (index: number) => readonly SetEnd[] } {
  const edge = plan.edge + (mood.h - mood.c) * 0.8;
  const code = rulesOf(plan);
  const begun = moment !== undefined && parts.length > moment.finished;
  const now = begun ? (parts.at(-1) ?? NOTHING) : NOTHING;
  if (code === 'SK') {
    const home = 0.5 + FRAME_SWING * edge;
    const ends = (chance: number): SetEnd[] => [
      { h: 1, c: 0, chance },
      { h: 0, c: 1, chance: 1 - chance },
    ];
    // The leader by one or two colours is more likely to take the frame.
    const odds = (home / (1 - home)) * Math.exp((now.h - now.c) / 22);
    return { running: ends(odds / (1 + odds)), fresh: () => ends(home) };
  }
  if (code === 'TN') {
    const serve = { h: shortened(serveChance(edge, 'h')), c: shortened(serveChance(edge, 'c')) };
    const key = `TN|${serve.h}|${serve.c}`;
    const fresh = kept(key, () =>
      tennisSetEnds({ games: NOTHING, points: NOTHING, server: 'h', serve }),
    );
    if (!begun) return { running: fresh, fresh: () => fresh };
    const tieBreak = now.h === 6 && now.c === 6;
    const points = tieBreak
      ? { h: Number(moment.game?.[0] ?? 0), c: Number(moment.game?.[1] ?? 0) }
      : pointsOf(moment.game);
    const server = moment.serving === 'C' ? 'c' : 'h';
    return { running: tennisSetEnds({ games: now, points, server, serve }), fresh: () => fresh };
  }
  const rules = RALLY_RULES[code as keyof typeof RALLY_RULES];
  const home = shortened(0.5 + rules.swing * edge);
  const target = (index: number): number =>
    index === (plan.bestOf ?? 5) - 1 ? rules.last : rules.target;
  const fresh = (index: number): readonly SetEnd[] =>
    kept(`${target(index)}|${home}`, () => raceEnds(NOTHING, target(index), home));
  const index = moment?.finished ?? 0;
  return { running: begun ? raceEnds(now, target(index), home) : fresh(index), fresh };
}

function spread(ends: readonly SetEnd[], of: (end: SetEnd) => number): Chances {
  const values = ends.map(of);
  const least = Math.min(...values);
  const chance = new Float64Array(Math.max(...values) - least + 1);
  for (const [at, end] of ends.entries()) {
    const place = (values[at] ?? 0) - least;
    chance[place] = (chance[place] ?? 0) + end.chance;
  }
  return { least, chance };
}

/** Markets of sports that are won by sets or frames: tennis, volleyball, table tennis, snooker. */
export function setsOffers(plan: ScriptPlan, now: Situation): Offer[] {
  const { moment, parts } = now;
  const over = parts.slice(0, moment?.finished ?? 0);
  const begun = parts.slice(over.length);
  const snooker = plan.sport === 'SK';
  const { running, fresh } = endsOf(plan, now);
  const won = wonOf(over);
  const units = snooker ? won : sumOf(over);
  const view = setsView({ need: needOf(plan), won, units, running, fresh });
  const desk = { gidm: plan.gidm, inPlay: moment !== undefined };
  const scored = sumOf(begun);
  const soFar = units.h + units.c + (snooker ? 0 : scored.h + scored.c);
  const match = { scope: '' as Scope, rows: 2, step: 2 } as const;
  const offers: Offer[] = [
    winner(desk, '', view.home),
    ...handicaps(desk, view.margin, { ...match, base: 'R' }),
    ...totals(desk, view.total, soFar, { ...match, base: 'OU' }),
  ];
  const part = over.length + 1;
  const scope: Scope = `P${part}`;
  if (snooker)
    return [...offers, winner(desk, scope, homeOfTwo(spread(running, (e) => e.h - e.c)))];
  offers.push(
    ...handicaps(desk, view.setMargin, { ...match, rows: 1, base: 'SR' }),
    exactScore(desk, view.finals),
  );
  const margin = spread(running, (end) => end.h - end.c);
  const total = spread(running, (end) => end.h + end.c);
  const one = { scope, rows: 1, step: 2 } as const;
  offers.push(winner(desk, scope, homeOfTwo(margin)));
  if (plan.sport !== 'TN') offers.push(...handicaps(desk, margin, { ...one, base: 'R' }));
  offers.push(...totals(desk, total, scored.h + scored.c, { ...one, base: 'OU' }));
  return offers;
}
