import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { readFrame } from '../core/frames.ts';
import { crowd } from './crowd.ts';
import { createScriptedGateway } from './scripted-gateway.ts';
import { setUp } from './set-up.ts';

const evening = (seed: number) => {
  const gateway = createScriptedGateway({ clock: fakeClock(1_000_000) });
  crowd(gateway, { speakers: 2000, seed }).speak(3000);
  return gateway.said();
};

test('a crowd of a seed says the same each time, and another one something else', () => {
  expect(evening(1)).toEqual(evening(1));
  expect(evening(1)).not.toEqual(evening(2));
  expect(new Set(evening(1).map(({ sender }) => sender.userId)).size).toBeGreaterThan(1000);
});

test('whatever a crowd says is a message of the protocol', () => {
  const faults = evening(3).flatMap((msgData) => {
    const read = readFrame(JSON.stringify({ msgId: 10003, msgData }));
    return read.ok ? [] : [read.error];
  });
  expect(faults).toEqual([]);
});

test('a room hears a crowd of thousands in order, and keeps the end of it', async () => {
  const at = setUp();
  await at.enter();
  const ids = crowd(at.gateway, { speakers: 5000 }).speak(5000);
  await at.pass(300);
  expect(at.ids()).toEqual(ids.slice(-500));
});
