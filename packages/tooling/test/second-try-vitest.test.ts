import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Suite } from '../src/verify/gates.ts';
import { useTrialWorkspace } from './trial-workspace.ts';

const trial = useTrialWorkspace();
const bin = (name: string): string =>
  fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));

/** A suite of vitest whose tests are planted: `once` fails at its first attempt only, `always` at each. */
async function planted(
  tests: Readonly<Record<string, 'once' | 'always' | 'never'>>,
): Promise<Suite> {
  const bodies = Object.entries(tests).map(([title, fails], at) => {
    const marker = JSON.stringify(join(trial.root, `ran-${at}`));
    const fail = `throw new Error('planted in ${title}');`;
    const once = `if (!existsSync(${marker})) { writeFileSync(${marker}, ''); ${fail} }`;
    const body = { once, always: fail, never: '' }[fails];
    return `describe('a group', () => { test(${JSON.stringify(title)}, () => { ${body} }); });`;
  });
  await writeFile(
    join(trial.root, 'planted.test.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs';
     import { describe, test } from 'vitest';
     ${bodies.join('\n')}`,
  );
  await mkdir(join(trial.root, 'node_modules'), { recursive: true });
  // Planted tests find the runner there.
  await symlink(bin('vitest'), join(trial.root, 'node_modules/vitest')).catch(() => undefined);
  return {
    kind: 'suite',
    name: 'planted tests',
    report: 'vitest',
    command: [process.execPath, join(bin('vitest'), 'vitest.mjs'), 'run', '--root', trial.root],
  };
}

test('a test that fails once is named with what it said, and lands', async () => {
  const suite = await planted({ 'is (unlucky)': 'once', 'is well': 'never' });
  const { refused, counts, lines } = await trial.judge(suite);
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
  const { refused, lines } = await trial.judge(
    await planted({ broken: 'always', 'is well': 'never' }),
  );
  expect(refused).toBe(true);
  expect(lines.join('\n')).toMatch(/^failed: planted\.test\.mjs › a group › broken \(line \d+\)$/m);
  expect(lines.at(-1)).toBe('1 passed, 1 failed, 0 skipped');
});

test('a test of money that fails once is refused, and is not run again', async () => {
  const { refused, lines } = await trial.judge(await planted({ 'no stake twice @money': 'once' }));
  expect(refused).toBe(true);
  expect(lines.join('\n')).toContain('failed: planted.test.mjs › a group › no stake twice @money');
});

test('a quarantined test runs, is told of, and does not refuse until its day is past', async () => {
  const row = (until: string) =>
    `planted.test.mjs › a group › broken\tlooked into\t2026-11-20\t${until}`;
  const suite = await planted({ broken: 'always', 'is well': 'never' });
  await trial.quarantine(row('2026-11-25'));
  const current = await trial.judge(suite);
  expect(current.refused).toBe(false);
  expect(current.counts).toEqual({ passed: 1, failed: 0, skipped: 1 });
  expect(current.lines.join('\n')).toContain(
    'quarantined, failed: planted.test.mjs › a group › broken',
  );
  await trial.quarantine(row('2026-11-24'));
  const past = await trial.judge(suite);
  expect(past.refused).toBe(true);
  expect(past.lines.join('\n')).toContain('past its date (2026-11-24)');
});

test('a second try leaves the filters of files of its suite out: they would add up', async () => {
  const suite = await planted({ unlucky: 'once' });
  const other = join(trial.root, 'other.test.mjs');
  const count = join(trial.root, 'count');
  await writeFile(
    other,
    `import { appendFileSync } from 'node:fs';
     import { test } from 'vitest';
     appendFileSync(${JSON.stringify(count)}, 'x');
     test('is well', () => {});`,
  );
  const { refused } = await trial.judge({ ...suite, files: ['planted.test', 'other.test'] });
  expect(refused).toBe(false);
  expect(await readFile(count, 'utf8')).toBe('x');
});

test('where every file must run something, one whose tests are all skipped is refused', async () => {
  const suite = await planted({ 'is well': 'never' });
  await writeFile(
    join(trial.root, 'empty.test.mjs'),
    `import { test } from 'vitest'; test.skip('later', () => {});`,
  );
  expect((await trial.judge(suite)).refused).toBe(false);
  const { refused, lines } = await trial.judge({ ...suite, everyFile: true });
  expect(refused).toBe(true);
  expect(lines.join('\n')).toContain('no test of empty.test.mjs ran');
});
