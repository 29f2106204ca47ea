import { expect, test } from 'vitest';
import { warningsIn } from '../src/verify/run-step.ts';

test('what a green step warns of is kept, each once, without what pnpm says of itself', () => {
  const output = `[WARN] The registry publishes no pnpm, so the packageManager pin was not recorded
built in 3 s
  (!) Warning: a chunk is large
warn: deprecated
warn: deprecated
forewarned is forearmed`;
  expect(warningsIn(output)).toEqual(['(!) Warning: a chunk is large', 'warn: deprecated']);
});
