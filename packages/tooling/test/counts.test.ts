import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { COUNTS, count, isThorough, reducedCounts } from '../src/testing/counts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tests = globSync('{packages,apps}/*/{src,test}/**/*.test.ts', { cwd: root })
  .filter((file) => !file.includes('tooling'))
  .map((file) => ({ file, source: readFileSync(`${root}/${file}`, 'utf8') }));

afterEach(() => vi.unstubAllEnvs());

test('the thorough run takes the full count, every other the quick one', () => {
  vi.stubEnv('THOROUGH', '1');
  expect(isThorough()).toBe(true);
  expect(count('ledgerRuns')).toBe(COUNTS.ledgerRuns.thorough);
  vi.stubEnv('THOROUGH', '');
  expect(isThorough()).toBe(false);
  expect(count('ledgerRuns')).toBe(COUNTS.ledgerRuns.quick);
});

test('every count is reduced by something, told of, and used by a test', () => {
  for (const [name, { quick, thorough }] of Object.entries(COUNTS)) {
    expect(quick, name).toBeGreaterThan(0);
    expect(thorough, name).toBeGreaterThan(quick);
    expect(
      tests.some(({ source }) => source.includes(`count('${name}')`)),
      name,
    ).toBe(true);
  }
  expect(reducedCounts()).toHaveLength(Object.keys(COUNTS).length);
});

test('no test reads by itself whether the run is thorough', () => {
  expect(tests.filter(({ source }) => /\bTHOROUGH\b/.test(source)).map(({ file }) => file)).toEqual(
    [],
  );
});
