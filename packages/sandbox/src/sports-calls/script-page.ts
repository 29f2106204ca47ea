import type { Incident, Play, Statistic } from '@courtside/contract';
import { rulesOf, type RulesCode, sumOf, wonOf } from '../sports/script.ts';
import type { ScriptState } from '../world/match-state.ts';

/** Letter of a part in the feed. */
const PART: Readonly<Record<RulesCode, string>> = {
  BK: 'Q',
  AF: 'Q',
  RU: 'H',
  IH: 'P',
  TN: 'S',
  VB: 'S',
  TT: 'S',
  BS: 'I',
  SK: 'F',
};

/** The score after a number of parts; the sets, for sports that are won by sets. */
function scoreAfter(state: ScriptState, count: number) {
  const parts = state.parts.slice(0, count);
  return state.plan.bestOf === undefined ? sumOf(parts) : wonOf(parts);
}

/** The finished parts, with the score after each. */
export function scriptTimeline(state: ScriptState): Incident[] {
  const { plan, parts, finished, status } = state;
  const letter = PART[rulesOf(plan)];
  const told: Incident[] = [];
  if (state.moment === undefined && parts.length === 0) return told;
  told.push({ kind: 'kick-off', minute: `${letter}1`, side: '', score: { h: 0, c: 0 } });
  for (let part = 1; part <= finished; part += 1) {
    const score = scoreAfter(state, part);
    told.push({ kind: 'period-end', minute: `${letter}${part}`, side: '', score });
  }
  const minute = `${letter}${Math.max(1, parts.length)}`;
  if (status === 'finished' || status === 'abandoned') {
    const kind = status === 'finished' ? 'full-time' : 'abandoned';
    told.push({ kind, minute, side: '', score: state.score });
  }
  return told;
}

/** Points of all parts, won sets, and the largest lead at the end of a part. */
export function scriptStatistics(state: ScriptState): Statistic[] {
  const { parts, finished, plan } = state;
  if (parts.length === 0) return [];
  const told: Statistic[] = [{ kind: 'points', ...sumOf(parts) }];
  if (plan.bestOf !== undefined) {
    return [...told, { kind: 'setsWon', ...wonOf(parts.slice(0, finished)) }];
  }
  const lead = { h: 0, c: 0 };
  for (let part = 1; part <= parts.length; part += 1) {
    const { h, c } = sumOf(parts.slice(0, part));
    lead.h = Math.max(lead.h, h - c);
    lead.c = Math.max(lead.c, c - h);
  }
  return [...told, { kind: 'lead', ...lead }];
}

/** The side that serves, bats or is at the table; null when there is none. */
export function scriptPlay(state: ScriptState, now: number): Play | null {
  if (state.status === 'half-time') return { kind: 'break', side: '', at: now };
  const side = state.moment?.serving;
  return state.status !== 'in-play' || side === undefined ? null : { kind: 'safe', side, at: now };
}
