import type { ScoreLine } from '../football/match-plan.ts';
import { chanceOver, poisson } from './goal-model.ts';
import { evenLine, type GidOf, type Offer } from './market-rows.ts';
import { lineText, longPrice, MARGIN, priceText } from './price-text.ts';
import {
  type GridCell,
  halfFullChances,
  nextGoalChances,
  type Picks,
  scoreChances,
  scoreGrid,
} from './score-grid.ts';

/** Share of the stakes that the house keeps, over all outcomes of a market. */
const MARGINS: Readonly<Record<string, number>> = {
  EO: MARGIN.three,
  DC: MARGIN.three,
  TS: MARGIN.three,
  CS: 0.06,
  WN: 0.08,
  T: 0.08,
  WM: 0.1,
  F: 0.12,
  PD: 0.14,
  ARG: 0.06,
};
const FULL_BASES = ['DC', 'TS', 'EO', 'T', 'PD', 'CS', 'WN', 'WM'] as const;
const HALF_BASES = ['EO', 'T', 'PD'] as const;
/** Maximum distance of a team total's line from even. */
const TEAM_MOST = 0.15;

/** A football match as its markets other than handicap, total and 1X2 see it. */
export interface FootballView {
  readonly period: '' | 'H1' | 'HT' | 'H2' | 'FT';
  readonly score: ScoreLine;
  /** Known from half-time on. */
  readonly half: ScoreLine | null;
  /** Goals still expected, with the market's mood: until half-time and until the end. */
  readonly halfLeft: ScoreLine;
  readonly left: ScoreLine;
}

/** The market without its period: `EO`, `PD`, `F`, `ARG`, ... */
export interface MarketBase {
  readonly base: string;
  readonly half: boolean;
  /** Number of the goal; 0 for other markets. */
  readonly nth: number;
}

/** Fair chance of each pick of a market without a line; undefined when the match has no such market now. */
export function chancesOf(view: FootballView, { base, half, nth }: MarketBase): Picks | undefined {
  const { score, left, halfLeft } = view;
  if (base === 'F') return halfFullChances(view);
  // Goals after the next one have no simple price.
  if (base === 'ARG') return nth === score.h + score.c + 1 ? nextGoalChances(left) : undefined;
  return scoreChances(base, half, scoreGrid(half ? halfLeft : left, score));
}

/** Prices of the picks of a market from their fair chances. */
export function pricesOf(base: string, chances: Picks): Record<string, string> {
  const margin = MARGINS[base] ?? MARGIN.three;
  return Object.fromEntries(
    Object.entries(chances).map(([pick, chance]) => [pick, longPrice(chance, margin)]),
  );
}

/** Fair chance that a team scores more goals than a line. */
export const teamOver = (quarters: number, left: number, scored: number): number => {
  const goals = poisson(left);
  return chanceOver(quarters, (each) => goals[each - scored] ?? 0, [scored, scored + goals.length]);
};

export const teamPrices = (over: number): Record<string, string> => ({
  O: priceText(over, MARGIN.two),
  U: priceText(1 - over, MARGIN.two),
});

function teamTotal(view: FootballView, side: 'h' | 'c'): Pick<Offer, 'ratio' | 'ior'> | undefined {
  const [left, scored] = [view.left[side], view.score[side]];
  const least = scored * 4 + 1;
  const over = (quarters: number): number => teamOver(quarters, left, scored);
  const line = evenLine(over, Math.max(2, least), least + 24);
  if (Math.abs(over(line) - 0.5) > TEAM_MOST) return undefined;
  return { ratio: lineText(line), ior: teamPrices(over(line)) };
}

/** The markets of a football match other than handicap, total and 1X2. Decided markets have no price. */
export function footballMarkets(view: FootballView, gidOf: GidOf): Offer[] {
  const { period, score } = view;
  if (period === 'FT') return [];
  const live = period === '' ? '' : 'R';
  const offers: Offer[] = [];
  const add = (
    wtype: string,
    half: boolean,
    { ratio = '', ior }: Partial<Pick<Offer, 'ratio'>> & Pick<Offer, 'ior'>,
  ): void => {
    offers.push({ gid: gidOf(0, half), hgid: gidOf(0, true), wtype, ratio, strong: '', ior });
  };
  const addAll = (bases: readonly string[], half: boolean, cells: readonly GridCell[]): void => {
    for (const base of bases) {
      const chances = scoreChances(base, half, cells);
      if (chances) add(`${half ? 'H' : ''}${live}${base}`, half, { ior: pricesOf(base, chances) });
    }
  };
  for (const side of ['h', 'c'] as const) {
    const total = teamTotal(view, side);
    if (total) add(`${live}OU${side.toUpperCase()}`, false, total);
  }
  if (live !== '') {
    const ior = pricesOf('ARG', nextGoalChances(view.left));
    add(`ARG${score.h + score.c + 1}`, false, { ior });
  }
  addAll(FULL_BASES, false, scoreGrid(view.left, score));
  add(`${live}F`, false, { ior: pricesOf('F', halfFullChances(view)) });
  if (period === '' || period === 'H1') {
    addAll(HALF_BASES, true, scoreGrid(view.halfLeft, score));
  }
  return offers;
}
