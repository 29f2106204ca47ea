#!/usr/bin/env node
// Each change to a published package carries a changeset, and a change of a public interface one that fits. Compared is
// with BASE_REF, else with where this branch left main; on main itself there is nothing to compare with, and only the
// changesets must be readable.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackageJson, type PackageJson } from '../src/package-json.ts';
import { unfitBumps, type ReportChange } from '../src/release/report-bumps.ts';
import { run } from '../src/run.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function git(...args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await run('git', args, { cwd: root });
  return code === 0 ? output.trim() : undefined;
}

async function baseCommit(): Promise<string | undefined> {
  const named = process.env['BASE_REF'];
  const base = named ? await git('rev-parse', named) : await git('merge-base', 'HEAD', 'main');
  return base === (await git('rev-parse', 'HEAD')) ? undefined : base;
}

/** What the reports of packages that were not released since have become. */
async function reportChanges(base: string): Promise<ReportChange[]> {
  const changes = new Map<string, ReportChange>();
  const lines = (await git('diff', '--numstat', base, '--', 'packages/*/etc/*.api.md')) ?? '';
  for (const line of lines.split('\n').filter(Boolean)) {
    const [, removed = '', file = ''] = line.split('\t');
    const folder = file.split('/').slice(0, 2).join('/');
    const { name, version } = await readPackageJson(join(root, folder));
    const before = await git('show', `${base}:${folder}/package.json`);
    if (before === undefined || (JSON.parse(before) as PackageJson).version !== version) continue;
    const removes = Number(removed) > 0 || (changes.get(name)?.removes ?? false);
    changes.set(name, { name, version, removes });
  }
  return [...changes.values()];
}

async function newChangesets(base: string): Promise<string[]> {
  const changed =
    (await git('diff', '--name-only', '--diff-filter=AM', base, '--', '.changeset')) ?? '';
  const untracked = (await git('ls-files', '--others', '--exclude-standard', '.changeset')) ?? '';
  const files = `${changed}\n${untracked}`.split('\n').filter((file) => file.endsWith('.md'));
  return Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
}

const status = await run('changeset', ['status'], { cwd: root, echo: true });
process.exitCode = status.code;
const base = await baseCommit();
if (base === undefined) {
  console.log('0 reports of public interfaces compared: there is no base commit');
} else {
  const changes = await reportChanges(base);
  console.log(
    `${changes.length} packages change their public interface since ${base.slice(0, 12)}`,
  );
  const problems = unfitBumps(changes, await newChangesets(base));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
