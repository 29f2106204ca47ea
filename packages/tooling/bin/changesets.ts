#!/usr/bin/env node
// Each change to a published package carries a changeset, and a change of a public interface one that fits. A branch is
// compared with BASE_REF, else with where it left main, and its own changesets must tell its changes. Each package is
// compared with its last release as well, on main too, and all changesets together must tell what changed since.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changesSince, changesSinceRelease } from '../src/release/interface-changes.ts';
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

const readAll = (files: readonly string[]) =>
  Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));

async function newChangesets(base: string): Promise<string[]> {
  const changed =
    (await git(root, 'diff', '--name-only', '--diff-filter=AM', base, '--', '.changeset')) ?? '';
  const untracked =
    (await git(root, 'ls-files', '--others', '--exclude-standard', '.changeset')) ?? '';
  return readAll(`${changed}\n${untracked}`.split('\n').filter((file) => file.endsWith('.md')));
}

const base = await baseCommit();
const since = base === undefined ? [] : ['--since', base];
const status = await run('changeset', ['status', ...since], { cwd: root, echo: true });
process.exitCode = status.code;
const problems: string[] = [];
if (base !== undefined) {
  const changes = await changesSince(root, base);
  console.log(`${changes.length} public interfaces changed since ${base.slice(0, 12)}`);
  problems.push(...unfitBumps(changes, await newChangesets(base)));
}
const unreleased = await changesSinceRelease(root);
console.log(`${unreleased.length} public interfaces changed since their last release`);
const folder = await readdir(join(root, '.changeset'));
const all = await readAll(
  folder.filter((file) => file.endsWith('.md')).map((file) => `.changeset/${file}`),
);
problems.push(...unfitBumps(unreleased, all));
for (const problem of new Set(problems)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
