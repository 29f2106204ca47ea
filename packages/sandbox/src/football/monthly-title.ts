import { monthTitle, monthTitleIds } from '../world/month-title.ts';
import type { Outright } from '../world/outright.ts';
import { matchState } from '../world/state-of.ts';
import { TITLED_LEAGUES } from './generated-calendar.ts';
import { timing } from './goal-minutes.ts';
import type { FootballPlan } from './match-plan.ts';
import { rating } from './strengths.ts';

/** Rating points that make a side ten times as likely to be a month's best. */
const POINTS = 330;

/** Ids of the football titles of an instant's month, and of those that have just ended. */
export const footballTitleIds = (instant: number): readonly string[] =>
  monthTitleIds(TITLED_LEAGUES, instant);

/**
 * The title for the best side of a generated football league in a month, as in the other sports. It is decided one
 * match length after the start of the month's last day.
 *
 * @returns undefined for another id
 */
export function footballTitle(gidm: string, seed: number): Outright | undefined {
  const title = monthTitle(gidm, TITLED_LEAGUES, ({ sides }) =>
    sides
      .toSorted((a, b) => rating(b) - rating(a))
      .map((name) => ({ name, lots: 10 ** (rating(name) / POINTS) })),
  );
  if (!title) return undefined;
  const { gid, league, closesAt, runners } = title;
  const plan: FootballPlan = {
    ...{ sport: 'FT', gidm, league, teamH: '', teamC: '', kickOff: closesAt },
    expect: { h: 1, c: 1 },
    ...timing([], gidm),
  };
  return {
    ...{ sport: 'FT', gid, gidm, league, closesAt, runners },
    stateAt(pick, now, edits) {
      const state = matchState(plan, edits.of(gidm), now);
      const teamH = runners.find((each) => each.pick === pick)?.name ?? '';
      return {
        ...state,
        plan: { ...plan, teamH },
        score: { h: 0, c: 0 },
        half: null,
        goals: null,
        lastGoalAt: null,
        nextGoalAt: null,
        ...(state.status === 'finished' ? { winners: [title.winner(seed)] } : {}),
      };
    },
  };
}
