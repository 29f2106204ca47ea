import type { ScoreLine, Side } from '../football/match-plan.ts';
import type { Chances } from '../pricing/chances.ts';

/** A possible end of a set, in games or points, with its chance. */
export interface SetEnd {
  readonly h: number;
  readonly c: number;
  readonly chance: number;
}

/** Points past the target by which the model assumes that a set has ended. */
const OVERTIME = 14;

/** Possible ends of a race to a target with a lead of two, from a score on. @param home chance of each point */
export function raceEnds(from: ScoreLine, target: number, home: number): SetEnd[] {
  const most = Math.max(target, from.h, from.c) + OVERTIME;
  const ends: SetEnd[] = [];
  const width = most + 2;
  const grid = new Float64Array(width * width);
  grid[from.h * width + from.c] = 1;
  for (let h = from.h; h <= most + 1; h += 1) {
    for (let c = from.c; c <= most + 1; c += 1) {
      const chance = grid[h * width + c] ?? 0;
      if (chance === 0) continue;
      if ((Math.max(h, c) >= target && Math.abs(h - c) >= 2) || Math.max(h, c) > most) {
        ends.push({ h, c, chance });
        continue;
      }
      grid[(h + 1) * width + c] = (grid[(h + 1) * width + c] ?? 0) + chance * home;
      grid[h * width + c + 1] = (grid[h * width + c + 1] ?? 0) + chance * (1 - home);
    }
  }
  return ends;
}

const wins = (ends: readonly SetEnd[]): number =>
  ends.reduce((sum, end) => sum + (end.h > end.c ? end.chance : 0), 0);

/** Chance of the server to win a game. @param points so far, of the server and of the other */
export function gameChance(serve: number, [own, theirs]: readonly [number, number]): number {
  return wins(raceEnds({ h: own, c: theirs }, 4, serve));
}

export interface TennisSet {
  readonly games: ScoreLine;
  /** Points of the running game. */
  readonly points: ScoreLine;
  readonly server: Side;
  /** Chance of each side to win a point on its own serve. */
  readonly serve: ScoreLine;
}

/** Possible ends of a tennis set from its current state. */
export function tennisSetEnds({ games, points, server, serve }: TennisSet): SetEnd[] {
  const hold = { h: gameChance(serve.h, [0, 0]), c: gameChance(serve.c, [0, 0]) };
  const rally = (serve.h + 1 - serve.c) / 2;
  const ends: SetEnd[] = [];
  /** Chance that home wins the next game after a score. */
  const homeGame = (h: number, c: number): number => {
    const running = h === games.h && c === games.c ? points : { h: 0, c: 0 };
    if (h === 6 && c === 6) return wins(raceEnds(running, 7, rally));
    const changed = (h + c - games.h - games.c) % 2 === 1;
    const serves = (server === 'h') !== changed;
    if (running.h + running.c === 0) return serves ? hold.h : 1 - hold.c;
    return serves
      ? gameChance(serve.h, [running.h, running.c])
      : 1 - gameChance(serve.c, [running.c, running.h]);
  };
  const width = 9;
  const grid = new Float64Array(width * width);
  grid[games.h * width + games.c] = 1;
  for (let h = games.h; h <= 7; h += 1) {
    for (let c = games.c; c <= 7; c += 1) {
      const chance = grid[h * width + c] ?? 0;
      if (chance === 0) continue;
      if ((Math.max(h, c) >= 6 && Math.abs(h - c) >= 2) || Math.max(h, c) === 7) {
        ends.push({ h, c, chance });
        continue;
      }
      const home = homeGame(h, c);
      grid[(h + 1) * width + c] = (grid[(h + 1) * width + c] ?? 0) + chance * home;
      grid[h * width + c + 1] = (grid[h * width + c + 1] ?? 0) + chance * (1 - home);
    }
  }
  return ends;
}

export interface SetsMatch {
  readonly need: number;
  /** Finished sets. */
  readonly won: ScoreLine;
  /** Their games, points or frames. */
  readonly units: ScoreLine;
  /** Possible ends of the running set, or of the next one. */
  readonly running: readonly SetEnd[];
  /** Possible ends of the set with this index. */
  fresh(index: number): readonly SetEnd[];
}

export interface SetsView {
  /** Chance that home wins. */
  readonly home: number;
  /** By picks such as `H2C1`. */
  readonly finals: ReadonlyMap<string, number>;
  readonly setMargin: Chances;
  readonly setTotal: Chances;
  readonly margin: Chances;
  readonly total: Chances;
}

/** Chances of numbers that may be negative, during summation. */
type Sums = Map<number, number>;

function asChances(sums: Sums): Chances {
  const least = Math.min(...sums.keys());
  const chance = new Float64Array(Math.max(...sums.keys()) - least + 1);
  for (const [value, share] of sums) chance[value - least] = share;
  return { least, chance };
}

interface Branch {
  readonly margin: Sums;
  readonly total: Sums;
}

const add = (sums: Sums, value: number, chance: number): void => {
  sums.set(value, (sums.get(value) ?? 0) + chance);
};

/** Ends of one side's wins, grouped by their margin and total. */
function grouped(ends: readonly SetEnd[], home: boolean): Branch {
  const branch: Branch = { margin: new Map(), total: new Map() };
  for (const { h, c, chance } of ends) {
    if (h > c !== home) continue;
    add(branch.margin, h - c, chance);
    add(branch.total, h + c, chance);
  }
  return branch;
}

function follow(from: Sums, step: Sums, into: Sums): void {
  for (const [value, chance] of from) {
    for (const [more, share] of step) add(into, value + more, chance * share);
  }
}

/** All chances of a match of sets from its current state. */
export function setsView(match: SetsMatch): SetsView {
  const { need, won, units } = match;
  const finals = new Map<string, number>();
  const [setMargin, setTotal, margin, total]: Sums[] = [new Map(), new Map(), new Map(), new Map()];
  const at = (h: number, c: number): string => `${h}|${c}`;
  const branches = new Map<string, Branch>();
  branches.set(at(won.h, won.c), {
    margin: new Map([[units.h - units.c, 1]]),
    total: new Map([[units.h + units.c, 1]]),
  });
  const first = won.h + won.c;
  let home = 0;
  for (let sets = first; sets <= 2 * need - 1; sets += 1) {
    const ends = sets === first ? match.running : match.fresh(sets);
    const steps = [grouped(ends, true), grouped(ends, false)] as const;
    for (let h = Math.max(0, sets - need); h <= Math.min(need, sets); h += 1) {
      const c = sets - h;
      const here = branches.get(at(h, c));
      if (here === undefined) continue;
      if (h === need || c === need) {
        const chance = [...here.total.values()].reduce((sum, each) => sum + each, 0);
        finals.set(`H${h}C${c}`, chance);
        if (h > c) home += chance;
        add(setMargin as Sums, h - c, chance);
        add(setTotal as Sums, sets, chance);
        for (const [value, share] of here.margin) add(margin as Sums, value, share);
        for (const [value, share] of here.total) add(total as Sums, value, share);
        continue;
      }
      for (const [index, step] of steps.entries()) {
        const key = index === 0 ? at(h + 1, c) : at(h, c + 1);
        const next = branches.get(key) ?? { margin: new Map(), total: new Map() };
        follow(here.margin, step.margin, next.margin);
        follow(here.total, step.total, next.total);
        branches.set(key, next);
      }
    }
  }
  return {
    home,
    finals,
    setMargin: asChances(setMargin as Sums),
    setTotal: asChances(setTotal as Sums),
    margin: asChances(margin as Sums),
    total: asChances(total as Sums),
  };
}
