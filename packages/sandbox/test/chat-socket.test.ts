import { once } from 'node:events';
import { count } from '@courtside/tooling/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as fc from 'fast-check';
import { WebSocket as Client } from 'ws';
import { loadFrames } from '../src/chat/frames.ts';
import { testOfCall } from '../src/doors/test-of-call.ts';
import { type Listening, listen } from '../src/serve.ts';
import vectors from '../../contract/vectors/frames.json' with { type: 'json' };
import { chatClient } from './chat-client.ts';
import { emptyDatabase } from './empty-database.ts';
import { openSandbox, type TestSandbox } from './harness.ts';

let box: TestSandbox;
let server: Listening;

beforeAll(async () => {
  box = await openSandbox();
  server = await listen(box.sandbox, 0);
});
afterAll(async () => {
  await server.close();
  await box.stop();
});

const SCORES = 10014;
const idOf = (text: string) => (JSON.parse(text) as { msgId: number }).msgId;

/** A socket over the network with what came but scores, which come unasked while matches are played, and how it ended. */
async function connect(
  query: string,
): Promise<{ socket: WebSocket; got: string[]; ended: Promise<number> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/stream/ws?${query}`);
  const got: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const text = String(data);
    if (idOf(text) !== SCORES) got.push(text);
  });
  const ended = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('refused')));
  });
  return { socket, got, ended };
}

describe('over the network', () => {
  test('[CH-27] only a socket of a web client with a site id is taken', async () => {
    for (const query of [
      '',
      'clientType=web',
      'siteId=9000',
      'clientType=app&siteId=9000',
      'clientType=web&siteId=x',
    ]) {
      await expect(connect(query), query).rejects.toThrow('refused');
    }
    const { socket, got } = await connect('clientType=web&siteId=9000&language=zh-TW');
    socket.send('{"msgId":10019,"msgData":{}}');
    socket.send('{"msgId":10002,"msgData":{"rid":"lobby"}}');
    await vi.waitFor(() => expect(got).toHaveLength(2));
    expect(JSON.parse(got[1] ?? '')).toMatchObject({ msgId: 10016, msgData: { name: '大廳' } });
    socket.close();
  });

  test('a frame that is too large ends the connection, and no other', async () => {
    const [one, two] = [
      await connect('clientType=web&siteId=9000'),
      await connect('clientType=web&siteId=9000'),
    ];
    one.socket.send('x'.repeat(5000));
    expect(await one.ended).toBe(1009);
    two.socket.send(new Uint8Array([1, 2, 3]));
    two.socket.send('{"msgId":0,"msgData":{}}');
    await vi.waitFor(() => expect(two.got).toHaveLength(2));
    expect(two.got.map(idOf)).toEqual([60000, 0]);
    two.socket.close();
  });

  test('what goes wrong on a socket is told under the test whose page opened it', async () => {
    const told: (string | undefined)[] = [];
    const db = await emptyDatabase();
    let broken = false;
    const other = await openSandbox({
      db: {
        ...db,
        query: (...asked) =>
          broken && testOfCall() !== undefined
            ? Promise.reject(new Error('planted'))
            : db.query(...asked),
      },
      onFault: () => told.push(testOfCall()),
    });
    const listening = await listen(other.sandbox, 0);
    const socket = new Client(
      `ws://127.0.0.1:${listening.port}/stream/ws?clientType=web&siteId=9000`,
      { headers: { cookie: 'a=b; courtside-test=t1' } },
    );
    await once(socket, 'open');
    broken = true;
    socket.send('{"msgId":10019,"msgData":{}}');
    socket.send('{"msgId":10002,"msgData":{"rid":"lobby"}}');
    await vi.waitFor(() => expect(told).toEqual(['t1']));
    broken = false;
    socket.close();
    await listening.close();
    await other.stop();
  });

  test('a sandbox that stops says so', async () => {
    const other = await openSandbox();
    const listening = await listen(other.sandbox, 0);
    const socket = new WebSocket(
      `ws://127.0.0.1:${listening.port}/stream/ws?clientType=web&siteId=9000`,
    );
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const ended = new Promise<number>((resolve) =>
      socket.addEventListener('close', ({ code }) => resolve(code)),
    );
    await other.stop();
    expect(await ended).toBe(1001);
    await listening.close();
  });
});

describe('time', () => {
  test('[CH-22] a heartbeat keeps a connection; silence of more than 30 s ends it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const chat = chatClient(box);
      await chat.send(10019);
      for (let second = 0; second < 120; second += 10) {
        vi.advanceTimersByTime(10_000);
        await chat.send(0);
        chat.check();
      }
      expect(chat.closed).toEqual([]);
      vi.advanceTimersByTime(30_001);
      chat.check();
      expect(chat.closed).toEqual([[4408, 'silent']]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('who does not log in within 15 s is put out', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const chat = chatClient(box);
      vi.advanceTimersByTime(15_000);
      chat.check();
      expect(chat.closed).toEqual([]);
      vi.advanceTimersByTime(1);
      chat.check();
      expect(chat.closed).toEqual([[4401, 'did not log in']]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('frames', () => {
  const frames = loadFrames();

  test.each(vectors.client)('[CH-20] vector: $why', ({ text, fits }) => {
    expect(frames.read(text) !== undefined).toBe(fits);
  });

  test.each(vectors.gateway)('vector: $why', ({ text, fits }) => {
    const frame = JSON.parse(text) as Parameters<typeof frames.write>[0];
    if (fits) expect(JSON.parse(frames.write(frame))).toEqual(frame);
    else expect(() => frames.write(frame)).toThrow('Not a frame');
  });

  test('whatever comes is read as a frame or refused, and never throws', () => {
    const json = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          msgId: fc.constantFrom(0, 10001, 10002, 10003, 10011, 10019, -1, 60000),
          msgData: fc.jsonValue(),
        })
        .map((one) => JSON.stringify(one)),
    );
    fc.assert(
      fc.property(json, (text) => {
        const frame = frames.read(text);
        expect(frame === undefined || JSON.stringify(frame).length > 0).toBe(true);
        if (frame !== undefined) expect(JSON.parse(text)).toEqual(frame);
      }),
      { numRuns: count('chatFrames') },
    );
  });
});
