import { dice } from '../football/dice.ts';
import { HALF_SECONDS, incidentsOf, type SideIncident } from '../football/incidents.ts';
import type { Side } from '../football/match-plan.ts';
import type { FootballState } from '../world/match-state.ts';

/** True for an incident that has happened by now. In a finished half all of them have. */
function hasHappened(
  { period, played }: Pick<SideIncident, 'period' | 'played'>,
  state: FootballState,
): boolean {
  if (state.period === '') return false;
  if (state.period === period) return played <= state.played;
  return period === 'H1' || state.period === 'FT';
}

/** Corners and cards so far, without those still to come. */
export const incidentsSoFar = (state: FootballState): readonly SideIncident[] =>
  incidentsOf(state.plan).filter((each) => hasHappened(each, state));

/** Incidents of these kinds of each side so far; a red card counts as two. */
export function countSoFar(
  state: FootballState,
  kinds: readonly SideIncident['kind'][],
): { h: number; c: number } {
  const count = { h: 0, c: 0 };
  for (const { kind, side } of incidentsSoFar(state)) {
    if (kinds.includes(kind)) count[side] += kind === 'red' && kinds.length > 1 ? 2 : 1;
  }
  return count;
}

/** Seconds for which a side has the ball before it may change. */
export const SLOT = 12;

export type PlayKind = 'attack' | 'danger' | 'shot' | 'safe';
export interface PlaySlot {
  readonly kind: PlayKind;
  readonly side: Side;
  readonly onTarget: boolean;
}

/** The play in each slot of a half's clock; empty until the half has begun. */
export function playSlots(state: FootballState, period: 'H1' | 'H2'): readonly PlaySlot[] {
  if (state.period === '' || (period === 'H2' && ['H1', 'HT'].includes(state.period))) return [];
  const running = state.period === period;
  const from = period === 'H1' ? 0 : HALF_SECONDS;
  const until = running ? state.played : from + HALF_SECONDS;
  const { h, c } = state.plan.expect;
  const home = 0.3 + (0.4 * h) / (h + c);
  const next = dice(`${state.plan.gidm}|play|${period}`);
  return Array.from({ length: Math.floor((until - from) / SLOT) + 1 }, (): PlaySlot => {
    const side = next() < home ? 'h' : 'c';
    const roll = next();
    const onTarget = next() < 0.36;
    const kind = roll < 0.06 ? 'shot' : roll < 0.2 ? 'danger' : roll < 0.5 ? 'attack' : 'safe';
    return { kind, side, onTarget: kind === 'shot' && onTarget };
  });
}
