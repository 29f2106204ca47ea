import { randomInt } from 'node:crypto';
import type { BetPick, BetRefusal, BetStatus, BetWtype } from '@courtside/contract';
import type { Queryable } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { MarketNow } from './market-now.ts';
import { gtypeOf, isLiveWtype } from './market-now.ts';
import { type Ticket, ticketsWhere } from './ticket-row.ts';

/** A leg as it is stored: the requested terms and the current market. */
export interface NewLeg {
  readonly gid: string;
  readonly wtype: BetWtype;
  readonly pick: BetPick;
  /** The price that the member saw. */
  readonly ior: string;
  readonly ratio: string;
  readonly now: MarketNow;
  readonly reason: BetRefusal | null;
}

export interface NewTicket {
  readonly key: string;
  readonly content: string;
  readonly status: BetStatus;
  readonly reason: BetRefusal | null;
  readonly combination: string;
  readonly lines: number;
  readonly unit: bigint;
  readonly maxWin: bigint;
  readonly maxStake: bigint | null;
  readonly category: string;
  readonly oddsChange: string;
  readonly lineChange: boolean;
  /** The instant by which limits are counted. */
  readonly site: number;
  readonly dueWall: number;
  readonly legs: readonly NewLeg[];
}

export interface OrderStore {
  find(tx: Queryable, memberId: string, key: string): Promise<Ticket | undefined>;
  insert(tx: Queryable, memberId: string, ticket: NewTicket): Promise<Ticket>;
  /** Closes a key for good; a closed key stays closed. */
  giveUp(tx: Queryable, memberId: string, key: string): Promise<void>;
  isGivenUp(tx: Queryable, memberId: string, key: string): Promise<boolean>;
}

export function createOrderStore(clock: SiteClock): OrderStore {
  // Site time may stand still, so a counter follows it; it starts at random, because there may be several instances.
  let tail = randomInt(100_000);
  function newNumber(): string {
    tail = (tail + 1) % 100_000;
    return `${Math.floor(clock.site())}${String(tail).padStart(5, '0')}`;
  }

  async function insertLeg(tx: Queryable, id: string, place: number, leg: NewLeg): Promise<void> {
    const { plan, score } = leg.now.state;
    await tx.query(
      `INSERT INTO bet_legs (bet_id, place, gidm, gid, wtype, pick, ior, ratio, strong, is_live, score_h, score_c,
         base_h, base_c, league, team_h, team_c, kick_off, reason, gtype, seen_ior)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
      [
        id,
        place,
        plan.gidm,
        leg.gid,
        leg.wtype,
        leg.pick,
        leg.now.ior,
        leg.now.market?.ratio ?? leg.ratio,
        leg.now.market?.strong ?? '',
        isLiveWtype(leg.wtype),
        score.h,
        score.c,
        plan.league,
        plan.teamH,
        plan.teamC,
        plan.kickOff,
        leg.reason,
        gtypeOf(leg.wtype, leg.now.state),
        leg.ior,
      ],
    );
  }

  const find: OrderStore['find'] = async (tx, memberId, key) => {
    const [found] = await ticketsWhere(tx, 'WHERE member_id = $1 AND key = $2', [memberId, key]);
    return found;
  };

  return {
    find,
    async giveUp(tx, memberId, key) {
      await tx.query(
        'INSERT INTO given_up_orders (member_id, key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [memberId, key],
      );
    },
    async isGivenUp(tx, memberId, key) {
      const rows = await tx.query(
        'SELECT 1 FROM given_up_orders WHERE member_id = $1 AND key = $2',
        [memberId, key],
      );
      return rows.length > 0;
    },
    async insert(tx, memberId, ticket) {
      const id = newNumber();
      await tx.query(
        `INSERT INTO bets (id, member_id, key, content, status, reason, listed, odds_change, line_change, stake,
           max_win, placed_site, due_wall, combination, lines, unit, category, max_stake)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
        [
          id,
          memberId,
          ticket.key,
          ticket.content,
          ticket.status,
          ticket.reason,
          ticket.status !== 'refused',
          ticket.oddsChange,
          ticket.lineChange,
          (ticket.unit * BigInt(ticket.lines)).toString(),
          ticket.maxWin.toString(),
          ticket.site,
          ticket.dueWall,
          ticket.combination,
          ticket.lines,
          ticket.unit.toString(),
          ticket.category,
          ticket.maxStake?.toString() ?? null,
        ],
      );
      for (const [place, leg] of ticket.legs.entries()) await insertLeg(tx, id, place, leg);
      const [made] = await ticketsWhere(tx, 'WHERE id = $1', [id]);
      if (made === undefined) throw new Error('A ticket that was just written is not there');
      return made;
    },
  };
}
