import { createScriptedGateway, crowd } from '@courtside/chat/testing';
import { systemClock } from '@courtside/kernel/platform';
import { WebSocketServer, type WebSocket } from 'ws';

const BATCH_MS = 20;
/** As a gateway bundles frames for a client that asks for it (`bundles=1`). */
const BUNDLE_MS = 50;
const SPEAKERS = 5000;

export interface ChatServer {
  readonly url: string;
  /** Messages a second from now on. */
  rate(messages: number): void;
  /** How many were said so far. */
  said(): number;
  /** Who spoke last. */
  last(): string;
  close(): void;
}

/** A room with a crowd behind a socket over the network, told twenty times a second. */
export async function startChatServer(): Promise<ChatServer> {
  const gateway = createScriptedGateway({ clock: systemClock() });
  const people = crowd(gateway, { speakers: SPEAKERS });
  let rate = 0;
  let due = 0;
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  server.on('connection', (socket: WebSocket) => {
    const held: string[] = [];
    const flush = setInterval(() => {
      if (held.length > 0) socket.send(`[${held.splice(0).join(',')}]`);
    }, BUNDLE_MS);
    const wire = gateway.open({
      opened: () => undefined,
      failed: () => undefined,
      closed: () => socket.close(),
      text: (text) => void held.push(text),
    });
    socket.on('message', (data: Buffer) => wire.send(data.toString()));
    socket.on('close', () => {
      clearInterval(flush);
      wire.close();
    });
  });
  // By the clock: a timer that comes late must not make the crowd slower.
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    due += (rate * (now - before)) / 1000;
    before = now;
    const count = Math.floor(due);
    due -= count;
    people.speak(count);
  }, BATCH_MS);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `ws://127.0.0.1:${port}`,
    rate: (messages) => void (rate = messages),
    said: () => gateway.said().length,
    last: () => gateway.said().at(-1)?.sender.nickname ?? '',
    close() {
      clearInterval(timer);
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
