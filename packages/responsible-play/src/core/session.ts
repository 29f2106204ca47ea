import { ALL_RULES, type RuleSet } from './rules.ts';

const MINUTE_MS = 60_000;

/** A period in which a member is present. It belongs to the member, not to a device, a tab or a login. */
export interface PlaySession {
  readonly startedAt: number;
  /** Time of the last call of any kind. */
  readonly seenAt: number;
  /** Time of the member's last own action. */
  readonly activeAt: number;
  /** Time of the last acknowledged reality check, or the start. */
  readonly checkedAt: number;
  /** True when the previous session ended with an unacknowledged reality check. */
  readonly owesCheck: boolean;
}

export interface SessionTimes {
  readonly restMinutes: number;
  /** In ms, as are the next two; null for none. */
  readonly sessionMs: number | null;
  readonly checkMs: number | null;
  readonly idleMs: number | null;
}

/** `poll`: a request by the page itself; `active`: an action of the member; `proof`: a login, or the password again. */
export type Presence = 'poll' | 'active' | 'proof';

export const newSession = (now: number): PlaySession => ({
  startedAt: now,
  seenAt: now,
  activeAt: now,
  checkedAt: now,
  owesCheck: false,
});

/** The instant at which play is open again after a used up session; null without a session limit. */
export function restedAt(
  { startedAt }: PlaySession,
  { sessionMs, restMinutes }: SessionTimes,
): number | null {
  return sessionMs === null ? null : startedAt + sessionMs + restMinutes * MINUTE_MS;
}

/**
 * The session after a call: the same one, unless the member was away for the market's rest time, or that time has
 * passed since a used up session. Neither a new login nor another device begins a new one, and a due reality check
 * stays due.
 *
 * @param now instant in ms; an earlier one than before changes nothing
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

/** The instant of the next reality check; null where there is none. */
export const nextCheckAt = (
  { checkedAt, owesCheck }: PlaySession,
  { checkMs }: SessionTimes,
): number | null => (checkMs === null ? null : owesCheck ? checkedAt : checkedAt + checkMs);

export function checkDue(session: PlaySession, now: number, times: SessionTimes): boolean {
  const at = nextCheckAt(session, times);
  return at !== null && now >= at;
}

/** The session after the member has read the reality check, the only way to end one. */
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

/** Whether the member must prove their identity again. */
export const isIdle = ({ activeAt }: PlaySession, now: number, { idleMs }: SessionTimes): boolean =>
  idleMs !== null && now >= activeAt + idleMs;
