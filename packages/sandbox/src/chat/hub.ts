import type { GatewayFrame } from '@courtside/contract';
import type { ChatEvents } from './events.ts';
import type { Frames } from './frames.ts';
import type { ChatPerson } from './person.ts';

/** Bytes that may wait for a slow reader (asyncapi.yaml). */
const MOST_WAITING = 1024 * 1024;

/** One end of a socket, whatever carries it. */
export interface ChatSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes that were sent and are not on their way yet. */
  readonly waiting: number;
}

/** What the hub knows of a connection. */
export interface Member {
  readonly socket: ChatSocket;
  person: ChatPerson | null;
  rid: string | null;
}

/** The connections of this instance, by room. */
export interface Hub {
  add(member: Member): void;
  remove(member: Member): void;
  enter(member: Member, rid: string): void;
  leave(member: Member): void;
  online(rid: string): number;
  tell(member: Member, frame: GatewayFrame): void;
  /** Tells connections what came up on any instance; callers of the same moment share one round. */
  pump(): Promise<void>;
  readonly connections: ReadonlySet<Member>;
}

/** Where a frame goes that is for one member alone, on all their connections. */
export const privateRoom = (memberId: string): string => `@${memberId}`;

export function createHub(frames: Frames, events: ChatEvents): Hub {
  const connections = new Set<Member>();
  const rooms = new Map<string, Set<Member>>();
  let running: Promise<void> | null = null;
  let again = false;

  function write(member: Member, text: string): void {
    if (member.socket.waiting > MOST_WAITING) member.socket.close(4429, 'reads too slowly');
    else member.socket.send(text);
  }

  function leave(member: Member): void {
    if (member.rid === null) return;
    const room = rooms.get(member.rid);
    room?.delete(member);
    if (room?.size === 0) rooms.delete(member.rid);
    member.rid = null;
  }

  async function round(): Promise<void> {
    for (const { rid, frame } of await events.next()) {
      if (rid?.startsWith('@') === true) {
        for (const member of connections) {
          if (member.person !== null && privateRoom(member.person.userId) === rid) {
            write(member, frame);
            // Whoever takes a break is in no room.
            if (frame.includes('"what":"break"')) leave(member);
          }
        }
        continue;
      }
      for (const member of rid === null ? connections : (rooms.get(rid) ?? []))
        write(member, frame);
      // Members of a room that was removed are in no room.
      if (rid !== null && frame.startsWith('{"msgId":10013,')) {
        for (const member of rooms.get(rid) ?? []) leave(member);
      }
    }
  }

  return {
    connections,
    add: (member) => void connections.add(member),
    remove(member) {
      leave(member);
      connections.delete(member);
    },
    enter(member, rid) {
      leave(member);
      member.rid = rid;
      const room = rooms.get(rid) ?? new Set();
      rooms.set(rid, room.add(member));
    },
    leave,
    online: (rid) => rooms.get(rid)?.size ?? 0,
    tell: (member, frame) => write(member, frames.write(frame)),
    async pump() {
      again = true;
      running ??= (async () => {
        while (again) {
          again = false;
          await round();
        }
      })().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
