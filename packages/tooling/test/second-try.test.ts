import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Gate, Suite } from '../src/verify/gates.ts';
import { runAndJudge } from '../src/verify/run-and-judge.ts';

const TODAY = '2026-11-25';
const bin = (name: string): string =>
  fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'courtside-try-'));
  await mkdir(join(root, 'docs'));
  await quarantine();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

const quarantine = (...rows: string[]): Promise<void> =>
  writeFile(
    join(root, 'docs/quarantine.tsv'),
    `${['test\twhy\tsince\tuntil', ...rows].join('\n')}\n`,
  );

/** A suite of vitest whose tests are planted: `once` fails at its first attempt only, `always` at each. */
async function planted(
  tests: Readonly<Record<string, 'once' | 'always' | 'never'>>,
): Promise<Suite> {
  const bodies = Object.entries(tests).map(([title, fails], at) => {
    const marker = JSON.stringify(join(root, `ran-${at}`));
    const fail = `throw new Error('planted in ${title}');`;
    const once = `if (!existsSync(${marker})) { writeFileSync(${marker}, ''); ${fail} }`;
    const body = { once, always: fail, never: '' }[fails];
    return `describe('a group', () => { test(${JSON.stringify(title)}, () => { ${body} }); });`;
  });
  await writeFile(
    join(root, 'planted.test.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs';
     import { describe, test } from 'vitest';
     ${bodies.join('\n')}`,
  );
  await mkdir(join(root, 'node_modules'), { recursive: true });
  // Planted tests find the runner there.
  await symlink(bin('vitest'), join(root, 'node_modules/vitest')).catch(() => undefined);
  return {
    kind: 'suite',
    name: 'planted tests',
    report: 'vitest',
    command: [process.execPath, join(bin('vitest'), 'vitest.mjs'), 'run', '--root', root],
  };
}

// A runner that finds itself inside another refuses to run.
const judge = (...steps: (Suite | Gate)[]) =>
  runAndJudge({ stages: [[steps]] }, { root, scratch: root, env: { VITEST: '' } }, TODAY);

test('a test that fails once is named with what it said, and lands', async () => {
  const suite = await planted({ 'is (unlucky)': 'once', 'is well': 'never' });
  const { refused, counts, lines } = await judge(suite);
  expect(refused).toBe(false);
  expect(counts).toEqual({ passed: 2, failed: 0, skipped: 0 });
  const text = lines.join('\n');
  expect(text).toContain(
    'flaky, failed once and passed by itself: planted.test.mjs › a group › is (unlucky)',
  );
  expect(text).toContain('planted in is (unlucky)');
  expect(lines.at(-1)).toBe('2 passed, 0 failed, 0 skipped');
});

test('a test that fails twice is refused, with its line', async () => {
  const { refused, lines } = await judge(await planted({ broken: 'always', 'is well': 'never' }));
  expect(refused).toBe(true);
  expect(lines.join('\n')).toMatch(/^failed: planted\.test\.mjs › a group › broken \(line \d+\)$/m);
  expect(lines.at(-1)).toBe('1 passed, 1 failed, 0 skipped');
});

test('a fourth flaky test is refused', async () => {
  const three = await judge(await planted({ a: 'once', b: 'once', c: 'once' }));
  expect(three.refused).toBe(false);
  await rm(root, { recursive: true });
  await mkdir(join(root, 'docs'), { recursive: true });
  await quarantine();
  const four = await judge(await planted({ a: 'once', b: 'once', c: 'once', d: 'once' }));
  expect(four.refused).toBe(true);
  expect(four.lines.join('\n')).toContain('4 flaky tests, at most 3');
});

test('a test of money that fails once is refused, and is not run again', async () => {
  const { refused, lines } = await judge(await planted({ 'no stake twice @money': 'once' }));
  expect(refused).toBe(true);
  expect(lines.join('\n')).toContain('failed: planted.test.mjs › a group › no stake twice @money');
});

test('a quarantined test runs, is told of, and does not refuse until its day is past', async () => {
  const row = (until: string) =>
    `planted.test.mjs › a group › broken\tlooked into\t2026-11-20\t${until}`;
  const suite = await planted({ broken: 'always', 'is well': 'never' });
  await quarantine(row('2026-11-25'));
  const current = await judge(suite);
  expect(current.refused).toBe(false);
  expect(current.counts).toEqual({ passed: 1, failed: 0, skipped: 1 });
  expect(current.lines.join('\n')).toContain(
    'quarantined, failed: planted.test.mjs › a group › broken',
  );
  await quarantine(row('2026-11-24'));
  const past = await judge(suite);
  expect(past.refused).toBe(true);
  expect(past.lines.join('\n')).toContain('past its date (2026-11-24)');
});

test('a runner that dies, and a gate that fails, are refused with their last lines', async () => {
  const dead: Suite = {
    kind: 'suite',
    name: 'dead',
    report: 'playwright',
    command: [process.execPath, '-e', 'console.log("no browser"); process.exit(3)'],
  };
  const gate: Gate = {
    kind: 'gate',
    name: 'format',
    command: [process.execPath, '-e', 'console.log("a.ts is not formatted"); process.exit(1)'],
  };
  const { refused, counts, lines } = await judge(dead, gate);
  expect(refused).toBe(true);
  expect(counts.failed).toBe(2);
  expect(lines.join('\n')).toMatch(/failed: dead: the runner wrote no report\n\s+no browser/);
  expect(lines.join('\n')).toMatch(/failed: format\n\s+a\.ts is not formatted/);
});

test('Playwright is asked for what failed last, in one worker', async () => {
  const runner = join(root, 'runner.mjs');
  await writeFile(
    runner,
    `import { appendFileSync, writeFileSync } from 'node:fs';
     const args = process.argv.slice(2);
     appendFileSync(${JSON.stringify(join(root, 'runs'))}, args.join(' ') + '\\n');
     const status = args.includes('--last-failed') ? 'expected' : 'unexpected';
     writeFileSync(process.env.PLAYWRIGHT_JSON, JSON.stringify({
       config: { rootDir: ${JSON.stringify(root)} },
       suites: [{ title: 'a.e2e.ts', specs: [{ title: 'opens', file: 'a.e2e.ts', line: 3,
         tests: [{ projectName: '', status, results: [] }] }] }],
     }));
     process.exit(status === 'expected' ? 0 : 1);`,
  );
  const suite: Suite = {
    kind: 'suite',
    name: 'browser tests',
    report: 'playwright',
    command: [process.execPath, runner],
  };
  const { refused, lines } = await judge(suite);
  expect(refused).toBe(false);
  expect(lines.join('\n')).toContain('flaky, failed once and passed by itself: a.e2e.ts');
  expect(await readFile(join(root, 'runs'), 'utf8')).toBe('\n--last-failed --workers=1\n');
});

test('a runner that dies is run again as a whole where its tests share one page', async () => {
  const runner = join(root, 'runner.mjs');
  await writeFile(
    runner,
    `import { existsSync, writeFileSync } from 'node:fs';
     const marker = ${JSON.stringify(join(root, 'ran'))};
     if (!existsSync(marker)) { writeFileSync(marker, ''); console.log('page crashed'); process.exit(7); }
     const file = process.argv.find((each) => each.startsWith('--outputFile.json=')).split('=')[1];
     writeFileSync(file, JSON.stringify({ testResults: [{ name: 'a.tsx', status: 'passed', assertionResults: [
       { ancestorTitles: [], title: 'draws', fullName: 'draws', status: 'passed' }] }] }));`,
  );
  const suite: Suite = {
    kind: 'suite',
    name: 'stories',
    report: 'vitest',
    command: [process.execPath, runner],
    whole: true,
  };
  const { refused, lines } = await judge(suite);
  expect(refused).toBe(false);
  expect(lines.join('\n')).toMatch(/flaky.*stories: the runner wrote no report\n\s+page crashed/);
});
