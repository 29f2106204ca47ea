import {
  acknowledged,
  type BreakViolation,
  cancelLimit,
  checkDue,
  confirmLimit,
  coolOff,
  exclusion,
  type LimitChange,
  limitFromText,
  type LimitKey,
  limitKey,
  limitText,
  type LimitViolation,
  type PlayBreak,
  requestLimit,
} from '@courtside/responsible-play';
import type { LoginFailures } from '../access/login-failures.ts';
import { memberById } from '../access/members.ts';
import { passwordFits } from '../access/passwords.ts';
import type { Db, Queryable } from '../db/db.ts';
import type { GatewayCall, Handler, Schemas } from '../gateway-call.ts';
import { CURRENCY } from '../ledger/amount.ts';
import { Refusal } from '../wire/refusal.ts';
import { breakAnswer, sessionAnswer, stateAnswer } from './play-answers.ts';
import { playHistory } from './play-history.ts';
import { limitsOf, saveLimits, saveSession } from './play-store.ts';
import type { Play } from './play.ts';

/** Notifies a member's other pages of a change, in the transaction of the change. */
export type TellPlay = (
  memberId: string,
  what: 'limit' | 'reality-check' | 'session' | 'break',
  work: (tx: Queryable) => Promise<void>,
) => Promise<void>;

export interface PlayHandlerParts {
  readonly db: Db;
  readonly play: Play;
  readonly failures: LoginFailures;
  readonly tell: TellPlay;
}

type LimitBody = Pick<Schemas['PlayLimit'], 'kind' | 'period'> & { readonly value?: string | null };

function keyIn({ kind, period }: LimitBody): LimitKey {
  const key = limitKey(kind, period);
  if (key === undefined) throw new Refusal(6007, '没有这种限额');
  return key;
}

function refusalOf(violation: LimitViolation, key: LimitKey): Refusal {
  switch (violation.code) {
    case 'limit.nothing-waits':
      return new Refusal(6004, '没有等待确认的限额');
    case 'limit.too-soon':
      return new Refusal(6710, undefined, { until: violation.until });
    case 'limit.mandatory':
      return new Refusal(6007, '该市场要求保留此限额', { reason: 'mandatory' });
    case 'limit.out-of-bounds': {
      const max = violation.max === null ? null : limitText(key, violation.max, CURRENCY);
      return new Refusal(6007, '限额超出允许范围', { reason: 'out-of-bounds', max });
    }
  }
}

const isBreak = (made: PlayBreak | BreakViolation): made is PlayBreak => 'kind' in made;

export function playHandlers(parts: PlayHandlerParts): Readonly<Record<string, Handler>> {
  const { db, play, failures, tell } = parts;
  const body = <T>(call: GatewayCall): T => call.body as T;

  async function change(
    { memberId }: GatewayCall,
    key: LimitKey,
    make: (known: Awaited<ReturnType<Play['situation']>>) => LimitChange,
  ): Promise<Schemas['PlayLimitChange']> {
    let outcome: Schemas['PlayLimitChange']['outcome'] = 'unchanged';
    await tell(memberId, 'limit', async (tx) => {
      await tx.query('SELECT id FROM members WHERE id = $1 FOR UPDATE', [memberId]);
      const known = await play.situation(tx, memberId);
      const made = make({ ...known, limits: await limitsOf(tx, memberId) });
      if (made.outcome === 'refused') throw refusalOf(made.violation, key);
      outcome = made.outcome;
      await saveLimits(tx, memberId, made.limits);
    });
    return { outcome, state: await stateAnswer(db, memberId, play) };
  }

  async function take(
    { memberId }: GatewayCall,
    made: PlayBreak | BreakViolation,
  ): Promise<Schemas['PlayBreak']> {
    if (!isBreak(made)) {
      const { min, max } = made;
      throw new Refusal(6007, '时间超出允许范围', { min, max });
    }
    let holding = made;
    await tell(memberId, 'break', async (tx) => {
      await tx.query('SELECT id FROM members WHERE id = $1 FOR UPDATE', [memberId]);
      holding = await play.startBreak(tx, memberId, made);
    });
    return breakAnswer(holding);
  }

  const now = async (memberId: string): Promise<number> => (await play.situation(db, memberId)).now;

  return {
    playState: ({ memberId }) => stateAnswer(db, memberId, play),
    setPlayLimit(call) {
      const wanted = body<LimitBody>(call);
      const key = keyIn(wanted);
      const text = wanted.value ?? null;
      const value = text === null ? null : limitFromText(key, text, CURRENCY);
      if (value === undefined) throw new Refusal(6007, '请输入整数分钟');
      return change(call, key, (known) =>
        requestLimit(known.limits, { key, value }, known, play.rules),
      );
    },
    confirmPlayLimit(call) {
      const key = keyIn(body<LimitBody>(call));
      return change(call, key, (known) => confirmLimit(known.limits, key, known, play.rules));
    },
    cancelPlayLimit(call) {
      const key = keyIn(body<LimitBody>(call));
      return change(call, key, (known) => cancelLimit(known.limits, key, known.now));
    },
    playSession: async ({ memberId, ...call }) => {
      if ((call.body as { active: 0 | 1 }).active === 1) {
        await play.present(memberId, 'active', true);
      }
      return sessionAnswer(db, memberId, play);
    },
    async acknowledgeRealityCheck({ memberId }) {
      await tell(memberId, 'reality-check', async (tx) => {
        const { times, now: at } = await play.situation(tx, memberId);
        const session = await play.sessionNow(tx, memberId);
        if (checkDue(session, at, times))
          await saveSession(tx, memberId, acknowledged(session, at));
      });
      return sessionAnswer(db, memberId, play);
    },
    async reauthenticate(call) {
      const { memberId } = call;
      const member = await memberById(db, memberId);
      if (member === undefined) throw new Refusal(6001);
      await failures.check(member.name);
      const { password } = body<{ password: string }>(call);
      if (!(await passwordFits(password, member.passwordHash))) {
        await failures.add(member.name);
        throw new Refusal(6002);
      }
      await failures.forget(member.name);
      await play.present(memberId, 'proof');
      return sessionAnswer(db, memberId, play);
    },
    startCoolOff: async (call) =>
      take(
        call,
        coolOff(body<{ hours: number }>(call).hours, await now(call.memberId), play.rules),
      ),
    startExclusion: async (call) =>
      take(
        call,
        exclusion(
          body<{ months: number | null }>(call).months,
          await now(call.memberId),
          play.rules,
        ),
      ),
    playHistory: async (call) =>
      playHistory(
        db,
        call.memberId,
        body<{ months: 3 | 6 | 12 }>(call).months,
        await now(call.memberId),
      ),
  };
}
