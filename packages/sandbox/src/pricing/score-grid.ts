import type { ScoreLine } from '../football/match-plan.ts';
import { goalChances, poisson } from './goal-model.ts';

/** A possible final score of a period. */
export interface GridCell extends ScoreLine {
  readonly chance: number;
}

export type Picks = Readonly<Record<string, number>>;

/** All possible final scores of a period, from the goals so far and those still expected. */
export function scoreGrid(left: ScoreLine, score: ScoreLine): readonly GridCell[] {
  const away = poisson(left.c);
  return poisson(left.h).flatMap((home, i) =>
    away.map((each, j) => ({ h: score.h + i, c: score.c + j, chance: home * each })),
  );
}

/** Maximum goals of one team in the correct score list; more goals are "any other score". */
export const LISTED_GOALS = { full: 4, half: 3 } as const;
/** Ranges of 总进球. */
export const GOAL_RANGES = {
  full: ['0-1', '2-3', '4-6', '7+'],
  half: ['0', '1', '2', '3+'],
} as const;

function rangeOf(pick: string): readonly [number, number] {
  const [from = '', to] = pick.replace('+', '').split('-');
  if (pick.endsWith('+')) return [Number(from), Infinity];
  return [Number(from), Number(to ?? from)];
}

const sideOf = ({ h, c }: ScoreLine): 'H' | 'N' | 'C' => (h === c ? 'N' : h > c ? 'H' : 'C');

function marginOf({ h, c }: ScoreLine): string {
  if (h === c) return h === 0 ? '0' : 'N';
  const by = Math.abs(h - c);
  return `${h > c ? 'H' : 'C'}${by > 3 ? 'OV' : by}`;
}

const MARGINS = ['H1', 'H2', 'H3', 'HOV', 'C1', 'C2', 'C3', 'COV', '0', 'N'];

/** Picks of a market without a line, and the winning ones at a score. */
interface ScoreMarket {
  readonly picks: readonly string[];
  wins(score: ScoreLine): readonly string[];
}

function correctScore(most: number): ScoreMarket {
  const goals = Array.from({ length: most + 1 }, (_, each) => each);
  return {
    picks: [...goals.flatMap((h) => goals.map((c) => `H${h}C${c}`)), 'OVH'],
    wins: ({ h, c }) => [Math.max(h, c) > most ? 'OVH' : `H${h}C${c}`],
  };
}

function goalRanges(picks: readonly string[]): ScoreMarket {
  const ranges = picks.map((pick) => ({ pick, range: rangeOf(pick) }));
  return {
    picks,
    wins: ({ h, c }) =>
      ranges
        .filter(({ range: [from, to] }) => h + c >= from && h + c <= to)
        .map(({ pick }) => pick),
  };
}

const EVERY = {
  EO: { picks: ['O', 'E'], wins: ({ h, c }) => [(h + c) % 2 === 0 ? 'E' : 'O'] },
  DC: {
    picks: ['HN', 'CN', 'HC'],
    wins: (score) => ['HN', 'CN', 'HC'].filter((pair) => pair.includes(sideOf(score))),
  },
  TS: { picks: ['Y', 'N'], wins: ({ h, c }) => [h > 0 && c > 0 ? 'Y' : 'N'] },
  CS: {
    picks: ['H', 'C'],
    wins: ({ h, c }) => [...(c === 0 ? ['H'] : []), ...(h === 0 ? ['C'] : [])],
  },
  WN: {
    picks: ['H', 'C'],
    wins: (score) => (score.h !== score.c && score.h * score.c === 0 ? [sideOf(score)] : []),
  },
  WM: { picks: MARGINS, wins: (score) => [marginOf(score)] },
} as const satisfies Record<string, ScoreMarket>;

const FULL = {
  ...EVERY,
  PD: correctScore(LISTED_GOALS.full),
  T: goalRanges(GOAL_RANGES.full),
} as const;
const HALF = {
  EO: EVERY.EO,
  PD: correctScore(LISTED_GOALS.half),
  T: goalRanges(GOAL_RANGES.half),
} as const;

/** Fair chance of each pick of a market without a line; undefined for a market that halves do not have. */
export function scoreChances(
  base: string,
  half: boolean,
  cells: readonly GridCell[],
): Picks | undefined {
  const table: Readonly<Record<string, ScoreMarket>> = half ? HALF : FULL;
  const market = Object.hasOwn(table, base) ? table[base] : undefined;
  if (market === undefined) return undefined;
  const chances: Record<string, number> = Object.fromEntries(market.picks.map((pick) => [pick, 0]));
  for (const cell of cells) {
    for (const pick of market.wins(cell)) chances[pick] = (chances[pick] ?? 0) + cell.chance;
  }
  return chances;
}

export interface HalfFullView {
  readonly score: ScoreLine;
  /** Known from half-time on. */
  readonly half: ScoreLine | null;
  /** Goals expected until half-time and until the end. */
  readonly halfLeft: ScoreLine;
  readonly left: ScoreLine;
}

const SIDES = ['H', 'N', 'C'] as const;

/** Fair chance of each pick of 半场/全场. */
export function halfFullChances({ score, half, halfLeft, left }: HalfFullView): Picks {
  const chances: Record<string, number> = Object.fromEntries(
    SIDES.flatMap((one) => SIDES.map((other) => [one + other, 0])),
  );
  const first = goalChances(halfLeft.h, halfLeft.c);
  const later = goalChances(Math.max(0, left.h - halfLeft.h), Math.max(0, left.c - halfLeft.c));
  const lead = score.h - score.c;
  const add = (at: ScoreLine, byEnd: number, chance: number): void => {
    const pick = sideOf(at) + sideOf({ h: byEnd, c: 0 });
    chances[pick] = (chances[pick] ?? 0) + chance;
  };
  for (let second = -later.most; second <= later.most; second += 1) {
    if (half !== null) {
      add(half, lead + second, later.diff(second));
      continue;
    }
    for (let diff = -first.most; diff <= first.most; diff += 1) {
      const atHalf = lead + diff;
      add({ h: atHalf, c: 0 }, atHalf + second, first.diff(diff) * later.diff(second));
    }
  }
  return chances;
}

/** Chances of the side that scores next, or of no further goal. */
export function nextGoalChances({ h, c }: ScoreLine): Picks {
  const none = Math.exp(-h - c);
  const share = h + c === 0 ? 0 : (1 - none) / (h + c);
  return { H: h * share, C: c * share, N: none };
}
