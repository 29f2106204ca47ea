import {
  type BreakKind,
  DEMO,
  LIMIT_KEYS,
  type LimitKey,
  type MemberLimit,
  limitFromText,
  type MarketPolicies,
  type MarketPolicy,
  MARKET_POLICIES,
  type MemberLimits,
} from '@courtside/responsible-play';
import { memberByName } from '../access/members.ts';
import type { Chat } from '../chat/chat.ts';
import { privateRoom } from '../chat/hub.ts';
import type { Db, Queryable } from '../db/db.ts';
import { asBody, type DoorBody, DoorError, instant, number, text } from '../doors/input.ts';
import { CURRENCY } from '../ledger/amount.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { stateAnswer } from './play-answers.ts';
import { limitsOf, saveLimits } from './play-store.ts';
import type { Play } from './play.ts';

export interface PlayDoorParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly chat: Chat;
  readonly play: Play;
}

function limitsIn(body: DoorBody): MemberLimits {
  const made: Partial<Record<LimitKey, MemberLimit>> = {};
  for (const [key, wanted] of Object.entries(asBody(body['limits'] ?? {}))) {
    if (!(LIMIT_KEYS as readonly string[]).includes(key)) throw new DoorError(`No limit ${key}`);
    const known = key as LimitKey;
    if (wanted !== null && typeof wanted !== 'string') {
      throw new DoorError('limits are texts, or null for none');
    }
    const value = wanted === null ? null : limitFromText(known, wanted, CURRENCY);
    if (value === undefined) throw new DoorError(`${key} must be whole minutes`);
    made[known] = { value, pending: null };
  }
  return made;
}

/** Sets the market: `market` is its name, `policy` its changes to the demonstration's policy. */
function setMarket(play: Play, body: DoorBody): void {
  const market = text(body, 'market');
  const changes = body['policy'] === undefined ? undefined : asBody(body['policy']);
  if (market === undefined && changes === undefined) return;
  const name = market ?? 'test';
  const unknown = Object.keys(changes ?? {}).find((key) => !(key in DEMO));
  if (unknown !== undefined) throw new DoorError(`A policy has no ${unknown}`);
  const table: MarketPolicies =
    changes === undefined
      ? MARKET_POLICIES
      : { ...MARKET_POLICIES, [name]: { ...DEMO, ...(changes as Partial<MarketPolicy>) } };
  play.setMarket(name, table);
}

async function setBreak(
  { clock, play }: PlayDoorParts,
  tx: Queryable,
  memberId: string,
  body: DoorBody,
): Promise<void> {
  if (body['break'] === undefined) return;
  // Unlike any client, a test may remove breaks.
  await tx.query('DELETE FROM play_breaks WHERE member_id = $1', [memberId]);
  await tx.query('DELETE FROM play_identities WHERE member_id = $1', [memberId]);
  if (body['break'] === null) return;
  const wanted = asBody(body['break']);
  const kind = text(wanted, 'kind');
  if (kind !== 'cool-off' && kind !== 'exclusion') {
    throw new DoorError('break.kind is cool-off or exclusion');
  }
  const from = Math.floor(clock.site());
  const hours = number(wanted, 'hours');
  const until = hours === undefined ? instant(wanted, 'until') : from + hours * 3_600_000;
  await play.startBreak(tx, memberId, { kind: kind as BreakKind, from, until: until ?? null });
}

/**
 * `POST /__sandbox/play`: `market`, `policy` for all; `name` with `limits`, `break`, `birthday`, `shutUntil`, `session`
 * (null removes it) for a member, whose pages are notified.
 *
 * @throws DoorError
 */
export async function playDoor(parts: PlayDoorParts, body: DoorBody): Promise<unknown> {
  const { db, chat, clock, play } = parts;
  setMarket(play, body);
  const name = text(body, 'name');
  if (name === undefined) return { market: play.market().name, policy: play.market().policy };
  const member = await memberByName(db, name);
  if (member === undefined) throw new DoorError(`No member ${name}`);
  const what = body['break'] === undefined ? 'limit' : 'break';
  await chat.tell(privateRoom(member.id), async (tx) => {
    await saveLimits(tx, member.id, { ...(await limitsOf(tx, member.id)), ...limitsIn(body) });
    await setBreak(parts, tx, member.id, body);
    if (body['birthday'] !== undefined) {
      await tx.query('UPDATE members SET birthday = $2 WHERE id = $1', [
        member.id,
        text(body, 'birthday') ?? null,
      ]);
    }
    if (body['session'] === null) {
      await tx.query('DELETE FROM play_sessions WHERE member_id = $1', [member.id]);
    }
    if (body['shutUntil'] === null) {
      await tx.query('DELETE FROM play_ages WHERE member_id = $1', [member.id]);
    }
    return { msgId: 10020, msgData: { what, at: Math.floor(clock.site()) } };
  });
  return stateAnswer(db, member.id, play);
}
