import { createHash } from 'node:crypto';
import type { BetRefusal, OrderAnswer, SportsRequests } from '@courtside/contract';
import { type Db, type Queryable, toText } from '../db/db.ts';
import { fromFen, toFen } from '../ledger/amount.ts';
import { InsufficientFunds, lockedOf, post, walletOf } from '../ledger/ledger.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { isScriptState } from '../world/match-state.ts';
import type { World } from '../world/world.ts';
import {
  legReason,
  mostOf,
  type QuotedLeg,
  shapeOf,
  stakeBounds,
  verdictOf,
  type WantedOrder,
} from './acceptance.ts';
import { categoryOf, limitRefusal, type LimitRefusal, type LimitsNow } from './bet-limits.ts';
import { gtypeOf, isLiveWtype, marketNow } from './market-now.ts';
import { noOrder, orderAnswer, refusedOrder } from './order-answer.ts';
import { createOrderStore } from './order-store.ts';
import { openQuote } from './quote-token.ts';
import { foldsOf, lockTicket, type Ticket } from './ticket-row.ts';

const DELAY_MS = 5000;

export interface Orders {
  place(memberId: string, order: SportsRequests['placeBet']): Promise<OrderAnswer>;
  placeSeries(memberId: string, order: SportsRequests['placeSeries']): Promise<OrderAnswer>;
  byKey(memberId: string, key: string): Promise<OrderAnswer>;
  /** Like `byKey`; when there is no such order, none is ever accepted under the key. */
  giveUp(memberId: string, key: string): Promise<OrderAnswer>;
  /** Accepts or refuses the orders whose delay is over. */
  decideDue(): Promise<void>;
  /** Elapsed instant at which the next delay ends. */
  nextDue(): Promise<number | undefined>;
}

export interface OrdersParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly world: World;
  readonly play: Play;
  /** Seed of the exchange rates by which payout limits are counted. */
  readonly seed: number;
  readonly limits: LimitsNow;
  /** Signs quotes; never leaves the gateway. */
  readonly secret: Buffer;
}

/** The fields of a leg that limits use. */
const limited = ({ now: { state }, wtype, pick }: QuotedLeg) => ({
  gidm: state.plan.gidm,
  gtype: gtypeOf(wtype, state),
  discipline: isScriptState(state) ? state.plan.discipline : undefined,
  wtype,
  pick,
});

/** Digest of everything that the member agreed to: the same key with other content is another order. */
function contentOf({ legs, combination, unit, oddsChange, lineChange }: WantedOrder): string {
  const terms = legs.map(({ gid, wtype, pick, ior, ratio, score, strong = null }) => [
    ...[gid, wtype, pick, ior, ratio, strong],
    score === undefined ? null : [score.h, score.c],
  ]);
  const all = [combination, toFen(unit).toString(), oddsChange, lineChange, terms];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

async function lockMember(tx: Queryable, memberId: string): Promise<void> {
  await tx.query('SELECT id FROM members WHERE id = $1 FOR UPDATE', [memberId]);
}

export function createOrders(parts: OrdersParts): Orders {
  const { db, clock, world, play, secret } = parts;
  const wall = (): number => Math.floor(clock.wall());
  const store = createOrderStore(clock);

  /** @throws Refusal 6007 for a leg whose quote is not of this gateway, or of another pick */
  function quotedLegs({ legs }: WantedOrder): QuotedLeg[] {
    return legs.map((leg) => {
      const quoted = openQuote(secret, leg.quoteToken);
      const own = quoted?.gid === leg.gid && quoted.wtype === leg.wtype && quoted.pick === leg.pick;
      const now = marketNow(world, leg.gid, leg.wtype, leg.pick);
      if (quoted === undefined || !own || now === undefined) throw new Refusal(6007);
      return { ...leg, quoted, now };
    });
  }

  /** Null for an order that was given up. */
  async function take(
    memberId: string,
    order: WantedOrder,
    content: string,
  ): Promise<Ticket | null> {
    world.refresh();
    const legs = quotedLegs(order);
    const shape = shapeOf(world, order);
    const unit = toFen(order.unit);
    const stake = unit * BigInt(shape.lines);
    const most = mostOf(
      legs.map(({ now }) => now.ior),
      shape.folds,
      unit,
    );
    const reasons = legs.map((leg, at) => {
      if (shape.legs.includes(at)) return shape.reason;
      return legReason(leg, order, clock.wall());
    });
    const bounds = stakeBounds(order);
    const tooMuch: LimitRefusal | null =
      unit > bounds.max ? { reason: 'above-max', maxStake: bounds.max } : null;
    const reason: BetRefusal | null =
      shape.reason ??
      reasons.find((each) => each !== null) ??
      (unit < bounds.min ? 'below-min' : (tooMuch?.reason ?? null));
    // A first check before anything is written; the check in the transaction of the money decides.
    await play.mayStake(db, memberId, { fen: stake, activity: 'bet', now: clock.site() });
    const waits = legs.some(({ wtype }) => isLiveWtype(wtype));

    async function write(
      tx: Queryable,
      site: number,
      refusal: Pick<LimitRefusal, 'reason' | 'maxStake'> | null,
    ): Promise<Ticket> {
      const ticket = await store.insert(tx, memberId, {
        key: order.key,
        content,
        status: refusal !== null ? 'refused' : waits ? 'delay' : 'unsettled',
        reason: refusal?.reason ?? null,
        combination: shape.reason === 'combination' ? '' : order.combination,
        lines: shape.lines,
        unit,
        maxWin: most > stake ? most - stake : 0n,
        maxStake: refusal?.maxStake ?? null,
        category: categoryOf(legs.map(limited)),
        oddsChange: order.oddsChange,
        lineChange: order.lineChange,
        site,
        dueWall: refusal === null && waits ? wall() + DELAY_MS : wall(),
        legs: legs.map((leg, at) => ({ ...leg, reason: reasons[at] ?? null })),
      });
      if (refusal !== null) return ticket;
      await post(tx, { kind: 'stake', ref: `stake:${ticket.id}`, wall: wall(), site }, [
        [walletOf(memberId), -stake],
        [lockedOf(memberId), stake],
      ]);
      return ticket;
    }

    const save = (
      refusal: Pick<LimitRefusal, 'reason' | 'maxStake'> | null,
    ): Promise<Ticket | null> =>
      db.transaction(async (tx) => {
        const known = await store.find(tx, memberId, order.key);
        if (known !== undefined) return known;
        const site = clock.site();
        // One order at a time for a member, so that a second one counts the first.
        if (refusal === null) await lockMember(tx, memberId);
        if (await store.isGivenUp(tx, memberId, order.key)) return null;
        if (refusal !== null) return write(tx, site, refusal);
        if (play.rules.has('checked-with-money')) {
          await play.mayStake(tx, memberId, { fen: stake, activity: 'bet', now: site });
        }
        const bet = {
          combination: order.combination,
          lines: shape.lines,
          stake,
          most,
          unitMin: bounds.min,
          marketMax: bounds.max * BigInt(shape.lines),
          legs: legs.map(limited),
        };
        return write(tx, site, await limitRefusal(tx, memberId, bet, parts));
      });
    if (reason !== null || stake === 0n) {
      return save(
        reason === 'above-max' && tooMuch !== null
          ? tooMuch
          : { reason: reason ?? 'below-min', maxStake: null },
      );
    }
    try {
      return await save(null);
    } catch (fault) {
      if (fault instanceof InsufficientFunds) return save({ reason: 'balance', maxStake: null });
      throw fault;
    }
  }

  const answer = (method: OrderAnswer['method'], ticket: Ticket): OrderAnswer =>
    orderAnswer(method, ticket, {
      wall: wall(),
      danger: ticket.legs.some(({ gidm, isLive }) => isLive && world.find(gidm)?.danger === true),
    });

  /** Accepts an order once; the same key with other content, or a key that was given up, is refused. */
  async function placeOnce(
    method: 'placeBet' | 'placeSeries',
    memberId: string,
    order: WantedOrder,
  ): Promise<OrderAnswer | 'key-reused' | 'given-up'> {
    const content = contentOf(order);
    const known = await store.find(db, memberId, order.key);
    const ticket = known ?? (await take(memberId, order, content));
    if (ticket === null) return 'given-up';
    return ticket.content === content ? answer(method, ticket) : 'key-reused';
  }

  const decide = (id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const ticket = await lockTicket(tx, id);
      if (ticket === undefined || ticket.status !== 'delay') return;
      const judged = ticket.legs.map((leg) => {
        const now = marketNow(world, leg.gid, leg.wtype, leg.pick);
        return { leg, now, reason: verdictOf(leg, now, ticket) };
      });
      for (const { leg, now, reason } of judged) {
        // The current price is stored, so that the member can be asked again.
        const told = reason === null || reason === 'odds-changed';
        await tx.query(
          `UPDATE bet_legs SET reason = $3, ior = $4, ratio = $5, strong = $6 WHERE bet_id = $1 AND place = $2`,
          [
            id,
            leg.place,
            reason,
            told ? (now?.ior ?? leg.ior) : leg.ior,
            reason === null ? (now?.market?.ratio ?? leg.ratio) : leg.ratio,
            reason === null ? (now?.market?.strong ?? leg.strong) : leg.strong,
          ],
        );
      }
      const refused = judged.find(({ reason }) => reason !== null);
      if (refused === undefined) {
        const prices = judged.map(({ now, leg }) => now?.ior ?? leg.ior);
        const most = mostOf(prices, foldsOf(ticket), ticket.unit);
        await tx.query(`UPDATE bets SET status = 'unsettled', max_win = $2 WHERE id = $1`, [
          id,
          (most - ticket.stake).toString(),
        ]);
        return;
      }
      await tx.query(
        `UPDATE bets SET status = 'refused', reason = $2, settled_site = $3 WHERE id = $1`,
        [id, refused.reason, clock.site()],
      );
      await post(tx, { kind: 'refund', ref: `refund:${id}`, wall: wall(), site: clock.site() }, [
        [lockedOf(ticket.memberId), -ticket.stake],
        [walletOf(ticket.memberId), ticket.stake],
      ]);
    });

  return {
    async place(memberId, order) {
      const { key, quoteToken, gid, wtype, pick, ior, ratio, strong, score, stake } = order;
      const leg = {
        ...{ quoteToken, gid, wtype, pick, ior, ratio },
        ...(strong !== undefined && { strong }),
        ...(score && { score }),
      };
      const { oddsChange, lineChange } = order;
      const wanted = { key, legs: [leg], combination: '', unit: stake, oddsChange, lineChange };
      const placed = await placeOnce('placeBet', memberId, wanted);
      if (typeof placed === 'object') return placed;
      return { ...refusedOrder('placeBet', key, placed), gid, wtype, pick, stake };
    },
    async placeSeries(memberId, order) {
      const { key, legs, combination, unit, oddsChange, lineChange } = order;
      const wanted = { key, legs, combination, unit, oddsChange, lineChange };
      const placed = await placeOnce('placeSeries', memberId, wanted);
      if (typeof placed === 'object') return placed;
      return {
        ...refusedOrder('placeSeries', key, placed),
        combination,
        unit: fromFen(toFen(unit)),
      };
    },
    async byKey(memberId, key) {
      const ticket = await store.find(db, memberId, key);
      if (ticket !== undefined) return answer('getOrder', ticket);
      return (await store.isGivenUp(db, memberId, key))
        ? refusedOrder('getOrder', key, 'given-up')
        : noOrder('getOrder', key);
    },
    giveUp: (memberId, key) =>
      db.transaction(async (tx) => {
        // An order under the same key is either stored before this, or comes too late.
        await lockMember(tx, memberId);
        const ticket = await store.find(tx, memberId, key);
        if (ticket !== undefined) return answer('getOrder', ticket);
        await store.giveUp(tx, memberId, key);
        return refusedOrder('getOrder', key, 'given-up');
      }),
    async decideDue() {
      const rows = await db.query(
        `SELECT id FROM bets WHERE status = 'delay' AND due_wall <= $1 ORDER BY due_wall, number`,
        [wall()],
      );
      for (const row of rows) await decide(toText(row['id']));
    },
    async nextDue() {
      const [row] = await db.query(
        `SELECT MIN(due_wall)::text AS next FROM bets WHERE status = 'delay'`,
      );
      const next = row?.['next'];
      return typeof next === 'string' ? Number(next) : undefined;
    },
  };
}
