import type { GatewayFrame } from '@courtside/contract';
import type { ChatEvents } from './events.ts';
import type { Frames } from './frames.ts';
import type { ChatPerson } from './person.ts';

/** Bytes that may wait for a slow reader (asyncapi.yaml). */
const MOST_WAITING = 1024 * 1024;

/** One end of a socket, independent of the transport. */
export interface ChatSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes passed to `send` that are still buffered. */
  readonly waiting: number;
}

/** The hub's record of a connection. */
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
  /** Sends events of all instances to the connections; simultaneous callers share one round. */
  pump(): Promise<void>;
  readonly connections: ReadonlySet<Member>;
}

/** Room for frames to one member alone, on all of their connections. */
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
            // A member on a break leaves their room.
            if (frame.includes('"what":"break"')) leave(member);
          }
        }
        continue;
      }
      for (const member of rid === null ? connections : (rooms.get(rid) ?? []))
        write(member, frame);
      // Members of a removed room leave it.
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
