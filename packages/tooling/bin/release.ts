#!/usr/bin/env node
// Publishes each package whose version the registry does not have. With `--snapshot NAME` the changesets are published
// under versions of no account, with NAME as their tag, for trying a branch.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readPackageJson } from '../src/package-json.ts';
import { refusal } from '../src/release/address.ts';
import { run } from '../src/run.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values } = parseArgs({
  args: process.argv.slice(2).filter((each) => each !== '--'),
  options: { snapshot: { type: 'string' } },
});
const { courtside } = await readPackageJson(root);
const why = refusal(courtside?.repository ?? '');
if (why !== undefined) {
  console.error(why);
  process.exit(1);
}
const tag = values.snapshot;
const steps: readonly (readonly [string, ...string[]])[] = [
  ...(tag === undefined ? [] : [['changeset', 'version', '--snapshot', tag] as const]),
  ['turbo', 'run', 'build', '--filter=./packages/*', '--output-logs=errors-only'],
  ['node', 'packages/tooling/bin/package-check.ts'],
  ['changeset', 'publish', ...(tag === undefined ? [] : ['--tag', tag, '--no-git-tag'])],
];
for (const [command, ...args] of steps) {
  const { code } = await run(command, args, { cwd: root, echo: true });
  if (code !== 0) process.exit(code);
}
