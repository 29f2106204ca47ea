#!/usr/bin/env node
// A branch that changes a published package brings a changeset, and what changed of each public interface since the
// package's last release has changesets that fit. The branch is compared with BASE_REF, else with where it left main.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changesSinceRelease } from '../src/release/interface-changes.ts';
import { git } from '../src/release/last-release.ts';
import { unfitBumps } from '../src/release/report-bumps.ts';
import { run } from '../src/run.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function baseCommit(): Promise<string | undefined> {
  const named = process.env['BASE_REF'];
  const base = named
    ? await git(root, 'rev-parse', named)
    : // A checkout of a branch in CI has main as a remote branch only.
      ((await git(root, 'merge-base', 'HEAD', 'main')) ??
      (await git(root, 'merge-base', 'HEAD', 'origin/main')));
  return base === (await git(root, 'rev-parse', 'HEAD')) ? undefined : base;
}

const base = await baseCommit();
const since = base === undefined ? [] : ['--since', base];
const status = await run('changeset', ['status', ...since], { cwd: root, echo: true });
process.exitCode = status.code;

const changes = await changesSinceRelease(root);
console.log(`${changes.length} public interfaces changed since their last release`);
const pending = await Promise.all(
  (await readdir(join(root, '.changeset')))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFile(join(root, '.changeset', file), 'utf8')),
);
const problems = unfitBumps(changes, pending);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
