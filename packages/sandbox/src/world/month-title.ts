import { dice } from '../football/dice.ts';
import { DAY, dayNumber, dayStart } from '../time/beijing.ts';
import { leagueId } from './listed-match.ts';
import { type Outright, runnerPrice } from './outright.ts';

/** First digit that distinguishes their ids from those of matches. */
const DIGIT = '7';

interface TitledLeague {
  readonly name: string;
}

/** The title of a league in a month, for any sport. */
export interface MonthTitle<League extends TitledLeague> extends Pick<
  Outright,
  'gid' | 'gidm' | 'league' | 'closesAt' | 'runners'
> {
  readonly of: League;
  /** The end of the month (Beijing). */
  readonly endsAt: number;
  /** The winning pick, the same for the same seed. */
  winner(seed: number): string;
}

const monthOf = (instant: number): string =>
  new Date(dayNumber(instant) * DAY).toISOString().slice(2, 7).replace('-', '');

const idOf = ({ name }: TitledLeague, month: string): string => `${DIGIT}${leagueId(name)}${month}`;

/** Time for which titles of a past month may still be listed. */
const AFTER_MS = 3 * DAY;

/** Ids of the titles of an instant's month, and of those that ended within three days. */
export function monthTitleIds(leagues: readonly TitledLeague[], instant: number): string[] {
  const months = new Set([monthOf(instant - AFTER_MS), monthOf(instant)]);
  return [...months].flatMap((month) => leagues.map((league) => idOf(league, month)));
}

/**
 * The title for the best side of a league in a month. The house determines it by a draw in which stronger sides have
 * more lots. Bets are accepted until the month's last day begins (Beijing).
 *
 * @param sidesOf the offered sides with their lots, the strongest first
 * @returns undefined for another id
 */
export function monthTitle<League extends TitledLeague>(
  gidm: string,
  leagues: readonly League[],
  sidesOf: (league: League) => readonly { readonly name: string; readonly lots: number }[],
): MonthTitle<League> | undefined {
  const found = /^7\d{5}(\d{2})(\d{2})$/.exec(gidm);
  const league = leagues.find((each) => gidm === idOf(each, gidm.slice(6)));
  if (found === null || league === undefined) return undefined;
  const [year, month] = [2000 + Number(found[1]), Number(found[2])];
  if (month < 1 || month > 12) return undefined;
  // Month indexes count from 0, so this is the first day of the following month.
  const endsAt = dayStart(Date.UTC(year, month, 1) / DAY);
  const sides = sidesOf(league);
  const all = sides.reduce((sum, { lots }) => sum + lots, 0);
  const runners = sides.map(({ name, lots }, at) => ({
    pick: String(at + 1),
    name,
    ior: runnerPrice(lots / all),
  }));
  return {
    of: league,
    gid: `${gidm}01`,
    gidm,
    league: `${league.name}${month}月冠军`,
    closesAt: endsAt - DAY,
    endsAt,
    runners,
    winner(seed) {
      let left = dice(`${seed}|title|${gidm}`)() * all;
      const at = sides.findIndex(({ lots }) => (left -= lots) <= 0);
      return runners[at]?.pick ?? '1';
    },
  };
}
