#!/usr/bin/env node
// Type-checks every package and app below the current folder, two programs at once.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compile } from '../src/compile.ts';
import { sideBySide } from '../src/side-by-side.ts';
import { typePrograms, type TypeProgram } from '../src/type-programs.ts';

const LANES = 2;

function refuse(why: string): never {
  console.error(`error: ${why}`);
  process.exit(1);
}

function found(): TypeProgram[] {
  try {
    return typePrograms(process.cwd());
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const programs = found();
if (programs.length === 0) refuse('no package here has types to check');

// What is wrong in a file that several programs import is told once. An error goes on in lines that are indented.
const told = new Set<string>();
const results = await sideBySide(LANES, programs, async ({ project, files }) => {
  // Beside the project, so that ambient types are found from there.
  const config = join(
    dirname(project),
    'node_modules',
    `.courtside-${process.pid}-${basename(project)}`,
  );
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: project, files, include: [] }));
  const { code, output } = await compile(['-p', config, '--noEmit', '--pretty', 'false']);
  rmSync(config);
  for (const error of output.trimEnd().split(/\n(?!\s)/)) {
    if (error !== '' && !told.has(error)) console.log(error);
    told.add(error);
  }
  return code;
});
if (results.some((code) => code !== 0)) process.exitCode = 1;
