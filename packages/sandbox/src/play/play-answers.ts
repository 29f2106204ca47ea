import {
  ACTIVITIES,
  ageRefusal,
  breakAt,
  ceilingOf,
  checkDue,
  inForce,
  isIdle,
  isTimeKind,
  judgeActivity,
  kindOf,
  LIMIT_KEYS,
  type LimitKey,
  limitText,
  missingKinds,
  type MoneyKind,
  type MoneyPeriod,
  nextCheckAt,
  pendingAt,
  periodAt,
  periodOf,
  type PlayBreak,
  type PlayRefusal,
  sessionOver,
  type Situation,
} from '@courtside/responsible-play';
import type { Queryable } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { CURRENCY, fromFen } from '../ledger/amount.ts';
import type { Play } from './play.ts';
import { playedSince, usedSince } from './play-store.ts';

/** @example signedText(-500n) // '-5.00' */
export const signedText = (fen: bigint): string => (fen < 0n ? `-${fromFen(-fen)}` : fromFen(fen));

export const breakAnswer = ({ kind, from, until }: PlayBreak): Schemas['PlayBreak'] => ({
  kind,
  startedAt: from,
  until,
});

/** The session in the contract's form; the first read starts one if there is none. */
export async function sessionAnswer(
  at: Queryable,
  memberId: string,
  play: Play,
): Promise<Schemas['PlaySession']> {
  const { now, times } = await play.situation(at, memberId);
  const session = await play.sessionNow(at, memberId);
  const since = play.rules.has('session-figures') ? session.startedAt : 0;
  const { staked, returned } = await playedSince(at, memberId, since);
  return {
    startedAt: session.startedAt,
    elapsedMs: Math.max(0, now - session.startedAt),
    staked: fromFen(staked),
    returned: fromFen(returned),
    net: signedText(returned - staked),
    nextCheckAt: nextCheckAt(session, times),
    checkDue: checkDue(session, now, times),
    endsAt: times.sessionMs === null ? null : session.startedAt + times.sessionMs,
    over: sessionOver(session, now, times),
    idleAt: times.idleMs === null ? null : session.activeAt + times.idleMs,
    idle: isIdle(session, now, times),
  };
}

/** The data that the contract gives with a refusal's code. */
export async function refusalData(
  at: Queryable,
  memberId: string,
  refusal: PlayRefusal,
  play: Play,
): Promise<Record<string, unknown>> {
  switch (refusal.code) {
    case 6701: {
      const { limit, period, value, used, left, until } = refusal;
      return {
        limit,
        period,
        value: fromFen(value),
        used: fromFen(used),
        left: fromFen(left),
        until,
      };
    }
    case 6703:
      return { dueAt: refusal.dueAt, session: await sessionAnswer(at, memberId, play) };
    default: {
      const { code: _code, ...data } = refusal;
      return data;
    }
  }
}

async function limitAnswer(
  at: Queryable,
  memberId: string,
  key: LimitKey,
  { limits, policy, now, session }: Situation,
): Promise<Schemas['PlayLimit']> {
  const text = (value: bigint | null): string | null =>
    value === null ? null : limitText(key, value, CURRENCY);
  const [kind, period] = [kindOf(key), periodOf(key)];
  const span = isTimeKind(kind) ? null : periodAt(period as MoneyPeriod, now);
  const minutes = session === null ? 0 : Math.floor((now - session.startedAt) / 60_000);
  const used =
    span === null
      ? BigInt(Math.max(0, minutes))
      : await usedSince(at, memberId, kind as MoneyKind, span.from, true);
  const value = inForce(limits, key, policy, CURRENCY);
  const pending = pendingAt(limits, key, now);
  return {
    kind,
    period,
    value: text(limits[key]?.value ?? null),
    ceiling: text(ceilingOf(policy, key, CURRENCY)),
    inForce: text(value),
    used: text(used) ?? '0',
    left: value === null ? null : text(value > used ? value - used : 0n),
    until: span?.until ?? null,
    pending: pending && {
      value: text(pending.value),
      requestedAt: pending.requestedAt,
      confirmFrom: pending.confirmFrom,
      confirmUntil: pending.confirmUntil,
    },
  };
}

function ageAnswer(situation: Situation, play: Play): Schemas['PlayState']['age'] {
  const refusal = ageRefusal(situation, play.rules);
  if (refusal?.code === 6706 && refusal.until !== null) {
    return { state: 'under-age', playFrom: refusal.until };
  }
  return { state: situation.birthday === null ? 'unknown' : 'adult', playFrom: null };
}

/** A member's state of player protection. */
export async function stateAnswer(
  at: Queryable,
  memberId: string,
  play: Play,
): Promise<Schemas['PlayState']> {
  const session = await sessionAnswer(at, memberId, play);
  const situation = await play.situation(at, memberId);
  const { name, policy } = play.market();
  const holding = breakAt(situation.breaks, situation.now, play.rules);
  const limits: Schemas['PlayLimit'][] = [];
  for (const key of LIMIT_KEYS) limits.push(await limitAnswer(at, memberId, key, situation));
  const {
    ceilings: _ceilings,
    confirmWithinMinutes: _within,
    regions: _regions,
    mandatory,
    ...told
  } = policy;
  return {
    now: situation.now,
    policy: { market: name, mandatory: [...mandatory], ...told },
    limits,
    required: missingKinds(situation.limits, policy),
    session,
    break: holding && breakAnswer(holding),
    age: ageAnswer(situation, play),
    shut: ACTIVITIES.flatMap((activity) => {
      const refusal = judgeActivity(activity, situation, play.rules);
      return refusal === null ? [] : [{ activity, code: refusal.code }];
    }),
  };
}
