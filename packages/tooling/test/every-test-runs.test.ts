import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BROWSER_AREAS } from '../src/verify/browser-areas.ts';
import { CHORES, RELEASE_CHORES, STAGES } from '../src/verify/gates.ts';
import { GATEWAY_FILES } from '../src/verify/gateway-files.ts';
import { PARTS } from '../src/verify/thorough-parts.ts';
import config, { EVERYTHING, ISOLATED, PROCESSES, SANDBOX } from '../vitest.config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = (patterns: readonly string[]): string[] => globSync([...patterns], { cwd: root });

test('every browser test belongs to one area', () => {
  const there = files(['apps/web/e2e/*.e2e.ts']).map((file) => basename(file, '.e2e.ts'));
  expect(Object.values(BROWSER_AREAS).flat().toSorted()).toEqual(there.toSorted());
});

test('every area, every look and every project of unit tests is run by the gate or by a part', () => {
  const commands = [...STAGES.flat(2), ...PARTS.flatMap(({ steps }) => steps)].map(({ command }) =>
    command.join(' '),
  );
  for (const area of Object.keys(BROWSER_AREAS)) {
    expect(PARTS.map(({ name }) => name)).toContain(`browser-${area}`);
  }
  for (const project of config.test?.projects ?? []) {
    const { name } = (project as { test: { name: string } }).test;
    expect(commands.filter((command) => command.includes(`--project ${name}`))).not.toEqual([]);
  }
});

test('every unit test belongs to a project', () => {
  const there = files(['packages/*/{src,test}/**/*.test.{ts,tsx}', 'apps/*/**/*.test.{ts,tsx}'])
    .filter((file) => !file.includes('node_modules') && !file.includes('/dist/'))
    .toSorted();
  const known = new Set(files([...EVERYTHING, ...SANDBOX, ...ISOLATED, ...PROCESSES]));
  expect(there.filter((file) => !known.has(file))).toEqual([]);
  expect(there.length).toBeGreaterThan(200);
});

test('the files of the gateway that the gate runs are there', () => {
  for (const file of GATEWAY_FILES) expect(files([`${file}*`]), file).not.toEqual([]);
});

test('no two steps and no two parts have one name', () => {
  const steps = [...STAGES.flat(2), ...CHORES, ...RELEASE_CHORES].map(({ name }) => name);
  expect(new Set(steps).size).toBe(steps.length);
  const parts = PARTS.map(({ name }) => name);
  expect(new Set(parts).size).toBe(parts.length);
  expect(parts.filter((name) => /\s/.test(name))).toEqual([]);
});

test('what refuses a release is warned of, and nothing else is', () => {
  const release = PARTS.find(({ name }) => name === 'release');
  expect(release?.steps).toEqual([...CHORES, ...RELEASE_CHORES]);
});

test('the gate has at most 80 browser tests', () => {
  const tagged = files(['apps/web/e2e/*.e2e.ts']).flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8').match(/tag: '@landing'|tag: \['@landing'/g) ?? [],
  );
  expect(tagged.length).toBeGreaterThan(40);
  // Some stand in a loop, and the main job runs in plain and encrypted.
  expect(tagged.length).toBeLessThanOrEqual(70);
});
