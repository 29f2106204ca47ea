import { loadFrames } from '../chat/frames.ts';
import { type BenchSocket, type Check, Deviation } from './check.ts';

const QUERY = 'clientType=web&siteId=9000';

interface Frame {
  msgId: number;
  msgData: Record<string, unknown>;
}

/** The next frame, checked against `asyncapi.yaml`. */
async function read(socket: BenchSocket): Promise<Frame> {
  const frame = JSON.parse(await socket.next()) as Frame;
  try {
    loadFrames().write(frame as never);
  } catch (fault) {
    throw new Deviation(fault instanceof Error ? fault.message : String(fault));
  }
  return frame;
}

function expectId(frame: Frame, msgId: number, when: string): void {
  if (frame.msgId !== msgId) {
    throw new Deviation(
      `${when}: expected message ${msgId}, got ${JSON.stringify(frame).slice(0, 120)}`,
    );
  }
}

const said = (msgId: number, msgData: object = {}): string => JSON.stringify({ msgId, msgData });

const withSocket =
  (work: (socket: BenchSocket) => Promise<void>): Check['run'] =>
  async (bench) => {
    const socket = await bench.socket(QUERY);
    try {
      await work(socket);
    } finally {
      socket.close();
    }
  };

/** What anybody can see of the chat socket (asyncapi.yaml). */
export const socketChecks: readonly Check[] = [
  {
    name: 'socket/heartbeat',
    run: withSocket(async (socket) => {
      socket.send(said(0));
      expectId(await read(socket), 0, 'a heartbeat');
    }),
  },
  {
    name: 'socket/guest',
    run: withSocket(async (socket) => {
      socket.send(said(10019));
      expectId(await read(socket), 10019, 'a guest login');
      socket.send(said(10002, { rid: 'lobby' }));
      expectId(await read(socket), 10016, 'the lobby');
      socket.send(said(10003, { msg: '你好' }));
      const refused = await read(socket);
      expectId(refused, 60000, 'a guest who speaks');
      if (refused.msgData['code'] !== 'guest')
        throw new Deviation('A guest may not speak: expected the notice `guest`');
    }),
  },
  {
    name: 'socket/login-first',
    run: withSocket(async (socket) => {
      socket.send(said(10002, { rid: 'lobby' }));
      const refused = await read(socket);
      if (refused.msgData['code'] !== 'login-first')
        throw new Deviation('A room was open to one who had not logged in');
    }),
  },
  {
    name: 'socket/forged-login',
    run: withSocket(async (socket) => {
      const none = Buffer.from('{"alg":"none"}').toString('base64url');
      socket.send(said(10001, { token: '0'.repeat(64), body: `${none}.e30.` }));
      const refused = await read(socket);
      if (refused.msgData['code'] !== 'login-refused')
        throw new Deviation('A forged login was taken');
    }),
  },
  {
    name: 'socket/bad-frame',
    run: withSocket(async (socket) => {
      socket.send('{');
      const refused = await read(socket);
      if (refused.msgData['code'] !== 'bad-frame')
        throw new Deviation('A frame that is no JSON was not refused');
    }),
  },
];
