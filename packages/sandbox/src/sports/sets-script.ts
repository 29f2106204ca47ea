import { dice } from '../football/dice.ts';
import type { ScoreLine, Side } from '../football/match-plan.ts';
import { type Moment, other, type Script, type ScriptPlan, wonOf } from './script.ts';

/** Recorder of a script of sets while it runs. */
interface Desk {
  readonly next: () => number;
  /** Advances time. */
  pass(seconds: number): void;
  /** Records the current state of the running part, with its display data. */
  tell(part: ScoreLine, beside: Pick<Moment, 'game' | 'serving'>): void;
}

/** Number of sets or frames that win a best of n. */
export const needOf = (plan: Pick<ScriptPlan, 'bestOf'>): number =>
  Math.floor((plan.bestOf ?? 3) / 2) + 1;

/**
 * A match of sets or frames.
 *
 * @param before finished parts at the start of the script, after a test set a score
 * @param playPart plays one part to its end and records each point. @returns its final score
 */
export function setsScript(
  plan: ScriptPlan,
  before: readonly ScoreLine[],
  letter: 'S' | 'F',
  rest: number,
  playPart: (desk: Desk, index: number, deciding: boolean) => ScoreLine,
): Script {
  const next = dice(`${plan.seed}|play|${before.length === 0 ? '' : JSON.stringify(before)}`);
  const moments: Moment[] = [];
  const need = needOf(plan);
  let over = [...before];
  let at = 0;
  let won = wonOf(over);
  const nobody = { watch: 0, rate: 0, key: false } as const;
  if (Math.max(won.h, won.c) >= need) {
    const period = `${letter}${over.length}`;
    moments.push({ ...nobody, at, period, parts: over, finished: over.length });
  }
  while (Math.max(won.h, won.c) < need) {
    const index = over.length;
    const period = `${letter}${index + 1}`;
    const soFar = over;
    const desk: Desk = {
      next,
      pass(seconds) {
        at += seconds;
      },
      tell(part, beside) {
        moments.push({
          ...{ ...nobody, at, period, parts: [...soFar, part] },
          finished: index,
          ...beside,
        });
      },
    };
    const ended = playPart(desk, index, won.h === need - 1 && won.c === need - 1);
    over = [...soFar, ended];
    won = wonOf(over);
    moments.push({ ...nobody, at, period, parts: over, finished: over.length, key: true });
    if (Math.max(won.h, won.c) < need) at += rest;
  }
  return { moments, ending: 'finished', length: at };
}

const side = (next: () => number, home: number): Side => (next() < home ? 'h' : 'c');
const upper = (of: Side): 'H' | 'C' => (of === 'h' ? 'H' : 'C');
const plus = (score: ScoreLine, of: Side): ScoreLine => ({ ...score, [of]: score[of] + 1 });

/** Chance of a point on the own serve. */
export const SERVE = 0.63;
const SERVE_SWING = 0.055;
export const serveChance = (edge: number, server: Side): number =>
  SERVE + (server === 'h' ? SERVE_SWING : -SERVE_SWING) * edge;
const POINTS = ['0', '15', '30', '40'] as const;

/** @example gameText({ h: 3, c: 4 }) // ['40', 'A'] */
export function gameText({ h, c }: ScoreLine): readonly [string, string] {
  if (h >= 3 && c >= 3) {
    if (h === c) return ['40', '40'];
    return h > c ? ['A', '40'] : ['40', 'A'];
  }
  return [POINTS[Math.min(h, 3)] ?? '40', POINTS[Math.min(c, 3)] ?? '40'];
}

const isWon = ({ h, c }: ScoreLine, target: number): boolean =>
  Math.max(h, c) >= target && Math.abs(h - c) >= 2;

/** Tennis: games of points, sets of games, a tie-break at 6-6. */
export function tennisScript(plan: ScriptPlan, before: readonly ScoreLine[] = []): Script {
  let server: Side = dice(`${plan.seed}|toss`)() < 0.5 ? 'h' : 'c';
  return setsScript(plan, before, 'S', 110, (desk) => {
    const point = (serving: Side): Side => {
      const won = desk.next() < serveChance(plan.edge, serving);
      return won ? serving : other(serving);
    };
    let games: ScoreLine = { h: 0, c: 0 };
    while (!isWon(games, 6) && Math.max(games.h, games.c) < 7) {
      const tieBreak = games.h === 6 && games.c === 6;
      let points: ScoreLine = { h: 0, c: 0 };
      let serving = server;
      const tell = (): void => {
        const game = tieBreak ? ([String(points.h), String(points.c)] as const) : gameText(points);
        desk.tell(games, { game, serving: upper(serving) });
      };
      tell();
      for (;;) {
        desk.pass(24 + desk.next() * 18);
        const winner = point(serving);
        points = plus(points, winner);
        // In a tie-break the serve changes after the first point and then after every second.
        if (tieBreak && (points.h + points.c) % 2 === 1) serving = other(serving);
        if (isWon(points, tieBreak ? 7 : 4)) {
          games = plus(games, winner);
          break;
        }
        tell();
      }
      server = other(server);
      if ((games.h + games.c) % 2 === 1) desk.pass(60);
    }
    return games;
  });
}

/** Rules of a rally sport: volleyball, table tennis. */
export interface RallyRules {
  readonly target: number;
  /** Target of the deciding set. */
  readonly last: number;
  /** Seconds of a rally: minimum, maximum. */
  readonly rally: readonly [number, number];
  readonly rest: number;
  /** Increase of a rally's winning chance of a side that is stronger by 1. */
  readonly swing: number;
}

export const RALLY_RULES: Readonly<Record<'VB' | 'TT', RallyRules>> = {
  VB: { target: 25, last: 15, rally: [20, 42], rest: 200, swing: 0.06 },
  TT: { target: 11, last: 11, rally: [9, 19], rest: 75, swing: 0.09 },
};

export function rallyScript(
  plan: ScriptPlan,
  rules: RallyRules,
  before: readonly ScoreLine[] = [],
): Script {
  let server: Side = dice(`${plan.seed}|toss`)() < 0.5 ? 'h' : 'c';
  return setsScript(plan, before, 'S', rules.rest, (desk, _index, deciding) => {
    const target = deciding ? rules.last : rules.target;
    const [least, most] = rules.rally;
    let points: ScoreLine = { h: 0, c: 0 };
    for (;;) {
      const game = [String(points.h), String(points.c)] as const;
      desk.tell(points, { game, serving: upper(server) });
      desk.pass(least + desk.next() * (most - least));
      const winner = side(desk.next, 0.5 + rules.swing * plan.edge);
      points = plus(points, winner);
      // In volleyball the winner of a rally serves; in table tennis the serve changes every two points.
      if (plan.sport === 'VB') server = winner;
      else if ((points.h + points.c) % 2 === 0) server = other(server);
      if (isWon(points, target)) return points;
    }
  });
}

/** Increase of a frame's winning chance of a side that is stronger by 1. */
export const FRAME_SWING = 0.2;

/** Snooker: frames, each a row of visits to the table. */
export function snookerScript(plan: ScriptPlan, before: readonly ScoreLine[] = []): Script {
  return setsScript(plan, before, 'F', 150, (desk) => {
    const { next } = desk;
    const winner = side(next, 0.5 + FRAME_SWING * plan.edge);
    const most = 52 + Math.floor(next() * 60);
    const least = Math.floor(next() * Math.min(50, most - 1));
    const left: Record<Side, number> = {
      h: winner === 'h' ? most : least,
      c: winner === 'c' ? most : least,
    };
    let points: ScoreLine = { h: 0, c: 0 };
    let at: Side = side(next, 0.5);
    for (;;) {
      const game = [String(points.h), String(points.c)] as const;
      desk.tell(points, { game, serving: upper(at) });
      desk.pass(60 + next() * 150);
      const scored = Math.min(left[at], next() < 0.35 ? 0 : 1 + Math.floor(next() * 45));
      left[at] -= scored;
      points = { ...points, [at]: points[at] + scored };
      if (left.h === 0 && left.c === 0) return points;
      at = other(at);
    }
  });
}
