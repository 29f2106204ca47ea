import { expect, test } from 'vitest';
import { closeReason } from './close-reason.ts';

test('each way to close has its own reason, and one that is unknown is told as such', () => {
  expect(
    ['escape-key', 'close-press', 'outside-press', 'swipe', 'close-watcher'].map(closeReason),
  ).toEqual(['escape', 'close-button', 'outside', 'swipe', 'other']);
});
