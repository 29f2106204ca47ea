import type { MatchWtype } from './markets.ts';
import { countsFromBet, type SportCode } from './sports.ts';

/** A market of a match, or `FS` for an outright. */
export type Wtype = MatchWtype;

/** H home, C away, N draw; for totals C is over and H is under. */
export type Outcome = 'H' | 'C' | 'N';

/** The side that gives the handicap; empty when no side gives it. */
export type Strong = 'H' | 'C' | '';

/** Home and away goals. */
export type Score = readonly [home: number, away: number];

/** `suspended` may open again, `closed` will not. */
export type PickStatus = 'open' | 'suspended' | 'closed';

/** Stake limits as plain amounts in the member's currency. */
export interface StakeLimits {
  readonly min: string;
  readonly max: string;
}

/** The handicap or total of a pick. `ratio` is the feed's text: `0`, `0.5`, `0.5 / 1`; empty for 1X2 and outrights. */
export interface Line {
  readonly ratio: string;
  readonly strong: Strong;
}

/** Terms of a pick: its price, its line, and in-play the score from which a handicap counts. */
export interface Terms extends Line {
  /** Hong Kong, decimal text. */
  readonly price: string;
  /** Null before the match, and in sports whose handicap counts the whole score. */
  readonly score: Score | null;
}

interface SelectionBase extends Terms {
  /** The feed's `gid`: one line of one match. */
  readonly gameId: string;
  /** The feed's `gidm`: the match itself. */
  readonly gidm: string;
  readonly hgid?: string;
  readonly gide?: string;
  readonly team_h: string;
  readonly team_c: string;
  readonly league: string;
  readonly inPlay: boolean;
  /** Milliseconds since the epoch; left out when there is no match, or its start is not known. */
  readonly kickOff?: number | undefined;
  readonly limits?: StakeLimits | null;
  readonly status?: PickStatus;
  /** Football (`FT`) when left out. */
  readonly sport?: SportCode;
  /** Discipline of the sport OP (AF, IH, RU), which determines the names of its markets. */
  readonly discipline?: string | undefined;
  /**
   * Relations of the pick beside its match, from the feed, such as a team or a player: picks that share one cannot be
   * in one series, like the title of a team and its match.
   */
  readonly relations?: readonly string[];
}

/** The selection that a board passes when a price of a match is pressed. */
export interface MatchSelection extends SelectionBase {
  readonly wtype: MatchWtype;
  /** One of the market's picks: `H`, `N`, `C`; `O`, `E`; `H2C1`; `2-3` ... */
  readonly pick: string;
}

/** The selection that an outright (champion) board passes; `pick` is the runner's `rtype`. */
export interface ChampionSelection extends SelectionBase {
  readonly wtype: 'FS';
  readonly pick: string;
}

export type Selection = MatchSelection | ChampionSelection;

/** One pick in the slip: the fields of spec betting 3, and further ones for rules and screens. Plain data. */
export interface SlipEntry {
  readonly id: string;
  readonly gameInfo: {
    readonly gameId: string;
    readonly hgid: string;
    readonly gide: string;
    readonly team_h: string;
    readonly team_c: string;
  };
  /** `w` is the market code. */
  readonly playInfo: { readonly w: Wtype };
  /** `r` is market code and pick in one: `RH`, `OUC`. */
  readonly oddInfo: { readonly gameId: string; readonly r: string };
  /** `rtype` is the runner of an outright and empty for a match. */
  readonly championRate: { readonly rtype: string };
  /** `active` is `delay` while the bet waits for the gateway; `ticket_id` is empty before there is a ticket. */
  readonly bettingData: { readonly active: string; readonly ticket_id: string };
  /** True for a pick that cannot be in one series with another pick of the slip. */
  readonly isInvalid: boolean;
  readonly gidm: string;
  readonly sport: SportCode;
  readonly discipline?: string | undefined;
  readonly league: string;
  readonly pick: string;
  readonly inPlay: boolean;
  readonly kickOff?: number | undefined;
  readonly limits: StakeLimits | null;
  readonly relations: readonly string[];
  readonly status: PickStatus;
  /** Current terms. */
  readonly terms: Terms;
  /** Terms that the member saw when they picked it or last agreed. */
  readonly seen: Terms;
}

/** The identity of a pick: line, market and outcome. @example pickId({ gameId: '7', wtype: 'R', pick: 'H' }) // '7:R:H' */
export function pickId(selection: {
  readonly gameId: string;
  readonly wtype: Wtype;
  readonly pick: string;
}): string {
  return `${selection.gameId}:${selection.wtype}:${selection.pick}`;
}

export function isChampion(entry: SlipEntry): boolean {
  return entry.playInfo.w === 'FS';
}

/** The slip entry of a pressed price. Seen and current terms are the same, so a new pick never reports a change. */
export function entryOf(selection: Selection): SlipEntry {
  const { gameId, wtype, pick, sport = 'FT' } = selection;
  const terms: Terms = {
    price: selection.price,
    ratio: selection.ratio,
    strong: selection.strong,
    score: selection.inPlay && countsFromBet(sport) ? selection.score : null,
  };
  return {
    id: pickId(selection),
    gameInfo: {
      gameId,
      hgid: selection.hgid ?? '',
      gide: selection.gide ?? '',
      team_h: selection.team_h,
      team_c: selection.team_c,
    },
    playInfo: { w: wtype },
    oddInfo: { gameId, r: `${wtype}${pick}` },
    championRate: { rtype: wtype === 'FS' ? pick : '' },
    bettingData: { active: '', ticket_id: '' },
    isInvalid: false,
    gidm: selection.gidm,
    sport,
    ...(selection.discipline !== undefined && { discipline: selection.discipline }),
    league: selection.league,
    pick,
    inPlay: selection.inPlay,
    ...(selection.kickOff !== undefined && { kickOff: selection.kickOff }),
    limits: selection.limits ?? null,
    relations: selection.relations ?? [],
    status: selection.status ?? 'open',
    terms,
    seen: terms,
  };
}
