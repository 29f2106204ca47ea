#!/usr/bin/env node
// Brings up to date what a command can: generated files, message catalogs, tokens, error codes, API reports, requirements,
// format. Ends with what only a person can mend.
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';
import { sideBySide } from '../src/side-by-side.ts';
import { CHORES, STAGES } from '../src/verify/gates.ts';
import { outdatedReports } from '../src/verify/outdated-reports.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const startedAt = Date.now();
const left: string[] = [];
let failed = false;

async function mend(what: string, command: readonly [string, ...string[]]): Promise<string> {
  const [name, ...args] = command;
  const began = Date.now();
  const { code, output } = await run(name, args, { cwd: root });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`- ${what}: ${code === 0 ? 'done' : 'FAILED'} in ${seconds} s`);
  if (code !== 0) {
    failed = true;
    left.push(`${what}:\n${output.trim().split('\n').slice(-12).join('\n')}`);
  }
  return output;
}

async function mendReports(): Promise<void> {
  const began = Date.now();
  const args = ['run', 'build', 'api:check', '--continue', '--output-logs=errors-only'];
  const { code, output } = await run('turbo', args, { cwd: root });
  const outdated = outdatedReports(output);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const found = code === 0 ? 'current' : outdated.join(', ') || 'FAILED';
  console.log(`- build, API reports: ${found} in ${seconds} s`);
  if (code !== 0 && outdated.length === 0) {
    left.push(`build, API reports:\n${output.trim().slice(-2000)}`);
  }
  for (const name of outdated) {
    await mend(`API report of ${name}`, ['pnpm', '--filter', name, 'run', 'api']);
  }
}

async function mendTexts(): Promise<void> {
  await mend('looks of screens', ['node', 'packages/tooling/bin/screen-looks.ts', '--write']);
  await mend('requirements', ['node', 'packages/tooling/bin/requirements.ts', '--write']);
  // Without `--cache` prettier removes a cache in its usual place, so this one has a place of its own.
  await mend('format', [
    ...(['prettier', '--write', '.', '--log-level', 'warn'] as const),
    ...['--cache', '--cache-location', 'node_modules/.cache/mend/prettier'],
  ]);
}

await Promise.all([
  mend('contract types, token style sheets, message catalogs', [
    ...(['turbo', 'run', 'generate', 'tokens', 'messages'] as const),
    ...['--continue', '--output-logs=errors-only'],
  ]),
  mend('error codes', ['node', 'packages/tooling/bin/error-codes.ts']),
]);
// Not beside each other: a build must not read a file that is being written.
await mendTexts();
await mendReports();

// What takes minutes, or was just mended, is not looked at again.
const mended = new Set([
  ...['format', 'build', 'types', 'requirements are current', 'error codes are documented'],
]);
const looked = [...(STAGES[0] ?? []).flat(), ...CHORES].filter(
  ({ name }) => !mended.has(name) && !name.endsWith('are current'),
);
await sideBySide(2, looked, async ({ name, command }) => {
  const [program, ...args] = command;
  const began = Date.now();
  const { code, output } = await run(program, args, { cwd: root });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`- ${name}: ${code === 0 ? 'in order' : 'NOT in order'} in ${seconds} s`);
  if (code !== 0) left.push(`${name}:\n${output.trim().split('\n').slice(-12).join('\n')}`);
});

console.log(`\nIn ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
const { output: changed } = await run('git', ['status', '--short'], { cwd: root });
if (changed.trim() !== '') console.log(`Changed files, to be looked at:\n${changed.trimEnd()}`);
if (left.length === 0) console.log('Nothing is left that a person must mend.');
else console.log(`\nOnly a person can mend:\n\n${left.join('\n\n')}`);
if (failed || left.length > 0) process.exitCode = 1;
