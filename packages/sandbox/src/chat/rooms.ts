import { parentOf } from '../football/specials.ts';
import type { socketComponents } from '@courtside/contract';
import { type Db, type Queryable, type Row, toNumber, toText } from '../db/db.ts';
import type { Language } from '../text/messages.ts';
import { teamText } from '../text/names.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { MatchState } from '../world/match-state.ts';
import type { World } from '../world/world.ts';

export type Room = socketComponents['schemas']['Room'];
export const LOBBY = 'lobby';

/** A match has a room from a day before it starts until four hours after. */
const BEFORE_MS = 24 * 3_600_000;
const AFTER_MS = 4 * 3_600_000;

export interface RoomState extends Omit<Room, 'online' | 'name'> {
  /** Messages up to this id are deleted. */
  readonly clearedTo: number;
}

export interface Rooms {
  find(rid: string): Promise<RoomState | undefined>;
  /** The lobby, then the rooms of matches by kick-off. */
  list(): Promise<RoomState[]>;
  matchOf(rid: string): MatchState | undefined;
  /** @example change(tx, 'lobby', 'blocked', true) */
  change(
    tx: Queryable,
    rid: string,
    column:
      'status' | 'blocked' | 'block_reason' | 'min_level' | 'destroyed' | 'cleared_to' | 'notice',
    value: string | number | boolean,
  ): Promise<void>;
}

export const roomOfMatch = (gidm: string): string => `m-${gidm}`;

/** The room as shown to people. `online` is the number known to this instance. */
export function roomFor(
  state: RoomState,
  match: MatchState | undefined,
  language: Language,
  online: number,
): Room {
  const { clearedTo: _, ...room } = state;
  const [lobby, against] = language === 'zh-tw' ? ['大廳', '對'] : ['大厅', '对'];
  const name =
    match === undefined
      ? lobby
      : `${teamText(match.plan.teamH, language)} ${against} ${teamText(match.plan.teamC, language)}`;
  return { ...room, name, online };
}

export function createRooms(db: Db, clock: SiteClock, world: World): Rooms {
  const matchOf = (rid: string): MatchState | undefined =>
    rid.startsWith('m-') ? world.stateOf(rid.slice(2)) : undefined;

  function stateOf(rid: string, row: Row | undefined): RoomState | undefined {
    if (row?.['destroyed'] === true) return undefined;
    const match = matchOf(rid);
    if (rid !== LOBBY) {
      if (match === undefined) return undefined;
      const since = clock.site() - match.plan.kickOff;
      if (since < -BEFORE_MS || since > AFTER_MS) return undefined;
    }
    return {
      rid,
      kind: match === undefined ? 'lobby' : 'match',
      status: row?.['status'] === 'closed' ? 'closed' : 'open',
      blocked: row?.['blocked'] === true ? 1 : 0,
      blockReason: row?.['blocked'] === true ? toText(row['block_reason']) : '',
      minLevel: toNumber(row?.['min_level'] ?? 0),
      gidm: match?.plan.gidm ?? null,
      score: match === undefined ? null : { h: match.score.h, c: match.score.c },
      notice: toText(row?.['notice'] ?? ''),
      clearedTo: toNumber(row?.['cleared_to'] ?? 0),
    };
  }

  return {
    matchOf,
    async find(rid) {
      const [row] = await db.query('SELECT * FROM chat_rooms WHERE rid = $1', [rid]);
      return stateOf(rid, row);
    },
    async list() {
      const rows = await db.query('SELECT * FROM chat_rooms');
      const set = new Map(rows.map((row) => [row['rid'], row]));
      const matches = [...world.list('FT', 'RB'), ...world.list('FT', 'FT')]
        .map((each) => each.state.plan)
        .filter((plan) => parentOf(plan.gidm) === undefined);
      matches.sort((a, b) => a.kickOff - b.kickOff);
      const rids = [LOBBY, ...new Set(matches.map((plan) => roomOfMatch(plan.gidm)))];
      return rids.flatMap((rid) => stateOf(rid, set.get(rid)) ?? []);
    },
    async change(tx, rid, column, value) {
      await tx.query(
        `INSERT INTO chat_rooms (rid, ${column}) VALUES ($1, $2)
         ON CONFLICT (rid) DO UPDATE SET ${column} = $2`,
        [rid, value],
      );
    },
  };
}
