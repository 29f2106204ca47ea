import type { BetRefusal, OrderAnswer, PickCode, Wtype } from '@courtside/contract';
import { type Row, toBig, toNumber, toText } from '../db/db.ts';
import { fromFen } from '../ledger/amount.ts';

type BetStatus = 'delay' | 'unsettled' | 'settled' | 'refused';

/** A bet as the database keeps it; money in fen. */
export interface Bet {
  readonly id: string;
  readonly memberId: string;
  readonly key: string;
  readonly content: string;
  readonly status: BetStatus;
  readonly reason: BetRefusal | null;
  readonly gidm: string;
  readonly gid: string;
  readonly wtype: Wtype;
  readonly pick: PickCode;
  readonly ior: string;
  readonly ratio: string;
  readonly strong: 'H' | 'C' | '';
  readonly oddsChange: 'none' | 'better' | 'any';
  readonly lineChange: boolean;
  readonly isLive: boolean;
  readonly scoreH: number;
  readonly scoreC: number;
  readonly stake: bigint;
  readonly maxWin: bigint;
  readonly placedSite: number;
  readonly dueWall: number;
}

export function betOf(row: Row): Bet {
  return {
    id: toText(row['id']),
    memberId: toText(row['member_id']),
    key: toText(row['key']),
    content: toText(row['content']),
    status: row['status'] as BetStatus,
    reason: row['reason'] as BetRefusal | null,
    gidm: toText(row['gidm']),
    gid: toText(row['gid']),
    wtype: row['wtype'] as Wtype,
    pick: row['pick'] as PickCode,
    ior: toText(row['ior']),
    ratio: toText(row['ratio']),
    strong: row['strong'] as Bet['strong'],
    oddsChange: row['odds_change'] as Bet['oddsChange'],
    lineChange: row['line_change'] === true,
    isLive: row['is_live'] === true,
    scoreH: toNumber(row['score_h']),
    scoreC: toNumber(row['score_c']),
    stake: toBig(row['stake']),
    maxWin: toBig(row['max_win']),
    placedSite: toNumber(row['placed_site']),
    dueWall: toNumber(row['due_wall']),
  };
}

/** The order behind a key as the gateway tells it. */
export function orderAnswer(method: OrderAnswer['method'], bet: Bet, wall: number): OrderAnswer {
  const refused = bet.status === 'refused';
  const waiting = bet.status === 'delay';
  return {
    method,
    key: bet.key,
    active: refused ? 'refused' : waiting ? 'delay' : 'accepted',
    ticket_id: refused ? '' : bet.id,
    reason: bet.reason,
    gid: bet.gid,
    gidm: bet.gidm,
    wtype: bet.wtype,
    pick: bet.pick,
    ior: bet.ior,
    ratio: bet.ratio,
    strong: bet.strong,
    stake: fromFen(bet.stake),
    maxWin: fromFen(bet.maxWin),
    delayMs: waiting ? Math.max(0, Math.ceil(bet.dueWall - wall)) : 0,
    placedAt: bet.placedSite,
  };
}

/** No order with this key was ever received. */
export const noOrder = (method: OrderAnswer['method'], key: string): OrderAnswer => ({
  method,
  key,
  active: 'none',
  ticket_id: '',
  reason: null,
  gid: '',
  gidm: '',
  wtype: null,
  pick: null,
  ior: '0.00',
  ratio: '',
  strong: '',
  stake: '0.00',
  maxWin: '0.00',
  delayMs: 0,
  placedAt: 0,
});
