import { createHash, randomInt } from 'node:crypto';
import { acceptance, winnings } from '@courtside/betslip';
import type { BetRefusal, OrderAnswer, QuoteAnswer, SportsRequests } from '@courtside/contract';
import { type Db, type Queryable, toText } from '../db/db.ts';
import { toFen } from '../ledger/amount.ts';
import { InsufficientFunds, lockedOf, post, walletOf } from '../ledger/ledger.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import type { World } from '../world/world.ts';
import { type Bet, betOf, noOrder, orderAnswer } from './bet-row.ts';
import { isLiveWtype, limitsOf, type MarketNow, marketNow } from './market-now.ts';
import { openQuote, type QuotedTerms, sealQuote } from './quote-token.ts';

const QUOTE_MS = 15_000;
const DELAY_MS = 5000;

type Place = SportsRequests['placeBet'];

export interface Orders {
  quote(pick: SportsRequests['getQuote']): QuoteAnswer;
  place(memberId: string, order: Place): Promise<OrderAnswer>;
  byKey(memberId: string, key: string): Promise<OrderAnswer>;
  /** Accepts or refuses the orders whose delay is over. */
  decideDue(): Promise<void>;
  /** Elapsed instant at which the next delay ends. */
  nextDue(): Promise<number | undefined>;
}

export interface OrdersParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly world: World;
  /** Seals quotes; stays on this side. */
  readonly secret: Buffer;
}

const maxWinOf = (stake: string, ior: string): bigint => toFen(winnings(stake, ior));

/** Why an order does not fit what holds now, given the member's consent. */
function changeReason(
  seen: Pick<QuotedTerms, 'ior' | 'ratio' | 'strong'>,
  now: MarketNow,
  consent: Pick<Place, 'oddsChange' | 'lineChange'>,
): BetRefusal | null {
  if (now.market === undefined) return 'market-closed';
  const { reasons } = acceptance({
    seenPrice: seen.ior,
    seenLine: { ratio: seen.ratio, strong: seen.strong },
    newPrice: now.ior,
    newLine: { ratio: now.market.ratio, strong: now.market.strong },
    ...consent,
  });
  if (reasons.includes('line-changed')) return 'line-changed';
  return reasons.length > 0 ? 'odds-changed' : null;
}

export function createOrders({ db, clock, world, secret }: OrdersParts): Orders {
  const wall = (): number => Math.floor(clock.wall());

  function check(order: Place, quoted: QuotedTerms, now: MarketNow): BetRefusal | null {
    if (clock.wall() > quoted.until) return 'quote-expired';
    if (now.refusal !== null) return now.refusal;
    const limits = limitsOf(order.wtype);
    const stake = toFen(order.stake);
    if (stake < toFen(limits.min)) return 'below-min';
    if (stake > toFen(limits.max)) return 'above-max';
    const { score } = now.state;
    if (isLiveWtype(order.wtype) && (score.h !== quoted.score.h || score.c !== quoted.score.c)) {
      return 'score-changed';
    }
    // The member agreed to what the order says, which may be older than the quote.
    return changeReason({ ior: order.ior, ratio: order.ratio, strong: quoted.strong }, now, order);
  }

  async function find(tx: Queryable, memberId: string, key: string): Promise<Bet | undefined> {
    const [row] = await tx.query('SELECT * FROM bets WHERE member_id = $1 AND key = $2', [
      memberId,
      key,
    ]);
    return row && betOf(row);
  }

  // Site time may stand still, so the tail counts up; it starts anywhere, for the sake of other instances.
  let tail = randomInt(100_000);
  function newTicket(): string {
    tail = (tail + 1) % 100_000;
    return `${Math.floor(clock.site())}${String(tail).padStart(5, '0')}`;
  }

  async function insert(tx: Queryable, memberId: string, order: Place, bet: NewBet): Promise<Bet> {
    const { now } = bet;
    const { plan, score } = now.state;
    const [row] = await tx.query(
      `INSERT INTO bets (id, member_id, key, content, status, reason, listed, gidm, gid, wtype, pick, ior, ratio,
         strong, odds_change, line_change, is_live, score_h, score_c, league, team_h, team_c, kick_off, stake,
         max_win, placed_site, due_wall)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
         $23, $24, $25, $26, $27) RETURNING *`,
      [
        newTicket(),
        memberId,
        order.key,
        bet.content,
        bet.status,
        bet.reason,
        bet.status !== 'refused',
        plan.gidm,
        order.gid,
        order.wtype,
        order.pick,
        now.ior,
        now.market?.ratio ?? order.ratio,
        now.market?.strong ?? '',
        order.oddsChange,
        order.lineChange,
        isLiveWtype(order.wtype),
        score.h,
        score.c,
        plan.league,
        plan.teamH,
        plan.teamC,
        plan.kickOff,
        toFen(order.stake).toString(),
        maxWinOf(order.stake, now.ior).toString(),
        clock.site(),
        bet.status === 'delay' ? wall() + DELAY_MS : wall(),
      ],
    );
    return betOf(row ?? {});
  }

  async function take(memberId: string, order: Place, content: string): Promise<Bet> {
    world.refresh();
    const quoted = openQuote(secret, order.quoteToken);
    const own =
      quoted?.gid === order.gid && quoted.wtype === order.wtype && quoted.pick === order.pick;
    const now = marketNow(world, order.gid, order.wtype, order.pick);
    if (quoted === undefined || !own || now === undefined) throw new Refusal(6007);
    const reason = check(order, quoted, now);
    const stake = toFen(order.stake);
    const save = (status: Bet['status'], refusal: BetRefusal | null): Promise<Bet> =>
      db.transaction(async (tx) => {
        const known = await find(tx, memberId, order.key);
        if (known !== undefined) return known;
        const bet = await insert(tx, memberId, order, { content, status, reason: refusal, now });
        if (status !== 'refused') {
          await post(
            tx,
            { kind: 'stake', ref: `stake:${bet.id}`, wall: wall(), site: clock.site() },
            [
              [walletOf(memberId), -stake],
              [lockedOf(memberId), stake],
            ],
          );
        }
        return bet;
      });
    if (reason !== null || stake === 0n) return save('refused', reason ?? 'below-min');
    try {
      return await save(isLiveWtype(order.wtype) ? 'delay' : 'unsettled', null);
    } catch (fault) {
      if (fault instanceof InsufficientFunds) return save('refused', 'balance');
      throw fault;
    }
  }

  /** What becomes of an order whose delay is over. */
  function verdict(bet: Bet): { reason: BetRefusal | null; now: MarketNow | undefined } {
    const now = marketNow(world, bet.gid, bet.wtype, bet.pick);
    const reason = ((): BetRefusal | null => {
      if (now === undefined) return 'market-closed';
      const { score } = now.state;
      if (score.h !== bet.scoreH || score.c !== bet.scoreC) return 'score-changed';
      if (now.refusal === 'suspended' && now.listed?.danger === true) return 'danger-ball';
      if (now.refusal !== null) return now.refusal;
      if (now.listed?.danger === true) return 'danger-ball';
      return changeReason(bet, now, bet);
    })();
    return { reason, now };
  }

  const decide = (id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const [row] = await tx.query(`SELECT * FROM bets WHERE id = $1 AND status = 'delay'`, [id]);
      if (row === undefined) return;
      const bet = betOf(row);
      const { reason, now } = verdict(bet);
      if (reason === null && now?.market !== undefined) {
        const stake = `${bet.stake / 100n}.${String(bet.stake % 100n).padStart(2, '0')}`;
        await tx.query(
          `UPDATE bets SET status = 'unsettled', ior = $2, ratio = $3, strong = $4, max_win = $5 WHERE id = $1`,
          [id, now.ior, now.market.ratio, now.market.strong, maxWinOf(stake, now.ior).toString()],
        );
        return;
      }
      // The price now is told, so that the member can be asked again.
      await tx.query(
        `UPDATE bets SET status = 'refused', reason = $2, settled_site = $3, ior = $4 WHERE id = $1`,
        [id, reason, clock.site(), reason === 'odds-changed' ? (now?.ior ?? bet.ior) : bet.ior],
      );
      await post(tx, { kind: 'refund', ref: `refund:${id}`, wall: wall(), site: clock.site() }, [
        [lockedOf(bet.memberId), -bet.stake],
        [walletOf(bet.memberId), bet.stake],
      ]);
    });

  return {
    quote({ gid, wtype, pick }) {
      world.refresh();
      const now = marketNow(world, gid, wtype, pick);
      if (now === undefined) throw new Refusal(6004);
      const terms = {
        gid,
        wtype,
        pick,
        ior: now.ior,
        ratio: now.market?.ratio ?? '',
        strong: now.market?.strong ?? ('' as const),
        score: now.state.score,
      };
      return {
        method: 'getQuote',
        gidm: now.state.plan.gidm,
        ...terms,
        open: now.refusal === null,
        isLive: isLiveWtype(wtype),
        ...limitsOf(wtype),
        token: sealQuote(secret, { ...terms, until: wall() + QUOTE_MS }),
        expiresInMs: QUOTE_MS,
      };
    },
    async place(memberId, order) {
      const { key, gid, wtype, pick, stake, oddsChange, lineChange } = order;
      const content = createHash('sha256')
        .update([gid, wtype, pick, toFen(stake), oddsChange, lineChange].join('|'))
        .digest('hex');
      const bet = (await find(db, memberId, key)) ?? (await take(memberId, order, content));
      const answer = orderAnswer('placeBet', bet, wall());
      if (bet.content === content) return answer;
      return {
        ...noOrder('placeBet', key),
        active: 'refused',
        reason: 'key-reused',
        gid,
        wtype,
        pick,
        stake: order.stake,
      };
    },
    async byKey(memberId, key) {
      const bet = await find(db, memberId, key);
      return bet === undefined ? noOrder('getOrder', key) : orderAnswer('getOrder', bet, wall());
    },
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

interface NewBet {
  readonly content: string;
  readonly status: Bet['status'];
  readonly reason: BetRefusal | null;
  readonly now: MarketNow;
}
