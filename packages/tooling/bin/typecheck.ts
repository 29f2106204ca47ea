#!/usr/bin/env node
// Type-checks the package in the current folder.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';
import { TYPE_PROJECTS } from '../src/type-projects.ts';

const tsc = resolve(
  dirname(fileURLToPath(import.meta.resolve('@typescript/native/package.json'))),
  'bin/tsc',
);
let code = 0;
for (const project of TYPE_PROJECTS) {
  if (!existsSync(project)) continue;
  const result = await run(process.execPath, [tsc, '-p', project, '--noEmit'], { echo: true });
  code ||= result.code;
}
process.exitCode = code;
