import { dice } from './dice.ts';
import type { FootballPlan, ScoreLine, Side } from './match-plan.ts';

/** An incident of a football match other than a goal. */
export interface SideIncident {
  readonly kind: 'corner' | 'yellow' | 'red';
  readonly side: Side;
  readonly period: 'H1' | 'H2';
  /** Seconds on the referee's watch. */
  readonly played: number;
}

export const HALF_SECONDS = 45 * 60;
const CORNERS_A_HALF = 5;
const CARDS_A_HALF = 1.9;
const RED_SHARE = 0.04;

type Expected = Pick<FootballPlan, 'gidm' | 'expect'>;

const shareOf = ({ expect }: Expected): number => expect.h / (expect.h + expect.c);
const cornersAtHome = (plan: Expected): number => 0.25 + shareOf(plan) / 2;
/** The side with less possession commits more fouls. */
const cardsAtHome = (plan: Expected): number => 0.75 - shareOf(plan) / 2;

/** Corners and cards of a match, in their order; the same for every instant. */
export function incidentsOf(plan: Expected): readonly SideIncident[] {
  const next = dice(`${plan.gidm}|incidents`);
  const made: SideIncident[] = [];
  for (const period of ['H1', 'H2'] as const) {
    const from = period === 'H1' ? 0 : HALF_SECONDS;
    const add = (mean: number, kindOf: () => SideIncident['kind'], home: number): void => {
      let at = 0;
      for (;;) {
        at += (-Math.log(1 - next()) * HALF_SECONDS) / mean;
        if (at >= HALF_SECONDS) return;
        const side = next() < home ? 'h' : 'c';
        made.push({ kind: kindOf(), side, period, played: from + Math.floor(at) });
      }
    };
    add(CORNERS_A_HALF, () => 'corner', cornersAtHome(plan));
    add(CARDS_A_HALF, () => (next() < RED_SHARE ? 'red' : 'yellow'), cardsAtHome(plan));
  }
  return made.toSorted((a, b) => a.played - b.played);
}

/** Expected corners, or cards (a red one counts as two), of each side in ninety minutes. */
export function meanIncidents(plan: Expected, kinds: readonly SideIncident['kind'][]): ScoreLine {
  const isCorners = kinds.includes('corner');
  const total = isCorners ? 2 * CORNERS_A_HALF : 2 * CARDS_A_HALF * (1 + RED_SHARE);
  const home = isCorners ? cornersAtHome(plan) : cardsAtHome(plan);
  return { h: total * home, c: total * (1 - home) };
}
