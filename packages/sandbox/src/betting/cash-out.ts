import { createHash } from 'node:crypto';
import type {
  CashOutAnswer,
  CashOutOffer,
  CashOutOffersAnswer,
  SportsRequests,
} from '@courtside/contract';
import { type Db, type Queryable, type Row, toBig, toNumber, toText } from '../db/db.ts';
import { fromFen, toFen } from '../ledger/amount.ts';
import { HOUSE, lockedOf, post, walletOf } from '../ledger/ledger.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import type { World } from '../world/world.ts';
import { type CashOutPolicies, cashOutPolicy } from './cash-out-policy.ts';
import { valueOf, type Valued } from './cash-out-value.ts';
import { openOffer, sealOffer } from './offer-token.ts';
import { lockTicket, stakeLeftOf, type Ticket, ticketsWhere } from './ticket-row.ts';

const OFFER_MS = 10_000;
const MIN_PART = '10.00';

type Reason = CashOutAnswer['reason'];
type Order = SportsRequests['cashOut'];

export interface CashOuts {
  offers(memberId: string, ids: readonly string[]): Promise<CashOutOffersAnswer>;
  /** @throws Refusal 6007 for a token of another ticket, 6004 for another member's ticket */
  cashOut(memberId: string, order: Order): Promise<CashOutAnswer>;
  byKey(memberId: string, key: string): Promise<CashOutAnswer>;
}

export interface CashOutParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly world: World;
  readonly play: Play;
  readonly secret: Buffer;
  readonly policies: CashOutPolicies;
}

const contentOf = ({ ticket_id, amount, value }: Order): string =>
  createHash('sha256')
    .update([ticket_id, amount === '' ? '' : toFen(amount), toFen(value)].join('|'))
    .digest('hex');

/** A part's share of the whole value. */
const partOf = (value: bigint, part: bigint, whole: bigint): bigint => (value * part) / whole;

const answerOf = (method: CashOutAnswer['method'], row: Row): CashOutAnswer => ({
  method,
  key: toText(row['key']),
  active: row['reason'] === null ? 'accepted' : 'refused',
  reason: row['reason'] as Reason,
  ticket_id: toText(row['bet_id']),
  value: fromFen(toBig(row['value'])),
  stakeLeft: fromFen(toBig(row['stake_left'])),
});

export function createCashOuts(parts: CashOutParts): CashOuts {
  const { db, clock, world, play, secret, policies } = parts;
  const policy = () => cashOutPolicy(policies, play.market().name);

  function offerOf(id: string, ticket: Ticket | undefined): CashOutOffer {
    const { open, margin } = policy();
    const left = ticket === undefined ? 0n : stakeLeftOf(ticket);
    const valued = ((): Valued => {
      if (!open) return { ok: false, reason: 'switched-off' };
      if (ticket === undefined) return { ok: false, reason: 'not-open' };
      return valueOf(world, ticket, margin);
    })();
    const common = {
      ticket_id: id,
      stakeLeft: fromFen(left),
      minPart: MIN_PART,
    };
    if (!valued.ok) {
      const { reason } = valued;
      const status = reason === 'suspended' ? 'suspended' : 'unavailable';
      return { ...common, status, reason, value: '0.00', token: '', expiresInMs: 0 };
    }
    const until = Math.floor(clock.wall()) + OFFER_MS;
    const { value } = valued;
    return {
      ...common,
      status: 'open',
      reason: null,
      value: fromFen(value),
      token: sealOffer(secret, { ticketId: id, value, stakeLeft: left, until }),
      expiresInMs: OFFER_MS,
    };
  }

  const find = async (tx: Queryable, memberId: string, key: string): Promise<Row | undefined> => {
    const [row] = await tx.query('SELECT * FROM cash_outs WHERE member_id = $1 AND key = $2', [
      memberId,
      key,
    ]);
    return row;
  };

  /** Decides an order for a part of the stake, by the current value. */
  function judge(
    ticket: Ticket,
    order: Order,
    part: bigint,
  ): { readonly reason: Reason; readonly value: bigint } {
    const { open, margin } = policy();
    const left = stakeLeftOf(ticket);
    const offer = openOffer(secret, order.offerToken);
    if (!open) return { reason: 'unavailable', value: 0n };
    const valued = valueOf(world, ticket, margin);
    if (!valued.ok) {
      const { reason } = valued;
      return {
        reason: reason === 'settled' || reason === 'suspended' ? reason : 'unavailable',
        value: 0n,
      };
    }
    const rest = left - part;
    const least = toFen(MIN_PART);
    const value = rest < 0n ? 0n : partOf(valued.value, part, left);
    if (rest < 0n) return { reason: 'value-changed', value };
    if (rest > 0n && (part < least || rest < least)) return { reason: 'below-min', value };
    if (offer === undefined || clock.wall() > offer.until) return { reason: 'expired', value };
    // Never less than the member saw; an offer is void when a part has been cashed out since.
    if (offer.stakeLeft !== left || value < toFen(order.value)) {
      return { reason: 'value-changed', value };
    }
    return value === 0n ? { reason: 'unavailable', value } : { reason: null, value };
  }

  async function pay(tx: Queryable, ticket: Ticket, number: string, part: bigint, value: bigint) {
    const whole = part === stakeLeftOf(ticket);
    await tx.query(
      `UPDATE bets SET cashed = cashed + $2::bigint, payout = payout + $3::bigint,
         status = CASE WHEN $4 THEN 'settled' ELSE status END,
         settled_site = CASE WHEN $4 THEN $5::bigint ELSE settled_site END WHERE id = $1`,
      [ticket.id, part.toString(), value.toString(), whole, Math.floor(clock.site())],
    );
    const entry = { wall: clock.wall(), site: clock.site() };
    await post(tx, { kind: 'cash-out', ref: `cash-out:${ticket.id}:${number}`, ...entry }, [
      [lockedOf(ticket.memberId), -part],
      [HOUSE, part - value],
      [walletOf(ticket.memberId), value],
    ]);
  }

  const take = (memberId: string, order: Order, content: string): Promise<Row> =>
    db.transaction(async (tx) => {
      const known = await find(tx, memberId, order.key);
      if (known !== undefined) return known;
      const ticket = await lockTicket(tx, order.ticket_id);
      if (ticket === undefined || ticket.memberId !== memberId) throw new Refusal(6004);
      const left = stakeLeftOf(ticket);
      const part = order.amount === '' ? left : toFen(order.amount);
      const { reason, value } = judge(ticket, order, part);
      const [row] = await tx.query(
        `INSERT INTO cash_outs (member_id, key, content, bet_id, reason, stake, value, stake_left, at_site)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING *, number::text AS name`,
        [
          memberId,
          order.key,
          content,
          ticket.id,
          reason,
          part.toString(),
          value.toString(),
          (reason === null ? left - part : left).toString(),
          Math.floor(clock.site()),
        ],
      );
      if (row === undefined) throw new Error('A cash-out that was just written is not there');
      if (reason === null) await pay(tx, ticket, toText(row['name']), part, value);
      return row;
    });

  return {
    async offers(memberId, ids) {
      world.refresh();
      const found = await ticketsWhere(
        db,
        'WHERE member_id = $1 AND listed AND id = ANY($2::text[])',
        [memberId, [...new Set(ids)]],
      );
      const byId = new Map(found.map((ticket) => [ticket.id, ticket]));
      return { method: 'getCashOut', offers: ids.map((id) => offerOf(id, byId.get(id))) };
    },
    async cashOut(memberId, order) {
      const content = contentOf(order);
      const offer = openOffer(secret, order.offerToken);
      if (offer === undefined || offer.ticketId !== order.ticket_id) throw new Refusal(6007);
      world.refresh();
      const row = (await find(db, memberId, order.key)) ?? (await take(memberId, order, content));
      if (row['content'] === content) return answerOf('cashOut', row);
      const { key, ticket_id } = order;
      return { ...none('cashOut', key), active: 'refused', reason: 'key-reused', ticket_id };
    },
    async byKey(memberId, key) {
      const row = await find(db, memberId, key);
      return row === undefined ? none('getCashOutOrder', key) : answerOf('getCashOutOrder', row);
    },
  };
}

const none = (method: CashOutAnswer['method'], key: string): CashOutAnswer => ({
  method,
  key,
  active: 'none',
  reason: null,
  ticket_id: '',
  value: '0.00',
  stakeLeft: '0.00',
});

/** The cash-outs of a ticket, in order. */
export async function cashOutsOf(
  db: Queryable,
  id: string,
): Promise<{ at: number; stake: string; value: string }[]> {
  const rows = await db.query(
    'SELECT * FROM cash_outs WHERE bet_id = $1 AND reason IS NULL ORDER BY number',
    [id],
  );
  return rows.map((row) => ({
    at: toNumber(row['at_site']),
    stake: fromFen(toBig(row['stake'])),
    value: fromFen(toBig(row['value'])),
  }));
}
