import { combinationNamed, type ResultCode } from '@courtside/betslip';
import type {
  BetPick,
  BetRefusal,
  BetSport,
  BetStatus,
  BetWtype,
  Score,
} from '@courtside/contract';
import { type Queryable, type Row, toBig, toNumber, toText } from '../db/db.ts';

/** One leg of a stored ticket; a single has one. */
export interface Leg {
  readonly place: number;
  readonly gidm: string;
  readonly gid: string;
  readonly gtype: BetSport;
  readonly wtype: BetWtype;
  readonly pick: BetPick;
  readonly ior: string;
  /** The price in the order, which the member saw. */
  readonly seenIor: string;
  readonly ratio: string;
  readonly strong: 'H' | 'C' | '';
  readonly isLive: boolean;
  /** The score when the bet was accepted. */
  readonly score: Score;
  /** The same score, without goals that were cancelled since. */
  readonly base: Score;
  readonly league: string;
  readonly teamH: string;
  readonly teamC: string;
  readonly kickOff: number;
  readonly reason: BetRefusal | null;
  readonly code: ResultCode | null;
  readonly final: Score | null;
  readonly half: Score | null;
  /** The result counted by the market, for other sports than football. */
  readonly counted: Score | null;
}

/** A stored ticket; money in fen. */
export interface Ticket {
  readonly id: string;
  readonly memberId: string;
  readonly key: string;
  readonly content: string;
  readonly status: BetStatus;
  readonly reason: BetRefusal | null;
  /** N串M; empty for a single. */
  readonly combination: string;
  readonly lines: number;
  readonly unit: bigint;
  readonly stake: bigint;
  /** The part of the stake that was cashed out. */
  readonly cashed: bigint;
  readonly maxWin: bigint;
  /** Total paid so far. */
  readonly payout: bigint;
  /** The part of a correction that the wallet could no longer cover. */
  readonly uncollected: bigint;
  readonly valid: bigint;
  readonly maxStake: bigint | null;
  readonly oddsChange: 'none' | 'better' | 'any';
  readonly lineChange: boolean;
  readonly placedSite: number;
  readonly settledSite: number | null;
  readonly dueWall: number;
  readonly legs: readonly Leg[];
}

const scoreOf = (h: unknown, c: unknown): Score | null =>
  h === null || c === null ? null : { h: toNumber(h), c: toNumber(c) };

function legOf(row: Row): Leg {
  return {
    place: toNumber(row['place']),
    gidm: toText(row['gidm']),
    gid: toText(row['gid']),
    gtype: row['gtype'] as BetSport,
    wtype: row['wtype'] as BetWtype,
    pick: row['pick'] as BetPick,
    ior: toText(row['ior']),
    seenIor: toText(row['seen_ior']),
    ratio: toText(row['ratio']),
    strong: row['strong'] as Leg['strong'],
    isLive: row['is_live'] === true,
    score: { h: toNumber(row['score_h']), c: toNumber(row['score_c']) },
    base: { h: toNumber(row['base_h']), c: toNumber(row['base_c']) },
    league: toText(row['league']),
    teamH: toText(row['team_h']),
    teamC: toText(row['team_c']),
    kickOff: toNumber(row['kick_off']),
    reason: row['reason'] as BetRefusal | null,
    code: row['result_code'] as ResultCode | null,
    final: scoreOf(row['final_h'], row['final_c']),
    half: scoreOf(row['half_h'], row['half_c']),
    counted: scoreOf(row['counted_h'], row['counted_c']),
  };
}

function ticketOf(row: Row, legs: readonly Leg[]): Ticket {
  return {
    id: toText(row['id']),
    memberId: toText(row['member_id']),
    key: toText(row['key']),
    content: toText(row['content']),
    status: row['status'] as BetStatus,
    reason: row['reason'] as BetRefusal | null,
    combination: toText(row['combination']),
    lines: toNumber(row['lines']),
    unit: toBig(row['unit']),
    stake: toBig(row['stake']),
    cashed: toBig(row['cashed']),
    maxWin: toBig(row['max_win']),
    payout: toBig(row['payout']),
    uncollected: toBig(row['uncollected']),
    valid: toBig(row['valid']),
    maxStake: row['max_stake'] === null ? null : toBig(row['max_stake']),
    oddsChange: row['odds_change'] as Ticket['oddsChange'],
    lineChange: row['line_change'] === true,
    placedSite: toNumber(row['placed_site']),
    settledSite: row['settled_site'] === null ? null : toNumber(row['settled_site']),
    dueWall: toNumber(row['due_wall']),
    legs,
  };
}

/**
 * Tickets with their legs, in the order of the query.
 *
 * @param sql the part after `SELECT * FROM bets`
 */
export async function ticketsWhere(
  db: Queryable,
  sql: string,
  params: readonly unknown[],
): Promise<Ticket[]> {
  const rows = await db.query(`SELECT * FROM bets ${sql}`, params);
  if (rows.length === 0) return [];
  const legs = await db.query(
    'SELECT * FROM bet_legs WHERE bet_id = ANY($1::text[]) ORDER BY bet_id, place',
    [rows.map((row) => toText(row['id']))],
  );
  const byTicket = new Map<unknown, Leg[]>();
  for (const leg of legs) {
    byTicket.set(leg['bet_id'], [...(byTicket.get(leg['bet_id']) ?? []), legOf(leg)]);
  }
  return rows.map((row) => ticketOf(row, byTicket.get(row['id']) ?? []));
}

/** A ticket that no other transaction changes until this one ends. */
export async function lockTicket(tx: Queryable, id: string): Promise<Ticket | undefined> {
  const [ticket] = await ticketsWhere(tx, 'WHERE id = $1 FOR UPDATE', [id]);
  return ticket;
}

/** Sizes of a ticket's lines. */
export const foldsOf = ({ combination }: Pick<Ticket, 'combination'>): readonly number[] =>
  combination === '' ? [1] : combinationNamed(combination).folds;

/** The part of the stake that is still running. */
export const stakeLeftOf = ({ stake, cashed }: Pick<Ticket, 'stake' | 'cashed'>): bigint =>
  stake - cashed;
