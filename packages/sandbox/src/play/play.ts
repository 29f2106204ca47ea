import {
  type Activity,
  ALL_RULES,
  breakAt,
  breakRefusal,
  DEMO,
  isIdle,
  judgeActivity,
  judgeAmount,
  type MarketPolicies,
  MARKET_POLICIES,
  type MarketPolicy,
  type PlayBreak,
  type PlayRefusal,
  type PlaySession,
  policyFor,
  type Presence,
  type RuleSet,
  seen,
  type SessionTimes,
  type Situation,
  timeLimitMs,
} from '@courtside/responsible-play';
import type { SiteGate } from '../access/site-gate.ts';
import { memberById } from '../access/members.ts';
import { type Db, type Queryable, toNumber } from '../db/db.ts';
import { CURRENCY } from '../ledger/amount.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { dayNumber } from '../time/beijing.ts';
import { Refusal } from '../wire/refusal.ts';
import { type IdentityKind, refuseIdentity, rememberIdentities } from './identities.ts';
import { refusalData } from './play-answers.ts';
import { addBreak, breaksOf, limitsOf, saveSession, sessionOf, usedSince } from './play-store.ts';

const MINUTE_MS = 60_000;
/** An open page makes calls more often than this; a longer silence does not count as time played. */
const PRESENT_MS = 5 * MINUTE_MS;
/** Minimum time between two writes of a session for automatic calls of a page. */
const WRITE_EVERY_MS = 5000;

export interface PlayParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly gate: SiteGate;
  /** Name of the market policy; one that is not in the table gets the strictest. */
  readonly market: string;
  readonly policies?: MarketPolicies;
  /** All rules, except in negative controls. */
  readonly rules?: RuleSet;
}

/** Enforces player protection. Methods that take a transaction must be called in the transaction that they guard. */
export interface Play {
  readonly rules: RuleSet;
  market(): { name: string; policy: MarketPolicy };
  /** For tests and demonstrations: changes the market from now on. */
  setMarket(name: string, policies?: MarketPolicies): void;
  situation(at: Queryable, memberId: string, now?: number): Promise<Situation>;
  /** @throws Refusal 6702 to 6708 */
  may(at: Queryable, memberId: string, activity: Activity): Promise<void>;
  /** The refusal when a break blocks the activity; null when it is allowed. */
  shutBy(memberId: string, activity: Activity): Promise<PlayRefusal | null>;
  /**
   * Checks a bet or a round. `now` must be the instant that is stored with it.
   *
   * @throws Refusal 6701 to 6707
   */
  mayStake(
    at: Queryable,
    memberId: string,
    stake: { readonly fen: bigint; readonly activity: 'bet' | 'game'; readonly now: number },
  ): Promise<void>;
  /** @throws Refusal 6701, 6704 to 6707 */
  mayDeposit(at: Queryable, memberId: string, fen: bigint, now: number): Promise<void>;
  /** @throws Refusal 6705 for an excluded member whose login does not state that they know */
  mayLogIn(memberId: string, restricted: boolean): Promise<void>;
  /** @throws Refusal 6031, 6033 */
  mayPlayFrom(ip: string): Promise<void>;
  /** @throws Refusal 6711 */
  mayHave(at: Queryable, memberId: string, kind: IdentityKind, value: string): Promise<void>;
  /** Must be called when a member on a break got a new mark by which they are recognised. */
  remember(tx: Queryable, memberId: string): Promise<void>;
  /** Records a member's presence. @throws Refusal 6709 while they must reauthenticate */
  present(memberId: string, how: Presence, idleMay?: boolean): Promise<void>;
  sessionNow(at: Queryable, memberId: string): Promise<PlaySession>;
  startBreak(tx: Queryable, memberId: string, made: PlayBreak): Promise<PlayBreak>;
  /** Blocks play because of an entered birthday. */
  shutUntil(memberId: string, until: number): Promise<void>;
}

export function createPlay(parts: PlayParts): Play {
  const { db, clock, gate, rules = ALL_RULES } = parts;
  let name = parts.market;
  let policies = parts.policies ?? MARKET_POLICIES;
  const now = (): number => Math.floor(clock.site());
  const policyNow = (): MarketPolicy =>
    rules.has('strictest-unconfigured') ? policyFor(name, policies) : (policies[name] ?? DEMO);
  const written = new Map<string, number>();

  const timesOf = (limits: Situation['limits'], policy: MarketPolicy): SessionTimes => ({
    restMinutes: policy.restMinutes,
    sessionMs: timeLimitMs(limits, 'session', policy, CURRENCY, rules),
    checkMs: timeLimitMs(limits, 'reality-check', policy, CURRENCY, rules),
    idleMs: policy.idleMinutes === null ? null : policy.idleMinutes * MINUTE_MS,
  });

  async function situation(at: Queryable, memberId: string, instant = now()): Promise<Situation> {
    const policy = policyNow();
    const limits = await limitsOf(at, memberId);
    const [age] = await at.query('SELECT shut_until FROM play_ages WHERE member_id = $1', [
      memberId,
    ]);
    return {
      now: instant,
      policy,
      currency: CURRENCY,
      limits,
      breaks: await breaksOf(at, memberId),
      birthday: (await memberById(at, memberId))?.profile.birthday ?? null,
      shutUntil: age === undefined ? null : toNumber(age['shut_until']),
      session: await sessionOf(at, memberId),
      times: timesOf(limits, policy),
    };
  }

  /** One at a time for a member, so that of two devices at once, the second counts the first. */
  const alone = (tx: Queryable, memberId: string): Promise<unknown> =>
    tx.query('SELECT id FROM members WHERE id = $1 FOR UPDATE', [memberId]);

  async function refuse(
    at: Queryable,
    memberId: string,
    refusal: PlayRefusal | null,
  ): Promise<void> {
    if (refusal === null) return;
    throw new Refusal(refusal.code, undefined, await refusalData(at, memberId, refusal, play));
  }

  const play: Play = {
    rules,
    market: () => ({ name, policy: policyNow() }),
    setMarket(wanted, table) {
      name = wanted;
      if (table !== undefined) policies = table;
    },
    situation,
    async may(at, memberId, activity) {
      await refuse(at, memberId, judgeActivity(activity, await situation(at, memberId), rules));
    },
    async shutBy(memberId, activity) {
      return breakRefusal(activity, { breaks: await breaksOf(db, memberId), now: now() }, rules);
    },
    async mayStake(at, memberId, { fen, activity, now: instant }) {
      if (at !== db) await alone(at, memberId);
      const known = await situation(at, memberId, instant);
      await refuse(at, memberId, judgeActivity(activity, known, rules));
      const used = (kind: Parameters<typeof usedSince>[2], from: number): Promise<bigint> =>
        usedSince(at, memberId, kind, from, rules.has('pending-counts'));
      await refuse(at, memberId, await judgeAmount('stake', fen, known, used, rules));
    },
    async mayDeposit(at, memberId, fen, instant) {
      await alone(at, memberId);
      const known = await situation(at, memberId, instant);
      await refuse(at, memberId, judgeActivity('deposit', known, rules));
      const used = (kind: Parameters<typeof usedSince>[2], from: number): Promise<bigint> =>
        usedSince(at, memberId, kind, from, rules.has('pending-counts'));
      await refuse(at, memberId, await judgeAmount('deposit', fen, known, used, rules));
    },
    async mayLogIn(memberId, restricted) {
      if (restricted || !rules.has('exclusion-login')) return;
      const holding = breakAt(await breaksOf(db, memberId), now(), rules);
      if (holding?.kind === 'exclusion') {
        throw new Refusal(6705, undefined, { until: holding.until });
      }
    },
    async mayPlayFrom(ip) {
      if (rules.has('region-play')) await gate.region(ip);
    },
    mayHave: (at, memberId, kind, value) => refuseIdentity(at, memberId, kind, value, now(), rules),
    async remember(tx, memberId) {
      if (breakAt(await breaksOf(tx, memberId), now()) !== null) {
        await rememberIdentities(tx, memberId);
      }
    },
    async present(memberId, how, idleMay = false) {
      const last = written.get(memberId);
      const at = now();
      const fresh = last !== undefined && at >= last && at - last < WRITE_EVERY_MS;
      const policy = policyNow();
      if (fresh && how === 'poll' && policy.idleMinutes === null) return;
      const idle = await db.transaction(async (tx) => {
        const limits = await limitsOf(tx, memberId);
        const times = timesOf(limits, policy);
        const before = await sessionOf(tx, memberId);
        if (
          before !== null &&
          how !== 'proof' &&
          rules.has('idle-session') &&
          isIdle(before, at, times)
        ) {
          return true;
        }
        const after = seen(before, at, how, times, rules);
        if (fresh && how === 'poll' && after.startedAt === before?.startedAt) return false;
        await saveSession(tx, memberId, after);
        await countTime(tx, memberId, before, at);
        return false;
      });
      if (idle && !idleMay) throw new Refusal(6709);
      if (!idle) written.set(memberId, at);
    },
    async sessionNow(at, memberId) {
      const known = await sessionOf(at, memberId);
      if (known !== null) return known;
      const made = seen(null, now(), 'active', timesOf({}, policyNow()));
      await saveSession(at, memberId, made);
      return made;
    },
    async startBreak(tx, memberId, made) {
      await addBreak(tx, memberId, made);
      await rememberIdentities(tx, memberId);
      if (rules.has('break-tickets')) {
        await tx.query('UPDATE game_tickets SET ended = TRUE WHERE member_id = $1', [memberId]);
      }
      return breakAt(await breaksOf(tx, memberId), made.from, rules) ?? made;
    },
    async shutUntil(memberId, until) {
      await db.query(
        `INSERT INTO play_ages (member_id, shut_until) VALUES ($1, $2)
         ON CONFLICT (member_id) DO UPDATE SET shut_until = GREATEST(play_ages.shut_until, $2)`,
        [memberId, until],
      );
    },
  };

  /** Counts the time since the last call as played, unless it was too long. */
  async function countTime(
    tx: Queryable,
    memberId: string,
    before: PlaySession | null,
    at: number,
  ): Promise<void> {
    const spent = before === null ? 0 : at - before.seenAt;
    if (spent <= 0 || spent > PRESENT_MS) return;
    await tx.query(
      `INSERT INTO play_minutes (member_id, day, ms) VALUES ($1, $2, $3)
       ON CONFLICT (member_id, day) DO UPDATE SET ms = play_minutes.ms + $3`,
      [memberId, dayNumber(at), spent],
    );
  }

  return play;
}
