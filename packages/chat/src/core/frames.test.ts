import vectors from '@courtside/contract/vectors/frames.json' with { type: 'json' };
import { MESSAGE_IDS, type ClientFrame } from '@courtside/contract';
import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUp } from '../testing/set-up.ts';
import { readFrame, readFrames, writeFrame } from './frames.ts';

/** The sports feed and the limits, which are not part of chat. */
const OTHERS = new Set([10020, 20002, 20003]);

test.each(vectors.gateway)('[CH-20] a frame of the gateway: $why', ({ text, fits }) => {
  expect(readFrame(text, OTHERS).ok).toBe(fits);
});

test('[CH-01] [CH-02] [CH-04] [CH-05] [CH-06] [CH-07] [CH-08] [CH-09] [CH-10] [CH-11] [CH-12] [CH-13] [CH-14] [CH-15] [CH-16] [CH-17] [CH-18] [CH-19] every id of the gateway is read, and its data are held to its schema', () => {
  const read = new Set<number>();
  for (const { text, fits } of vectors.gateway) {
    if (!fits) continue;
    const { msgId, msgData } = JSON.parse(text) as { msgId: number; msgData: object };
    if (OTHERS.has(msgId)) continue;
    read.add(msgId);
    // Each field is checked: without it, or with another type, the text is not a frame.
    for (const field of Object.keys(msgData)) {
      if (msgId === 60000 && field === 'waitMs') continue;
      const { [field]: _, ...rest } = msgData as Record<string, unknown>;
      if (!(msgId === 10003 && field === 'key')) {
        expect(readFrame(JSON.stringify({ msgId, msgData: rest }))).toMatchObject({
          error: 'bad-data',
        });
      }
      const wrong = { ...msgData, [field]: { odd: true } };
      expect(readFrame(JSON.stringify({ msgId, msgData: wrong })).ok).toBe(false);
    }
  }
  const { joinRoom: _, playChanged: __, ...ids } = MESSAGE_IDS;
  const chat = Object.values(ids).filter((id) => id < 20_000 || id === 60_000);
  expect([...read].sort((a, b) => a - b)).toEqual(chat.sort((a, b) => a - b));
});

test('[CH-03] [CH-20] what goes out is an id and its data, and nothing else', () => {
  for (const { text, fits } of vectors.client) {
    if (!fits) continue;
    const frame = JSON.parse(text) as ClientFrame;
    expect(writeFrame(Object.assign({ more: 1 }, frame))).toBe(JSON.stringify(frame));
  }
  expect(readFrame('{"msgId":10002,"msgData":{"rid":"lobby"}}')).toMatchObject({
    error: 'unknown-id',
  });
});

test('a field that a newer gateway adds does no harm, and other parts get theirs unread', () => {
  expect(readFrame('{"msgId":0,"msgData":{"time":1,"zone":"+8"},"v":2}').ok).toBe(true);
  expect(readFrame('{"msgId":20003,"msgData":{"watch":1}}')).toMatchObject({ error: 'unknown-id' });
  expect(readFrame('{"msgId":20003,"msgData":{}}', OTHERS).ok).toBe(true);
  expect(readFrame('{"msgId":20003,"msgData":null}', OTHERS)).toMatchObject({ error: 'bad-data' });
});

/** Frames that nearly fit, and arbitrary texts. */
const hostile = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record({
      msgId: fc.oneof(fc.constantFrom(...Object.values(MESSAGE_IDS)), fc.anything()),
      msgData: fc.anything({ maxDepth: 4 }),
    })
    .map((frame) => {
      try {
        return JSON.stringify(frame) ?? '';
      } catch {
        return '';
      }
    }),
  fc
    .record({
      frame: fc.constantFrom(...vectors.gateway.map(({ text }) => text)),
      at: fc.nat(400),
      with: fc.constantFrom('', '"', '{', '}', '[', '-', '1e999', '\u0000', '\ud800', '__proto__'),
    })
    .map(({ frame, at, with: put }) => frame.slice(0, at) + put + frame.slice(at + 1)),
  fc
    .array(fc.oneof(fc.constantFrom(...vectors.gateway.map(({ text }) => text)), fc.json()))
    .map((frames) => `[${frames.join(',')}]`),
  fc.nat(3000).map((depth) => `{"msgId":10011,"msgData":${'['.repeat(depth)}`),
);

test('hostile frames are reported and dropped; nothing is thrown and the room goes on', async () => {
  const at = setUp();
  await at.enter();
  fc.assert(
    fc.property(hostile, (text) => {
      // A frame that fits is handled; each one that does not is reported, in a list one by one.
      const misfits = readFrames(text).filter(({ ok }) => !ok);
      const before = at.faults.length;
      at.gateway.pushText(text);
      expect(at.faults.length - before).toBe(misfits.length);
      at.chat.items();
    }),
    { numRuns: count('chatHostile') },
  );
  expect(new Set(at.faults)).toEqual(new Set(['socket.bad-frame']));
  at.gateway.cut();
  await at.pass(10_000);
  at.chat.enter('m-1');
  at.chat.enter('lobby');
  await at.pass(1000);
  expect(at.chat.state().room?.phase).toBe('inside');
}, 600_000);

test('a text may be a list of frames, of which each is read by itself', () => {
  const beat = { msgId: 0, msgData: { time: 1 } };
  expect(readFrames(JSON.stringify(beat))).toEqual([{ ok: true, value: beat }]);
  expect(readFrames(JSON.stringify([beat, 1, { msgId: 7, msgData: {} }, [beat], beat]))).toEqual([
    { ok: true, value: beat },
    { ok: false, error: 'no-envelope' },
    { ok: false, error: 'unknown-id' },
    // A list inside a list is not a frame.
    { ok: false, error: 'no-envelope' },
    { ok: true, value: beat },
  ]);
  const none = [{ ok: false, error: 'no-envelope' }];
  expect(readFrames('[]')).toEqual(none);
  expect(readFrames(JSON.stringify(Array.from({ length: 1001 }, () => beat)))).toEqual(none);
  expect(readFrames('[')).toEqual([{ ok: false, error: 'no-json' }]);
});
