import type { Incident, Play, Statistic } from '@courtside/contract';
import { HALF, type ScoreLine, type Side } from '../football/match-plan.ts';
import type { FootballState } from '../world/match-state.ts';
import { incidentsSoFar, playSlots, SLOT } from './football-incidents.ts';

const SIDES = { h: 'H', c: 'C' } as const satisfies Record<Side, 'H' | 'C'>;
/** Seconds for which a goal or corner is shown as the current play. */
const GOAL_SHOWN = 20;
const CORNER_SHOWN = 25;

/** A minute in printed form. @example minuteText('H1', 2760) // '45+2' */
export function minuteText(period: 'H1' | 'H2', played: number): string {
  const minute = Math.floor(played / 60) + 1;
  const last = period === 'H1' ? 45 : 90;
  return minute > last ? `${last}+${minute - last}` : String(minute);
}

interface Dated extends Omit<Incident, 'score'> {
  readonly order: number;
  readonly goal?: ScoreLine;
}

/** The incidents so far. The goals of a score that a test set have no minutes, so only the score is given. */
export function footballTimeline(state: FootballState): Incident[] {
  const { period, goals } = state;
  if (period === '') return [];
  const order = (half: 'H1' | 'H2', played: number): number => (half === 'H1' ? 0 : 1e6) + played;
  const told: Dated[] = [{ kind: 'kick-off', minute: '1', side: '', order: -1 }];
  for (const { kind, side, period: half, played } of incidentsSoFar(state)) {
    const minute = minuteText(half, played);
    told.push({ kind, minute, side: SIDES[side], order: order(half, played) });
  }
  for (const { side, period: half, played, score } of goals ?? []) {
    const minute = minuteText(half, played);
    told.push({ kind: 'goal', minute, side: SIDES[side], order: order(half, played), goal: score });
  }
  if (state.half !== null && period !== 'H1') {
    const goal = state.half;
    told.push({ kind: 'half-time', minute: '45', side: '', order: 1e6 - 1, goal });
  }
  const over = state.status === 'finished' ? 'full-time' : 'abandoned';
  if (state.status === 'finished' || state.status === 'abandoned') {
    told.push({ kind: over, minute: '90', side: '', order: 2e6, goal: state.score });
  }
  let score: ScoreLine = { h: 0, c: 0 };
  return told
    .toSorted((a, b) => a.order - b.order)
    .map(({ kind, minute, side, goal }) => {
      score = goal ?? score;
      return { kind, minute, side, score };
    });
}

/** Counts of the match so far. */
export function footballStatistics(state: FootballState): Statistic[] {
  if (state.period === '') return [];
  const none = () => ({ h: 0, c: 0 });
  const counts = {
    possession: none(),
    attacks: none(),
    danger: none(),
    shots: none(),
    onTarget: none(),
    corners: none(),
    yellow: none(),
    red: none(),
  };
  for (const { kind, side, onTarget } of [...playSlots(state, 'H1'), ...playSlots(state, 'H2')]) {
    counts.possession[side] += 1;
    if (kind !== 'safe') counts.attacks[side] += 1;
    if (kind === 'danger' || kind === 'shot') counts.danger[side] += 1;
    if (kind === 'shot') counts.shots[side] += 1;
    if (onTarget) counts.onTarget[side] += 1;
  }
  const kinds = { corner: 'corners', yellow: 'yellow', red: 'red' } as const;
  for (const { kind, side } of incidentsSoFar(state)) counts[kinds[kind]][side] += 1;
  for (const side of ['h', 'c'] as const) {
    // Every goal was a shot on target.
    counts.shots[side] += state.score[side];
    counts.onTarget[side] += state.score[side];
  }
  const slots = counts.possession.h + counts.possession.c;
  const home = slots === 0 ? 50 : Math.round((counts.possession.h * 100) / slots);
  counts.possession = { h: home, c: 100 - home };
  return Object.entries(counts).map(([kind, count]) => ({
    kind: kind as Statistic['kind'],
    ...count,
  }));
}

/**
 * The current play; null when the match is not in play. It shows only the past: an attack does not tell how it ends.
 */
export function footballPlay(state: FootballState, now: number): Play | null {
  if (state.status === 'half-time') return { kind: 'break', side: '', at: now };
  const { period } = state;
  if (state.status !== 'in-play' || (period !== 'H1' && period !== 'H2')) return null;
  const since = (played: number): number => now - (state.played - played) * 1000;
  const goal = state.goals?.at(-1);
  if (goal?.period === period && state.played - goal.played < GOAL_SHOWN) {
    return { kind: 'goal', side: SIDES[goal.side], at: since(goal.played) };
  }
  const last = incidentsSoFar(state).findLast(({ kind }) => kind === 'corner');
  if (last?.period === period && state.played - last.played < CORNER_SHOWN) {
    return { kind: 'corner', side: SIDES[last.side], at: since(last.played) };
  }
  const slots = playSlots(state, period);
  const slot = slots.at(-1);
  if (slot === undefined) return null;
  const from = (period === 'H1' ? 0 : HALF) + (slots.length - 1) * SLOT;
  return { kind: slot.kind, side: SIDES[slot.side], at: since(from) };
}
