import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, type RunOptions, type RunResult } from './run.ts';

const TSC = resolve(
  dirname(fileURLToPath(import.meta.resolve('@typescript/native/package.json'))),
  'bin/tsc',
);

/**
 * Runs the TypeScript compiler. It has one checker: several share the files of a program, and each checks anew what its
 * files import. With one, two programs at once on two cores took two thirds of the time.
 */
export const compile = (args: readonly string[], options: RunOptions = {}): Promise<RunResult> =>
  run(process.execPath, [TSC, ...args, '--checkers', '1'], options);
