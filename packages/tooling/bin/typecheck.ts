#!/usr/bin/env node
// Type-checks the package in the current folder. Its `src/core`, when it has one, is checked a second
// time without DOM, Node or any other ambient types: reaching for the platform there does not compile.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';

const tsc = resolve(
  dirname(fileURLToPath(import.meta.resolve('@typescript/native/package.json'))),
  'bin/tsc',
);
let code = 0;
for (const project of ['tsconfig.json', 'tsconfig.core.json']) {
  if (!existsSync(project)) continue;
  const result = await run(process.execPath, [tsc, '-p', project, '--noEmit'], { echo: true });
  code ||= result.code;
}
process.exitCode = code;
