import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BROWSER_AREAS } from '../src/verify/browser-areas.ts';
import { ROTATED_LOOKS } from '../../../apps/storybook/src/rotation.ts';
import { run } from '../src/run.ts';
import { CHORES, RELEASE_CHORES, STAGES, type Step } from '../src/verify/gates.ts';
import {
  GATEWAY_FILES,
  GATEWAY_GROUPS,
  gatewayFile,
  leftOut,
} from '../src/verify/gateway-files.ts';
import { PARTS } from '../src/verify/thorough-parts.ts';
import config, { EVERYTHING, ISOLATED, PROCESSES, SANDBOX } from '../vitest.config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = (patterns: readonly string[]): string[] => globSync([...patterns], { cwd: root });

test('every browser test belongs to one area', () => {
  const there = files(['apps/web/e2e/*.e2e.ts']).map((file) => basename(file, '.e2e.ts'));
  expect(Object.values(BROWSER_AREAS).flat().toSorted()).toEqual(there.toSorted());
});

const STEPS: readonly Step[] = [...STAGES.flat(2), ...PARTS.flatMap(({ steps }) => steps)];
const names = PARTS.map(({ name }) => name);

test('every area of the browser tests and every look of the stories is a part', () => {
  for (const area of Object.keys(BROWSER_AREAS)) expect(names).toContain(`browser-${area}`);
  expect(names.filter((name) => /^stories-(?!all)/.test(name)).toSorted()).toEqual(
    ROTATED_LOOKS.map(
      ({ brand, edition, locale }) => `stories-${brand}-${edition}-${locale}`,
    ).toSorted(),
  );
});

test('every project of unit tests is run whole, not only some of its files', () => {
  const whole = STEPS.filter((step) => step.kind === 'suite' && step.files === undefined);
  const commands = whole.map(({ command }) => `${command.join(' ')} `);
  for (const project of config.test?.projects ?? []) {
    const { name } = (project as { test: { name: string } }).test;
    expect(
      commands.filter((command) => command.includes(`--project ${name} `)),
      name,
    ).not.toEqual([]);
  }
});

test('every suite of the catalogue is in a project of its tests, and each such project is a part', () => {
  const there = files(['apps/storybook/src/**/*.suite.tsx']);
  expect(there.length).toBeGreaterThan(20);
  // `conformance` and `suites` take a folder each, and no folder below it.
  expect(there.filter((file) => file.split('/').length !== 5)).toEqual([]);
  const suites = PARTS.find(({ name }) => name === 'suites')?.steps.flatMap(
    ({ command }) => command,
  );
  expect(suites).toEqual(expect.arrayContaining(['--project=suites', '--project=conformance']));
});

/** What people and other commands start. */
const TOOLS = [
  ...['api-report', 'build', 'messages', 'mend', 'thorough', 'typecheck', 'up', 'verify'],
  ...['headless-bundle', 'release', 'version', 'visual'],
];

test('every command of the tooling is a check that something runs, or a tool', () => {
  const checks = STEPS.flatMap(({ command }) => command)
    .filter((word) => word.startsWith('packages/tooling/bin/'))
    .map((word) => basename(word, '.ts'));
  const there = files(['packages/tooling/bin/*.ts']).map((file) => basename(file, '.ts'));
  expect([...new Set([...checks, ...TOOLS])].toSorted()).toEqual(there.toSorted());
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

test('the tests of the gateway that its part leaves out are there, and each is run by one other part', () => {
  const grouped = Object.values(GATEWAY_GROUPS).flat().map(gatewayFile);
  for (const file of grouped) expect(files([file]), file).toHaveLength(1);
  const part = PARTS.find(({ name }) => name === 'gateway');
  const [step] = part?.steps ?? [];
  expect(leftOut(step?.kind === 'suite' ? (step.env ?? {}) : {})).toEqual(grouped);
  expect(leftOut({})).toEqual([]);
  const run = PARTS.filter(({ name }) => name.startsWith('gateway-')).flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'suite' ? (step.files ?? []) : [])),
  );
  expect(run.toSorted()).toEqual(grouped.toSorted());
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

test('the gate has at most 80 browser tests, as Playwright itself counts them', async () => {
  const args = ['exec', 'playwright', 'test', '--list', '--grep', '@landing'];
  const { code, output } = await run('pnpm', ['--filter', '@courtside/web', ...args], {
    cwd: root,
  });
  expect(code, output).toBe(0);
  const [, count] = /^Total: (\d+) tests? in/m.exec(output) ?? [];
  expect(Number(count)).toBeGreaterThan(40);
  expect(Number(count)).toBeLessThanOrEqual(80);
});
