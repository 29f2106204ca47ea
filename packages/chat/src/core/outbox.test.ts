import { expect, test } from 'vitest';
import { refused, sentNow, type Speech } from './outbox.ts';

const said: Speech = { key: 'k', msg: '好球', state: 'queued', at: 0, tries: 0 };

test('whoever speaks too fast waits their turn, however often', () => {
  let speech = said;
  for (let now = 0; now < 20_000; now += 2000) {
    speech = refused(sentNow(speech, now), 'too-fast', 2000, now);
    expect(speech).toMatchObject({ state: 'retry', waitMs: 2000 });
  }
});

test('what is refused for another passing reason fails after the third try', () => {
  let speech = said;
  for (const state of ['retry', 'retry', 'failed'] as const) {
    speech = refused(sentNow(speech, 0), 'not-in-room', 0, 0);
    expect(speech.state).toBe(state);
  }
});
