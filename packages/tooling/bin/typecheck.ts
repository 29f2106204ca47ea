#!/usr/bin/env node
// Type-checks the package in the current folder.
import { existsSync } from 'node:fs';
import { compile } from '../src/compile.ts';
import { TYPE_PROJECTS } from '../src/type-projects.ts';

let code = 0;
for (const project of TYPE_PROJECTS) {
  if (!existsSync(project)) continue;
  const result = await compile(['-p', project, '--noEmit'], { echo: true });
  code ||= result.code;
}
process.exitCode = code;
