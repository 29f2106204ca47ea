import type { BetRefusal, OrderAnswer, OrderLeg } from '@courtside/contract';
import { fromFen } from '../ledger/amount.ts';
import type { Leg, Ticket } from './ticket-row.ts';

type Method = OrderAnswer['method'];

const legAnswer = (leg: Leg): OrderLeg => ({
  gid: leg.gid,
  gidm: leg.gidm,
  wtype: leg.wtype,
  pick: leg.pick,
  ior: leg.ior,
  ratio: leg.ratio,
  strong: leg.strong,
  score: leg.isLive ? leg.score : null,
  reason: leg.reason,
});

/** Fields of the pick in an answer without a pick, or with several. */
const NO_PICK = {
  gid: '',
  gidm: '',
  wtype: null,
  pick: null,
  ior: '0.00',
  ratio: '',
  strong: '',
} as const;

function pickOf(leg: Leg) {
  const { gid, gidm, wtype, pick, ior, ratio, strong } = leg;
  return { gid, gidm, wtype, pick, ior, ratio, strong, score: leg.isLive ? leg.score : null };
}

export interface AnswerTime {
  readonly wall: number;
  /** Whether a goal was just scored, or is about to be, in any match of the ticket. */
  readonly danger: boolean;
}

/** The gateway's answer about the order under a key. */
export function orderAnswer(method: Method, ticket: Ticket, time: AnswerTime): OrderAnswer {
  const refused = ticket.status === 'refused';
  const waiting = ticket.status === 'delay';
  const [only, ...others] = ticket.legs;
  const single = only !== undefined && others.length === 0;
  const { maxStake } = ticket;
  return {
    method,
    key: ticket.key,
    active: refused ? 'refused' : waiting ? 'delay' : 'accepted',
    ticket_id: refused ? '' : ticket.id,
    reason: ticket.reason,
    ...(single ? pickOf(only) : NO_PICK),
    stake: fromFen(ticket.stake),
    maxWin: fromFen(ticket.maxWin),
    delayMs: waiting ? Math.max(0, Math.ceil(ticket.dueWall - time.wall)) : 0,
    placedAt: ticket.placedSite,
    waitReason: waiting ? (time.danger ? 'danger-ball' : 'delay') : null,
    ...(maxStake === null ? {} : { maxStake: fromFen(maxStake) }),
    ...(single
      ? {}
      : {
          legs: ticket.legs.map(legAnswer),
          combination: ticket.combination,
          lines: ticket.lines,
          unit: fromFen(ticket.unit),
        }),
  };
}

/** The answer when no order with this key was ever received. */
export const noOrder = (method: Method, key: string): OrderAnswer => ({
  method,
  key,
  active: 'none',
  ticket_id: '',
  reason: null,
  ...NO_PICK,
  stake: '0.00',
  maxWin: '0.00',
  delayMs: 0,
  placedAt: 0,
});

/** An order for which no ticket was written. */
export const refusedOrder = (method: Method, key: string, reason: BetRefusal): OrderAnswer => ({
  ...noOrder(method, key),
  active: 'refused',
  reason,
});
