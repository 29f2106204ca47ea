import { parentOf } from '../football/specials.ts';
import type { EndedMatch, PastMatch, TableRow } from '@courtside/contract';
import type { Language } from '../text/messages.ts';
import { leagueText, teamText } from '../text/names.ts';
import { DAY } from '../time/beijing.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { Calendar } from '../world/calendar.ts';
import type { Edits } from '../world/edits.ts';
import type { MatchPlan } from '../world/match-plan.ts';
import { isScriptState, type MatchState } from '../world/match-state.ts';
import { matchState } from '../world/state-of.ts';

export interface PastParts {
  readonly clock: SiteClock;
  readonly calendar: Calendar;
  readonly edits: Edits;
}

/** Span of one step back in the calendar, in ms. */
const STEP = 8 * DAY;
const FORM = 5;
const FORM_STEPS = 3;
const TABLE_STEPS = 5;

export const isOver = ({ status }: MatchState): boolean =>
  status === 'finished' || status === 'abandoned';

export function stateNow({ clock, edits }: PastParts, plan: MatchPlan): MatchState {
  return matchState(plan, edits.of(plan.gidm), clock.site());
}

/** Plans similar to a match within a number of steps before it, the latest first. */
function plansBefore(
  { calendar, clock }: PastParts,
  plan: MatchPlan,
  steps: number,
): readonly MatchPlan[] {
  const before = Math.min(plan.kickOff, clock.site());
  const found = new Map<string, MatchPlan>();
  for (let step = 1; step <= steps; step += 1) {
    for (const each of calendar.around(before - step * STEP)) {
      const isMatch = parentOf(each.gidm) === undefined;
      if (isMatch && each.sport === plan.sport && each.kickOff < before) found.set(each.gidm, each);
    }
  }
  found.delete(plan.gidm);
  return [...found.values()].toSorted((a, b) => b.kickOff - a.kickOff);
}

/** The last five matches of a team before another match. */
function formOf(
  parts: PastParts,
  plans: readonly MatchPlan[],
  team: string,
  language: Language,
): PastMatch[] {
  const told: PastMatch[] = [];
  for (const plan of plans) {
    if (told.length === FORM) break;
    if (plan.teamH !== team && plan.teamC !== team) continue;
    const { status, score } = stateNow(parts, plan);
    if (status !== 'finished') continue;
    told.push({
      gidm: plan.gidm,
      kickOff: plan.kickOff,
      league_name: leagueText(plan.league, language),
      team_h: teamText(plan.teamH, language),
      team_c: teamText(plan.teamC, language),
      score,
    });
  }
  return told;
}

export function form(parts: PastParts, plan: MatchPlan, language: Language) {
  const plans = plansBefore(parts, plan, FORM_STEPS);
  return {
    h: formOf(parts, plans, plan.teamH, language),
    c: formOf(parts, plans, plan.teamC, language),
  };
}

type Standing = Omit<TableRow, 'rank' | 'team'>;
const nothing = (): Standing => ({
  ...{ played: 0, won: 0, drawn: 0, lost: 0 },
  ...{ scored: 0, conceded: 0, points: 0 },
});

function add(standing: Standing, scored: number, conceded: number): Standing {
  const [won, drawn] = [scored > conceded ? 1 : 0, scored === conceded ? 1 : 0];
  return {
    played: standing.played + 1,
    won: standing.won + won,
    drawn: standing.drawn + drawn,
    lost: standing.lost + 1 - won - drawn,
    scored: standing.scored + scored,
    conceded: standing.conceded + conceded,
    points: standing.points + won * 3 + drawn,
  };
}

/** Teams that met, directly or through others: a group of a tournament, or a league. */
function groupOf(team: string, matches: readonly MatchPlan[]): ReadonlySet<string> {
  const group = new Set([team]);
  for (let size = 0; size !== group.size;) {
    size = group.size;
    for (const { teamH, teamC } of matches) {
      if (group.has(teamH)) group.add(teamC);
      else if (group.has(teamC)) group.add(teamH);
    }
  }
  return group;
}

/** The football table of both teams; null when there is none. */
export function table(parts: PastParts, plan: MatchPlan, language: Language): TableRow[] | null {
  if (plan.sport !== 'FT') return null;
  const plans = plansBefore(parts, plan, TABLE_STEPS).filter(
    ({ league }) => league === plan.league,
  );
  const group = groupOf(plan.teamH, plans);
  if (!group.has(plan.teamC)) return null;
  const rows = new Map([...group].map((team) => [team, nothing()]));
  for (const each of plans) {
    if (!group.has(each.teamH)) continue;
    const { status, score } = stateNow(parts, each);
    if (status !== 'finished') continue;
    rows.set(each.teamH, add(rows.get(each.teamH) ?? nothing(), score.h, score.c));
    rows.set(each.teamC, add(rows.get(each.teamC) ?? nothing(), score.c, score.h));
  }
  const difference = (row: Standing): number => row.scored - row.conceded;
  return [...rows]
    .toSorted(
      ([, a], [, b]) => b.points - a.points || difference(b) - difference(a) || b.scored - a.scored,
    )
    .map(([team, row], at) => ({ rank: at + 1, team: teamText(team, language), ...row }));
}

/** A finished match in the form of the results. */
export function endedMatch(state: MatchState, language: Language): EndedMatch {
  const { plan, status, score, half, parts } = state;
  const finished = status === 'finished';
  return {
    gidm: plan.gidm,
    gameType: plan.sport,
    ...(isScriptState(state) && state.plan.discipline !== undefined
      ? { discipline: state.plan.discipline }
      : {}),
    kickOff: plan.kickOff,
    team_h: teamText(plan.teamH, language),
    team_c: teamText(plan.teamC, language),
    gameStatus: finished ? 'finished' : 'abandoned',
    score: finished ? score : null,
    HalfTime: half,
    parts: [...parts],
  };
}
