import type { Competition } from '../football/fixtures.ts';
import { dice, hash32 } from '../football/dice.ts';
import type { FootballPlan } from '../football/match-plan.ts';
import { rating } from '../football/strengths.ts';
import { CLOSED } from '../pricing/price-text.ts';
import { leagueId } from './listed-match.ts';
import type { SportCode } from '@courtside/contract';
import type { Edits } from './edits.ts';
import type { MatchState } from './match-state.ts';
import { matchState } from './state-of.ts';

/** Share of the stakes that the house keeps. */
const MARGIN = 0.18;
const LONGEST = 500;
/** Rating points that make a side ten times as likely to win the title. */
const POINTS = 330;

export interface Runner {
  /** The pick of a bet on the runner. */
  readonly pick: string;
  /** As in the calendar. */
  readonly name: string;
  readonly ior: string;
}

/** Market on the winner of a competition (冠军). */
export interface Outright {
  readonly sport: SportCode;
  readonly gid: string;
  readonly gidm: string;
  readonly league: string;
  /** Kick-off of the last match, from which no bets are accepted. */
  readonly closesAt: number;
  readonly runners: readonly Runner[];
  /**
   * Its state in the form of a match: scheduled, in play during the last match, finished with it.
   *
   * @param pick the runner of the state; empty for none
   */
  stateAt(pick: string, now: number, edits: Pick<Edits, 'of'>): MatchState;
  /** The match whose correction changes the champion; left out when nothing can be corrected. */
  readonly lastMatch?: string;
}

/** Placeholders of sides, such as `W73` or `2A`, are not runners. */
const isTeam = (name: string): boolean => !/[0-9/]/.test(name);

/** Hong Kong price of a runner. */
export function runnerPrice(chance: number): string {
  const price = Math.min(LONGEST, 1 / (chance * (1 + MARGIN)) - 1);
  return price < 0.01 ? CLOSED : price.toFixed(2);
}

/** @returns undefined for a competition with fewer than two known sides */
export function outrightOf({ name: league, matches }: Competition): Outright | undefined {
  const names = [...new Set(matches.flatMap(({ teamH, teamC }) => [teamH, teamC]))]
    .filter(isTeam)
    .toSorted();
  const last = matches.at(-1);
  if (last === undefined || names.length < 2) return undefined;
  const weights = names.map((name) => 10 ** (rating(name) / POINTS));
  const all = weights.reduce((sum, each) => sum + each, 0);
  const runners = names.map((name, at) => ({
    pick: String(at + 1),
    name,
    ior: runnerPrice((weights[at] ?? 0) / all),
  }));
  // Its own first digit distinguishes it from every match; the last two digits of the line are as in matches.
  const gidm = `7${leagueId(league)}`;
  const plan: FootballPlan = { ...last, gidm, league, teamH: '', teamC: '', goals: [] };

  /**
   * The winner of the last match; after a draw a fixed one of its sides; with unknown sides a draw of lots by strength.
   */
  function winnerOf({ score }: MatchState): string {
    const side = score.h > score.c ? last?.teamH : score.h < score.c ? last?.teamC : undefined;
    const found = runners.find(({ name }) => name === side);
    if (found !== undefined) return found.pick;
    const finalists = runners.filter(({ name }) => name === last?.teamH || name === last?.teamC);
    const [one, two] = finalists;
    if (one && two) return (hash32(league) % 2 === 0 ? one : two).pick;
    let left = dice(`${league}|title`)() * all;
    const drawn = runners.find((_, at) => (left -= weights[at] ?? 0) <= 0);
    return drawn?.pick ?? '1';
  }

  return {
    sport: 'FT',
    lastMatch: last.gidm,
    gid: `${gidm}01`,
    gidm,
    league,
    closesAt: last.kickOff,
    runners,
    stateAt(pick, now, edits) {
      const final = matchState(last, edits.of(last.gidm), now);
      const runner = runners.find((each) => each.pick === pick);
      return {
        ...final,
        plan: { ...plan, teamH: runner?.name ?? '' },
        score: { h: 0, c: 0 },
        half: null,
        goals: null,
        lastGoalAt: null,
        nextGoalAt: null,
        ...(final.status === 'finished' ? { winners: [winnerOf(final)] } : {}),
      };
    },
  };
}
