import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Gate, Suite } from '../src/verify/gates.ts';
import { runAndJudge } from '../src/verify/run-and-judge.ts';
import { TODAY, useTrialWorkspace } from './trial-workspace.ts';

// Runners are scripted here; `second-try-vitest.test.ts` has real ones.
const trial = useTrialWorkspace();

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
  const { refused, counts, lines } = await trial.judge(dead, gate);
  expect(refused).toBe(true);
  expect(counts.failed).toBe(2);
  expect(lines.join('\n')).toMatch(/failed: dead: the runner wrote no report\n\s+no browser/);
  expect(lines.join('\n')).toMatch(/failed: format\n\s+a\.ts is not formatted/);
});

/** A gate that fails in its first run and, where `mends`, passes in its second. */
const unlucky = (mends: boolean): Gate => ({
  kind: 'gate',
  name: 'format',
  command: [
    process.execPath,
    '-e',
    `const { appendFileSync, readFileSync } = require('node:fs');
     const file = ${JSON.stringify(join(trial.root, 'runs'))};
     appendFileSync(file, 'run ');
     const runs = readFileSync(file, 'utf8').split(' ').length - 1;
     if (runs === 1 || ${!mends}) { console.log('[error] Unable to read file'); process.exit(2); }`,
  ],
});

test.each([
  [true, false, '1 passed, 0 failed, 0 skipped'],
  [false, true, '0 passed, 1 failed, 0 skipped'],
])('a gate is run once more by itself: it passes then %s, refused %s', async (mends, no, sum) => {
  const { refused, lines } = await trial.judge(unlucky(mends));
  expect(refused).toBe(no);
  expect(lines.join('\n')).toMatch(mends ? /flaky.*: format/ : /failed: format/);
  expect(lines.at(-1)).toBe(sum);
  expect(await runs()).toBe('run run ');
});

/** A runner of Playwright's kind: `first` and `second` are the tests that its runs report. */
async function scripted(first: readonly object[], second: readonly object[]): Promise<Suite> {
  const runner = join(trial.root, 'runner.mjs');
  await writeFile(
    runner,
    `import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
     const args = process.argv.slice(2);
     const at = args.indexOf('--test-list');
     const list = at < 0 ? '' : readFileSync(args[at + 1], 'utf8');
     appendFileSync(${JSON.stringify(join(trial.root, 'runs'))},
       (at < 0 ? args : ['listed', ...args.toSpliced(at, 2), list]).join(' ') + '\\n');
     const specs = at < 0 ? ${JSON.stringify(first)} : ${JSON.stringify(second)};
     writeFileSync(process.env.PLAYWRIGHT_JSON, JSON.stringify({
       config: { rootDir: ${JSON.stringify(trial.root)} },
       suites: [{ title: 'a.e2e.ts', suites: [{ title: 'the slip', specs }] }],
     }));
     process.exit(specs.some(({ tests }) => tests[0].status === 'unexpected') ? 1 : 0);`,
  );
  return {
    kind: 'suite',
    name: 'browser tests',
    report: 'playwright',
    command: [process.execPath, runner],
    files: ['/a\\.e2e\\.ts$'],
  };
}
const spec = (
  title: string,
  status: string,
  more: { tags?: string[]; expected?: string } = {},
) => ({
  title,
  file: 'a.e2e.ts',
  line: 3,
  tags: more.tags ?? [],
  tests: [{ projectName: 'plain', status, expectedStatus: more.expected ?? 'passed', results: [] }],
});
const runs = (): Promise<string> => readFile(join(trial.root, 'runs'), 'utf8');

test('Playwright is given the list of what failed, without tests of money, in one worker', async () => {
  const { refused, lines } = await trial.judge(
    await scripted(
      [
        spec('opens', 'unexpected'),
        spec('bets once', 'unexpected', { tags: ['money'] }),
        spec('draws', 'expected'),
      ],
      [spec('opens', 'expected')],
    ),
  );
  expect(refused).toBe(true);
  const text = lines.join('\n');
  expect(text).toContain(
    'flaky, failed once and passed by itself: a.e2e.ts › [plain] › the slip › o',
  );
  expect(text).toContain('failed: a.e2e.ts › [plain] › the slip › bets once');
  expect(lines.at(-1)).toBe('2 passed, 1 failed, 0 skipped');
  expect(await runs()).toBe(
    '/a\\.e2e\\.ts$\nlisted --workers=1 --trace=retain-on-failure [plain] › a.e2e.ts › the slip › opens\n',
  );
});

test('what Playwright did not come to is a failure and has a second try; what skips itself is none', async () => {
  const { refused, lines } = await trial.judge(
    await scripted(
      [spec('opens', 'skipped'), spec('later', 'skipped', { expected: 'skipped' })],
      [spec('opens', 'expected')],
    ),
  );
  expect(refused).toBe(false);
  expect(lines.join('\n')).toMatch(/flaky.*opens \(line 3\)\n\s+It never ran/);
  expect(lines.at(-1)).toBe('1 passed, 0 failed, 1 skipped');
});

test('what fails only at the second try is refused', async () => {
  const { refused, lines } = await trial.judge(
    await scripted(
      [spec('opens', 'unexpected'), spec('draws', 'expected')],
      [spec('opens', 'expected'), spec('draws', 'unexpected')],
    ),
  );
  expect(refused).toBe(true);
  expect(lines.join('\n')).toContain('failed: a.e2e.ts › [plain] › the slip › draws');
});

test('a file that the runner did not come to is a failure, and passes at its second try', async () => {
  const runner = join(trial.root, 'runner.mjs');
  const file = join(trial.root, 'planted.test.mjs');
  await writeFile(
    runner,
    `import { writeFileSync } from 'node:fs';
     const again = process.argv.includes('--maxWorkers=1');
     const out = process.argv.find((each) => each.startsWith('--outputFile.json=')).split('=')[1];
     writeFileSync(out, JSON.stringify({ testResults: [{ name: ${JSON.stringify(file)}, status: 'passed',
       assertionResults: again ? [{ ancestorTitles: [], title: 'is well', fullName: 'is well', status: 'passed' }] : [] }] }));`,
  );
  const { refused, lines } = await trial.judge({
    kind: 'suite',
    name: 'unit tests',
    report: 'vitest',
    command: [process.execPath, runner],
  });
  expect(refused).toBe(false);
  expect(lines.join('\n')).toMatch(
    /flaky.*planted\.test\.mjs › \(the file itself\)\n\s+It never ran/,
  );
});

test.each([
  [3, false],
  [4, true],
])('%i flaky tests: refused is %s', async (count, refused) => {
  const all = (status: string) => Array.from({ length: count }, (_, at) => spec(`t${at}`, status));
  const result = await trial.judge(await scripted(all('unexpected'), all('expected')));
  expect(result.refused).toBe(refused);
  expect(result.lines.join('\n').includes('4 flaky tests, at most 3')).toBe(refused);
});

test('a step that does not end is ended, with what it started, and says so', async () => {
  const gate: Gate = {
    kind: 'gate',
    name: 'format',
    command: [
      process.execPath,
      '-e',
      `const { spawn } = require('node:child_process');
       const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
       console.log('child', child.pid);
       require('node:fs').writeFileSync(${JSON.stringify(join(trial.root, 'child'))}, String(child.pid));
       setInterval(() => {}, 1000);`,
    ],
  };
  const { refused, lines } = await runAndJudge(
    { stages: [[[gate]]] },
    { root: trial.root, scratch: trial.root, limitMs: 1500 },
    TODAY,
  );
  expect(refused).toBe(true);
  expect(lines.join('\n')).toContain('it had not ended after 1500 ms');
  const child = Number(await readFile(join(trial.root, 'child'), 'utf8'));
  await expect.poll(() => isRunning(child)).toBe(false);
});

/** A process that ended and was not yet waited for counts as ended, where the system tells. */
async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) [ZX] /.test(stat);
}

test('a row of quarantine excuses no test of money, and one without its test is told', async () => {
  const suite = await scripted([spec('bets once', 'unexpected', { tags: ['money'] })], []);
  await trial.quarantine(
    'a.e2e.ts › [plain] › the slip › bets once\tlooked into\t2026-11-24\t2026-11-26',
  );
  const { refused, lines } = await trial.judge(suite);
  expect(refused).toBe(true);
  expect(lines.join('\n')).toContain('warning: docs/quarantine.tsv: no such test: a.e2e.ts');
});

test('a runner that dies beside a test that failed is not forgiven with the test', async () => {
  const suite = await scripted([spec('opens', 'unexpected')], [spec('opens', 'expected')]);
  const [node, runner = ''] = suite.command;
  const dies = `${await readFile(runner, 'utf8')}`.replace('? 1 : 0', '? 139 : 0');
  await writeFile(runner, dies);
  const { refused, lines } = await trial.judge({ ...suite, command: [node, runner] });
  expect(refused).toBe(true);
  expect(lines.join('\n')).toContain('failed: browser tests: the runner ended with 139');
});

test('a crash that takes many tests along is one failure, and its suite runs again as a whole', async () => {
  const runner = join(trial.root, 'runner.mjs');
  await writeFile(
    runner,
    `import { existsSync, writeFileSync } from 'node:fs';
     const marker = ${JSON.stringify(join(trial.root, 'ran'))};
     const crashes = !existsSync(marker);
     writeFileSync(marker, '');
     const file = process.argv.find((each) => each.startsWith('--outputFile.json=')).split('=')[1];
     const draws = Array.from({ length: 20 }, (_, at) => ({
       ancestorTitles: [], title: 'draws ' + at, fullName: 'draws ' + at,
       status: crashes && at > 0 ? 'pending' : 'passed' }));
     writeFileSync(file, JSON.stringify({ testResults: [
       { name: 'a.tsx', status: 'passed', assertionResults: draws } ] }));
     process.exit(crashes ? 1 : 0);`,
  );
  const suite: Suite = {
    kind: 'suite',
    name: 'stories',
    report: 'vitest',
    command: [process.execPath, runner],
    whole: true,
  };
  const { refused, lines } = await trial.judge(suite);
  expect(refused).toBe(false);
  expect(lines.join('\n')).toContain('stories: it ended before 19 of its tests');
  expect(lines.at(-1)).toBe('20 passed, 0 failed, 0 skipped');
});

test('a runner that dies is run again as a whole where its tests share one page', async () => {
  const runner = join(trial.root, 'runner.mjs');
  await writeFile(
    runner,
    `import { existsSync, writeFileSync } from 'node:fs';
     const marker = ${JSON.stringify(join(trial.root, 'ran'))};
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
  const { refused, lines } = await trial.judge(suite);
  expect(refused).toBe(false);
  expect(lines.join('\n')).toMatch(/flaky.*stories: the runner wrote no report\n\s+page crashed/);
  expect(lines.at(-1)).toBe('1 passed, 0 failed, 0 skipped');
});
