import { parentOf } from '../football/specials.ts';
import type { GatewayFrame } from '@courtside/contract';
import { memberById } from '../access/members.ts';
import type { Sessions } from '../access/sessions.ts';
import { type Db, type Queryable, toText } from '../db/db.ts';
import { type Faults, pause } from '../doors/faults.ts';
import type { Language } from '../text/messages.ts';
import type { SiteClock } from '../time/site-clock.ts';
import type { World } from '../world/world.ts';
import { type Connection, type ConnectionParts, createConnection } from './connection.ts';
import { openEvents } from './events.ts';
import { loadFrames } from './frames.ts';
import { type ChatSocket, createHub, type Hub } from './hub.ts';
import { type ChatPerson, memberPerson } from './person.ts';
import { createRooms, type Rooms, roomOfMatch } from './rooms.ts';
import { createSpeechLimit } from './speech-limit.ts';
import { createTalk, predicted, type Talk } from './talk.ts';
import { welcomeTalk } from './welcome.ts';

/** Path of the socket; faults name it like the path of a call. */
export const SOCKET_PATH = '/stream/ws';
const ANNOUNCE_EVERY_MS = 1000;

export interface ChatParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly world: World;
  readonly sessions: Sessions;
  readonly faults: Faults;
  /** The member for whom a body of `member/jwt` was created. */
  readonly verifyJwt: (body: string) => string | undefined;
  readonly vipLevelOf: (memberId: string) => Promise<number>;
  /** See `ConnectionParts.breakUntil`. */
  readonly breakUntil: ConnectionParts['breakUntil'];
  readonly onFault: (fault: unknown) => void;
  /** Monotonic milliseconds; `performance.now` by default. */
  readonly now?: () => number;
}

export interface Chat {
  open(socket: ChatSocket, language: Language): Connection;
  readonly rooms: Rooms;
  readonly talk: Talk;
  readonly hub: Hub;
  isOpen(): Promise<boolean>;
  personOf(memberId: string): Promise<ChatPerson | undefined>;
  /** Does work and reports it to a room (or to everyone); either both happen or neither. */
  tell(
    rid: string | null,
    work: (tx: Queryable) => Promise<GatewayFrame | undefined>,
  ): Promise<void>;
  /** Sends changes of watched lists and scores, ends predictions, and delivers events of other instances. */
  run(): Promise<void>;
  /** Ends silent connections; must be called regularly. */
  check(): void;
  close(): void;
}

export async function createChat(parts: ChatParts): Promise<Chat> {
  const { db, clock, world, sessions, faults, onFault } = parts;
  const now = parts.now ?? (() => performance.now());
  const frames = loadFrames();
  const events = await openEvents(db, clock, frames);
  const hub = createHub(frames, events);
  const rooms = createRooms(db, clock, world);
  const talk = createTalk(db, clock, events);
  const speech = createSpeechLimit(now);
  const connections = new Map<ChatSocket, Connection>();
  const announced = new Map<string, number>();
  let runs = 0;
  await welcomeTalk(db, clock);

  const isOpen = async (): Promise<boolean> => {
    const [row] = await db.query(`SELECT value FROM settings WHERE name = 'chat-closed'`);
    return row === undefined || toText(row['value']) === '';
  };

  async function tell(
    rid: string | null,
    work: (tx: Queryable) => Promise<GatewayFrame | undefined>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const frame = await work(tx);
      if (frame !== undefined) await events.add(tx, rid, frame);
    });
    await hub.pump();
  }

  async function personOf(memberId: string): Promise<ChatPerson | undefined> {
    const member = await memberById(db, memberId);
    return member && memberPerson(member, await parts.vipLevelOf(memberId));
  }

  async function whoIs(token: string, body: string): Promise<ChatPerson | undefined> {
    const [bySession, byBody] = [await sessions.memberOf(token), parts.verifyJwt(body)];
    return bySession === undefined || bySession !== byBody ? undefined : personOf(bySession);
  }

  async function announce(rid: string, person: ChatPerson): Promise<void> {
    if (now() - (announced.get(rid) ?? -ANNOUNCE_EVERY_MS) < ANNOUNCE_EVERY_MS) return;
    announced.set(rid, now());
    const msgData = { rid, person, online: hub.online(rid) };
    await tell(rid, async () => ({ msgId: 10008, msgData }));
  }

  async function fault(msgId: number): Promise<'none' | 'cut' | 'cut-after'> {
    const armed = faults.take(SOCKET_PATH, String(msgId));
    if (armed === undefined) return 'none';
    await pause(armed.latencyMs);
    if (armed.drop) return 'cut';
    return armed.dropAfter ? 'cut-after' : 'none';
  }

  /** Every instance sees the change; the instance whose update succeeded reports it. */
  async function tellScores(): Promise<void> {
    const known = await db.query(`SELECT rid, line FROM chat_scores WHERE NOT ended`);
    const lines = new Map(known.map((row) => [toText(row['rid']), toText(row['line'])]));
    const playing = world
      .list('FT', 'RB')
      .filter(({ state }) => parentOf(state.plan.gidm) === undefined)
      .map(({ state }) => roomOfMatch(state.plan.gidm));
    for (const rid of new Set([...playing, ...lines.keys()])) {
      const match = rooms.matchOf(rid);
      if (match === undefined) continue;
      const { status, plan } = match;
      const { h, c } = match.score;
      const line = `${status} ${h}:${c}`;
      if (lines.get(rid) === line) continue;
      // Sent to everyone, not only to the room, because boards and the match page show it too.
      await tell(null, async (tx) => {
        const changed = await tx.query(
          `INSERT INTO chat_scores (rid, line, ended) VALUES ($1, $2, $3)
           ON CONFLICT (rid) DO UPDATE SET line = $2, ended = $3 WHERE chat_scores.line <> $2 RETURNING rid`,
          [rid, line, status === 'finished' || status === 'abandoned'],
        );
        const msgData = { rid, gidm: plan.gidm, status, h, c };
        return changed.length === 0 ? undefined : { msgId: 10014, msgData };
      });
    }
  }

  async function endPredictions(): Promise<void> {
    const open = await db.query(`SELECT DISTINCT rid FROM chat_predictions WHERE state = 'open'`);
    for (const row of open) {
      const rid = toText(row['rid']);
      const match = rooms.matchOf(rid);
      if (match?.status !== 'finished' && match?.status !== 'abandoned') continue;
      const { h, c } = match.score;
      await db.transaction(async (tx) => {
        const ended = await tx.query(
          `UPDATE chat_predictions SET state = CASE WHEN $2 THEN 'void' WHEN h = $3 AND c = $4 THEN 'hit' ELSE 'missed' END
           WHERE rid = $1 AND state = 'open' RETURNING *`,
          [rid, match.status === 'abandoned', h, c],
        );
        // The room receives each prediction again, with its result.
        for (const each of ended) {
          await events.add(tx, rid, { msgId: 10018, msgData: predicted(each) });
        }
      });
    }
  }

  return {
    rooms,
    talk,
    hub,
    isOpen,
    personOf,
    tell,
    open(socket, language) {
      const made = createConnection(
        {
          clock,
          world,
          frames,
          hub,
          rooms,
          talk,
          speech,
          isOpen,
          whoIs,
          announce,
          breakUntil: parts.breakUntil,
          fault,
          onFault,
          now,
        },
        socket,
        language,
      );
      connections.set(socket, made);
      return {
        ...made,
        closed() {
          connections.delete(socket);
          made.closed();
        },
      };
    },
    async run() {
      for (const connection of connections.values()) connection.pushFeed();
      await tellScores();
      await endPredictions();
      await hub.pump();
      runs += 1;
      if (runs % 150 === 0) {
        await events.sweep();
        speech.sweep();
      }
    },
    check() {
      for (const connection of connections.values()) connection.check();
    },
    close() {
      for (const socket of connections.keys()) socket.close(1001, 'going away');
    },
  };
}
