import type { MatchEdit } from '../world/match-edit.ts';
import { incidentsOf, meanIncidents, type SideIncident } from './incidents.ts';
import { type FootballPlan, HALF, HALF_TIME_BREAK, type PlannedGoal } from './match-plan.ts';

/** A count within a match that is listed as a match of its own, as Asian books do. */
export interface Special {
  /** First digits of its number; the rest is the football match's number in ten digits. */
  readonly prefix: string;
  readonly league: string;
  readonly teams: string;
  readonly kinds: readonly SideIncident['kind'][];
}

const SPECIALS: readonly Special[] = [
  { prefix: '88', league: '角球', teams: '角球数', kinds: ['corner'] },
  { prefix: '99', league: '罚牌', teams: '罚牌数', kinds: ['yellow', 'red'] },
];

/** Names in a special's plan: those of its match, with the kind of count. */
export const SPECIAL_TEAM = new RegExp(` \\((${SPECIALS.map(({ teams }) => teams).join('|')})\\)$`);
export const SPECIAL_LEAGUE = new RegExp(` (${SPECIALS.map(({ league }) => league).join('|')})$`);

/** Corners, or cards (a red one counts as two), in place of goals. */
function countedBy({ kinds }: Special, plan: FootballPlan): readonly PlannedGoal[] {
  return incidentsOf(plan).flatMap(({ kind, side, period, played }): PlannedGoal[] => {
    if (!kinds.includes(kind)) return [];
    const at = period === 'H1' ? played : plan.firstHalf + HALF_TIME_BREAK + (played - HALF);
    const one = { side, at };
    return kind === 'red' ? [one, one] : [one];
  });
}

function specialOf(plan: FootballPlan, special: Special): FootballPlan {
  return {
    ...plan,
    gidm: special.prefix + plan.gidm.padStart(10, '0'),
    parent: plan.gidm,
    league: `${plan.league} ${special.league}`,
    teamH: `${plan.teamH} (${special.teams})`,
    teamC: `${plan.teamC} (${special.teams})`,
    goals: countedBy(special, plan),
    expect: meanIncidents(plan, special.kinds),
  };
}

/** The corners and cards of a match as matches of their own (角球, 罚牌). */
export const specialsOf = (plan: FootballPlan): readonly FootballPlan[] =>
  SPECIALS.map((special) => specialOf(plan, special));

/**
 * The football match that a number of corners or cards belongs to, or undefined for any other number.
 *
 * @example parentOf('880842588227') // '842588227'
 */
export function parentOf(gidm: string): string | undefined {
  const found = /^\d{12}$/.test(gidm) && SPECIALS.some(({ prefix }) => gidm.startsWith(prefix));
  return found ? gidm.slice(2).replace(/^0+/, '') : undefined;
}

/** A special by its number, given its match. */
export const specialById = (gidm: string, parent: FootballPlan): FootballPlan | undefined =>
  specialsOf(parent).find((each) => each.gidm === gidm);

/** The edits of a special: its own, and those of its match that move or end the clock. */
export function specialEdit(own: MatchEdit, parent: MatchEdit): MatchEdit {
  const shared = parent.events.filter(
    ({ kind }) => kind === 'stand' || kind === 'period' || kind === 'finish' || kind === 'void',
  );
  if (shared.length === 0 && !parent.suspended) return own;
  const events = [...own.events, ...shared].toSorted((a, b) => a.at - b.at);
  return { ...own, events, suspended: own.suspended || parent.suspended };
}
