import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cruiseBoundaries } from '../src/cruise-boundaries.ts';

test('each kind of wall is found to be broken where a violation was planted', async () => {
  const report = await cruiseBoundaries(fileURLToPath(new URL('planted', import.meta.url)));
  const broken = new Set(report.violations.map((each) => each.rule));
  expect(report.modules).toBe(12);
  expect([...broken].toSorted()).toEqual(
    [
      'core-is-pure',
      'headless-kernel',
      'headless-sports',
      'headless-ui',
      'no-cycles',
      'packages-not-apps',
      'public-entries-only',
      'screens-sports',
      'test-helpers-in-tests-only',
    ].toSorted(),
  );
});
