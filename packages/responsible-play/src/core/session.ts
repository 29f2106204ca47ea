import { ALL_RULES, type RuleSet } from './rules.ts';

const MINUTE_MS = 60_000;

/** A stretch of time in which a member is there. It belongs to the member, not to a device, a tab or a login. */
export interface PlaySession {
  readonly startedAt: number;
  /** The last call of any kind. */
  readonly seenAt: number;
  /** The last thing that the member did by themselves. */
  readonly activeAt: number;
  /** The last acknowledged reality check, or the start. */
  readonly checkedAt: number;
  /** A reality check of the session before was left without being acknowledged. */
  readonly owesCheck: boolean;
}

export interface SessionTimes {
  readonly restMinutes: number;
  /** In ms, as the next two; null for none. */
  readonly sessionMs: number | null;
  readonly checkMs: number | null;
  readonly idleMs: number | null;
}

/** `poll`: the page asked by itself; `active`: the member did something; `proof`: they showed who they are. */
export type Presence = 'poll' | 'active' | 'proof';

export const newSession = (now: number): PlaySession => ({
  startedAt: now,
  seenAt: now,
  activeAt: now,
  checkedAt: now,
  owesCheck: false,
});

/** From when on play is open again after a session that was used up; null where nothing limits it. */
export function restedAt(
  { startedAt }: PlaySession,
  { sessionMs, restMinutes }: SessionTimes,
): number | null {
  return sessionMs === null ? null : startedAt + sessionMs + restMinutes * MINUTE_MS;
}

/**
 * The session after a call: the same one, unless the member was away for the rest that the market asks for, or a used
 * up session is that long ago. Neither a new login nor another device begins a new one, and a reality check that was
 * due stays due.
 *
 * @param now instant in ms; a clock that goes back changes nothing
 */
export function seen(
  session: PlaySession | null,
  now: number,
  how: Presence,
  times: SessionTimes,
  rules: RuleSet = ALL_RULES,
): PlaySession {
  if (session === null) return newSession(now);
  const rest = times.restMinutes * MINUTE_MS;
  const login = how === 'proof' && !rules.has('session-continues');
  const rested = restedAt(session, times);
  const over = now - session.seenAt >= rest || (rested !== null && now >= rested) || login;
  const awake = how === 'proof' || (how === 'active' && !isIdle(session, now, times));
  const activeAt = awake ? Math.max(now, session.activeAt) : session.activeAt;
  if (!over) return { ...session, activeAt, seenAt: Math.max(now, session.seenAt) };
  const owesCheck = rules.has('reality-check-stays') && checkDue(session, session.seenAt, times);
  return { ...newSession(now), activeAt, owesCheck };
}

/** When the next reality check is due; null where there is none. */
export const nextCheckAt = (
  { checkedAt, owesCheck }: PlaySession,
  { checkMs }: SessionTimes,
): number | null => (checkMs === null ? null : owesCheck ? checkedAt : checkedAt + checkMs);

export function checkDue(session: PlaySession, now: number, times: SessionTimes): boolean {
  const at = nextCheckAt(session, times);
  return at !== null && now >= at;
}

/** The member has read the reality check. The only thing that ends one. */
export const acknowledged = (session: PlaySession, now: number): PlaySession => ({
  ...session,
  checkedAt: now,
  owesCheck: false,
});

/** Whether the time of the session is used up. */
export const sessionOver = (
  { startedAt }: PlaySession,
  now: number,
  { sessionMs }: SessionTimes,
): boolean => sessionMs !== null && now >= startedAt + sessionMs;

/** Whether the member has to prove again who they are. */
export const isIdle = ({ activeAt }: PlaySession, now: number, { idleMs }: SessionTimes): boolean =>
  idleMs !== null && now >= activeAt + idleMs;
