import type { Market, Wtype } from '@courtside/contract';
import type { ScoreLine } from '../football/match-plan.ts';
import { chanceOver, type GoalChances, goalChances } from './goal-model.ts';
import { lineText, MARGIN, priceText } from './price-text.ts';

/** The basis of one period's prices (the match or its first half). */
export interface PeriodView {
  /** Goals still expected, without and with the market's current mood. */
  readonly plain: ScoreLine;
  readonly moody: ScoreLine;
  /** Goals so far. */
  readonly score: ScoreLine;
  readonly inPlay: boolean;
  readonly half: boolean;
  /** Number of lines to offer. */
  readonly rows: number;
}

export interface GidOf {
  (row: number, half: boolean): string;
}

export type Offer = Omit<Market, 'sw'>;

/** The line, in quarters, on which both sides are closest to even. */
export function evenLine(chance: (quarters: number) => number, from: number, to: number): number {
  let best = from;
  let distance = Infinity;
  for (let quarters = from; quarters <= to; quarters += 1) {
    const away = Math.abs(chance(quarters) - 0.5);
    if (away < distance - 1e-9) [best, distance] = [quarters, away];
  }
  return best;
}

/** Maximum distance of the main line from even; there is no main line when nearly everything is decided. */
const MAIN_MOST = 0.1;
const ALTERNATIVE_MOST = 0.3;

/** Main line first, then those a quarter and a half on either side; none when no line is close to even. */
function around(
  line: number,
  chance: (quarters: number) => number,
  { rows, least }: { readonly rows: number; readonly least: number },
): number[] {
  const off = (each: number): number => Math.abs(chance(each) - 0.5);
  if (off(line) > MAIN_MOST) return [];
  return [line, line - 1, line + 1, line - 2, line + 2]
    .filter((each) => each >= least && off(each) <= ALTERNATIVE_MOST)
    .slice(0, rows);
}

const overs = (chances: GoalChances, scored: number) => (quarters: number) =>
  chanceOver(quarters, (goals) => chances.total(goals - scored), [0, scored + 2 * chances.most]);

const covers = (chances: GoalChances) => (quarters: number) =>
  chanceOver(quarters, chances.diff, [-chances.most, chances.most]);

function named(base: 'R' | 'OU' | 'M', view: PeriodView): Wtype {
  const live = { R: 'RE', OU: 'ROU', M: 'RM' } as const;
  const wtype = view.inPlay ? live[base] : base;
  return view.half ? `H${wtype}` : wtype;
}

/**
 * The offers of one period. Lines come from the plain view, so that only goals and time move them; prices come from the
 * moody view.
 */
export function periodOffers(view: PeriodView, gidOf: GidOf): Offer[] {
  const plain = goalChances(view.plain.h, view.plain.c);
  const moody = goalChances(view.moody.h, view.moody.c);
  const lead = view.score.h - view.score.c;
  const scored = view.score.h + view.score.c;
  const offer = (
    row: number,
    wtype: Wtype,
    rest: Pick<Offer, 'ratio' | 'strong' | 'ior'>,
  ): Offer => ({
    gid: gidOf(row, view.half),
    hgid: gidOf(row, true),
    wtype,
    ...rest,
  });

  let [home, draw, away] = [0, 0, 0];
  for (let diff = -moody.most; diff <= moody.most; diff += 1) {
    const chance = moody.diff(diff);
    if (diff + lead > 0) home += chance;
    else if (diff + lead < 0) away += chance;
    else draw += chance;
  }
  const winner = offer(0, named('M', view), {
    ratio: '',
    strong: '',
    ior: {
      H: priceText(home, MARGIN.three),
      C: priceText(away, MARGIN.three),
      N: priceText(draw, MARGIN.three),
    },
  });

  // An in-play handicap counts the goals still to come; before kick-off these are all goals.
  const mainHandicap = evenLine(covers(plain), -16, 16);
  const lines = { rows: view.rows, least: -40 };
  const handicaps = around(mainHandicap, covers(plain), lines).map((quarters, row) => {
    const cover = covers(moody)(quarters);
    return offer(row, named('R', view), {
      ratio: lineText(Math.abs(quarters)),
      strong: quarters >= 0 ? 'H' : 'C',
      ior: { H: priceText(cover, MARGIN.two), C: priceText(1 - cover, MARGIN.two) },
    });
  });

  // A line at or below the scored goals is decided or nearly so.
  const least = scored * 4 + 1;
  const mainTotal = evenLine(overs(plain, scored), Math.max(2, least), least + 40);
  const all = { rows: view.rows, least: Math.max(2, least) };
  const totals = around(mainTotal, overs(plain, scored), all).map((quarters, row) => {
    const over = overs(moody, scored)(quarters);
    return offer(row, named('OU', view), {
      ratio: lineText(quarters),
      strong: '',
      ior: { H: priceText(1 - over, MARGIN.two), C: priceText(over, MARGIN.two) },
    });
  });
  return [winner, ...handicaps, ...totals];
}
