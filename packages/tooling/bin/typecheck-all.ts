#!/usr/bin/env node
// Type-checks every package below the current folder that has a `typecheck` script, as that script does, two projects at
// once. A runner of tasks in its place would start a package manager for each of them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';
import { sideBySide } from '../src/side-by-side.ts';
import { TYPE_PROJECTS } from '../src/type-projects.ts';

const LANES = 2;

const tsc = resolve(
  dirname(fileURLToPath(import.meta.resolve('@typescript/native/package.json'))),
  'bin/tsc',
);

const isChecked = (folder: string): boolean => {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Readonly<Record<string, string>>;
  };
  return 'typecheck' in scripts;
};

const projects = globSync(['packages/*/package.json', 'apps/*/package.json'])
  .map((manifest) => dirname(manifest))
  .filter(isChecked)
  .flatMap((folder) => TYPE_PROJECTS.map((project) => join(folder, project)))
  .filter((project) => existsSync(project));
if (projects.length === 0) {
  console.error('error: no package here has types to check');
  process.exit(1);
}

const results = await sideBySide(LANES, projects, async (project) => {
  const args = [tsc, '-p', project, '--noEmit', '--pretty', 'false'];
  const { code, output } = await run(process.execPath, args);
  if (output.trim() !== '') console.log(output.trim());
  return code;
});
if (results.some((code) => code !== 0)) process.exitCode = 1;
