import { loadFrames } from '../chat/frames.ts';
import { type Bench, type BenchSocket, type Check, Deviation } from './check.ts';

export const QUERY = 'clientType=web&siteId=9000';

export interface Frame {
  msgId: number;
  msgData: Record<string, unknown>;
}

function checked(frame: Frame): Frame {
  try {
    loadFrames().write(frame as never);
  } catch (fault) {
    throw new Deviation(fault instanceof Error ? fault.message : String(fault));
  }
  return frame;
}

/** The next frame, checked against `asyncapi.yaml`. */
export async function read(socket: BenchSocket): Promise<Frame> {
  return checked(JSON.parse(await socket.next()) as Frame);
}

/** The frames of the next text of a socket that bundles, each checked. */
export async function readBundle(socket: BenchSocket): Promise<readonly Frame[]> {
  const told = JSON.parse(await socket.next()) as Frame | readonly Frame[];
  return Array.isArray(told) ? told.map(checked) : [checked(told as Frame)];
}

export function expectId(frame: Frame, msgId: number, when: string): void {
  if (frame.msgId !== msgId) {
    throw new Deviation(
      `${when}: expected message ${msgId}, got ${JSON.stringify(frame).slice(0, 120)}`,
    );
  }
}

export const said = (msgId: number, msgData: object = {}): string =>
  JSON.stringify({ msgId, msgData });

export const withSocket =
  (work: (socket: BenchSocket, bench: Bench) => Promise<void>): Check['run'] =>
  async (bench) => {
    const socket = await bench.socket(QUERY);
    try {
      await work(socket, bench);
    } finally {
      socket.close();
    }
  };

export async function guest(socket: BenchSocket): Promise<void> {
  socket.send(said(10019));
  expectId(await read(socket), 10019, 'a guest login');
}
