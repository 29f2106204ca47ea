import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkWorkflow } from '../src/check-workflows.ts';
import { PARTS } from '../src/verify/thorough-parts.ts';

const HASH = '0123456789abcdef0123456789abcdef01234567';

const workflow = (step: string, permissions = 'permissions:\n  contents: read\n') =>
  `name: Planted\non: push\n${permissions}jobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`;

test('a pinned action with few rights has no problem', async () => {
  expect(await checkWorkflow(workflow(`uses: actions/checkout@${HASH} # v1`), 'a.yml')).toEqual([]);
});

test.each([
  ['an action by its tag', workflow('uses: actions/checkout@v4'), 'not pinned to a commit'],
  ['all rights', workflow('run: "true"', ''), 'all rights'],
  ['a token that lasts', workflow('run: a\n        env:\n          NPM_TOKEN: x'), 'that lasts'],
  ['an expression that is none', workflow('run: ${{ github.nothing.there }}'), 'nothing'],
])('%s is told', async (_what, text, words) => {
  expect((await checkWorkflow(text, 'a.yml')).join('\n')).toContain(words);
});

test('nothing is published before the release, the new brand and the pins have passed', async () => {
  const file = new URL('../../../.github/workflows/release.yml', import.meta.url);
  const [, jobs = ''] = (await readFile(file, 'utf8')).split(/^jobs:$/m);
  const byName = new Map(
    jobs
      .split(/^ {2}(?=\w+:$)/m)
      .filter((job) => job.trim() !== '')
      .map((job) => [job.slice(0, job.indexOf(':')), job]),
  );
  const publishing = [...byName].filter(([, job]) => job.includes('environment: npm'));
  expect(publishing.map(([name]) => name)).toEqual(['release', 'snapshot']);
  for (const [name, job] of publishing) expect(job, name).toContain('needs: check\n');
  const [, run = ''] = /part:\s*\[([^\]]*)\]/.exec(byName.get('check') ?? '') ?? [];
  const parts = PARTS.map(({ name }) => name).filter((name) =>
    /^(?:release|new-brand|pins-)/.test(name),
  );
  expect(run.match(/[\w-]+/g)?.toSorted()).toEqual(parts.toSorted());
});
