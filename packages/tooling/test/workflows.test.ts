import { expect, test } from 'vitest';
import { checkWorkflow } from '../src/check-workflows.ts';

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
