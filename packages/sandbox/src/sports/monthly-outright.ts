import type { ScriptState } from '../world/match-state.ts';
import { monthTitle, monthTitleIds } from '../world/month-title.ts';
import type { Outright } from '../world/outright.ts';
import { LEAGUES, strengthOf } from './leagues.ts';

/** Increase of the winning chance of a side that is stronger by 1, as a power of ten. */
const WEIGHT = 0.85;
/** Maximum number of offered sides; the others have hardly any chance. */
const MOST_RUNNERS = 24;

const titled = LEAGUES.filter(({ hot }) => hot === true);

/** Ids of the titles of an instant's month, and of those that have just ended. */
export const monthlyIds = (instant: number): readonly string[] => monthTitleIds(titled, instant);

/**
 * The title for the best side of a league in a month; decided at the end of its last day.
 *
 * @returns undefined for another id
 */
export function monthlyOutright(gidm: string, seed: number): Outright | undefined {
  const title = monthTitle(gidm, titled, ({ sides }) =>
    sides
      .toSorted((a, b) => strengthOf(b) - strengthOf(a))
      .slice(0, MOST_RUNNERS)
      .map((name) => ({ name, lots: 10 ** (strengthOf(name) * WEIGHT) })),
  );
  if (!title) return undefined;
  const { of, gid, league, closesAt, endsAt, runners } = title;
  return {
    ...{ sport: of.sport, gid, gidm, league, closesAt, runners },
    stateAt(pick, now): ScriptState {
      const status = now < closesAt ? 'scheduled' : now < endsAt ? 'in-play' : 'finished';
      return {
        plan: {
          sport: of.sport,
          ...(of.discipline === undefined ? {} : { discipline: of.discipline }),
          gidm,
          league,
          teamH: runners.find((each) => each.pick === pick)?.name ?? '',
          teamC: '',
          kickOff: closesAt,
          seed: gidm,
          edge: 0,
        },
        sport: of.sport,
        status,
        period: status === 'finished' ? 'FT' : '',
        played: 0,
        score: { h: 0, c: 0 },
        half: null,
        parts: [],
        result: null,
        goals: null,
        lastGoalAt: null,
        nextGoalAt: null,
        moment: undefined,
        step: -1,
        finished: 0,
        ...(status === 'finished' ? { winners: [title.winner(seed)] } : {}),
      };
    },
  };
}
