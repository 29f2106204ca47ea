import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { boundaryRules, HEADLESS } from '../src/boundary-rules.ts';
import { cruiseBoundaries } from '../src/cruise-boundaries.ts';

/** A rule that there is one of for each package. */
const OF_ONE = /^(headless|screens)-(?!without-)\w[\w-]*$/;

test('each kind of wall is found to be broken where a violation was planted', async () => {
  const report = await cruiseBoundaries(fileURLToPath(new URL('planted', import.meta.url)));
  const broken = new Set(report.violations.map((each) => each.rule));
  expect(report.modules).toBe(16);
  // What is said of each package is said in one way; three of them stand for all.
  const kinds = new Set(boundaryRules.map(({ name = '' }) => name.replace(OF_ONE, '$1')));
  expect(new Set([...broken].map((name) => name.replace(OF_ONE, '$1')))).toEqual(kinds);
  expect([...broken].filter((name) => OF_ONE.test(name)).toSorted()).toEqual([
    'headless-kernel',
    'headless-sports',
    'headless-ui',
    'screens-sports',
  ]);
});

test('each package has its walls', () => {
  const packages = fileURLToPath(new URL('../..', import.meta.url));
  const all = readdirSync(packages, { withFileTypes: true }).filter((each) => each.isDirectory());
  // The tools build and check all the others.
  const names = all.map(({ name }) => name).filter((name) => name !== 'tooling');
  expect(Object.keys(HEADLESS).toSorted()).toEqual(names.toSorted());
});
