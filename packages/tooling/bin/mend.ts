#!/usr/bin/env node
// Brings up to date what a command can: generated files, message catalogs, tokens, error codes, API reports, requirements,
// format. Ends with what only a person can mend.
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';
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

await mend('contract types', ['pnpm', '--filter', '@courtside/contract', 'run', 'generate']);
await mend('token style sheets', ['pnpm', '--filter', '@courtside/ui', 'run', 'tokens']);
await mend('message catalogs', ['turbo', 'run', 'messages', '--output-logs=errors-only']);
await mend('error codes', ['node', 'packages/tooling/bin/error-codes.ts']);
await mend('build', ['turbo', 'run', 'build', '--output-logs=errors-only']);

const api = await run('turbo', ['run', 'api:check', '--continue', '--output-logs=errors-only'], {
  cwd: root,
});
const outdated = outdatedReports(api.output);
if (api.code === 0) console.log('- API reports: done');
else if (outdated.length === 0) left.push(`API reports:\n${api.output.trim().slice(-2000)}`);
for (const name of outdated) {
  await mend(`API report of ${name}`, ['pnpm', '--filter', name, 'run', 'api']);
}

await mend('requirements', ['node', 'packages/tooling/bin/requirements.ts', '--write']);
await mend('format', [
  ...(['prettier', '--write', '.', '--log-level', 'warn'] as const),
  ...['--cache', '--cache-location', 'node_modules/.cache/prettier'],
]);

// What takes minutes, or was just mended, is not looked at again.
const mended = new Set(['format', 'build', 'types', 'requirements are current']);
const looked = [...(STAGES[0] ?? []).flat(), ...CHORES].filter(
  ({ name }) => !mended.has(name) && !name.endsWith('are current'),
);
for (const { name, command } of looked) {
  const [program, ...args] = command;
  const { code, output } = await run(program, args, { cwd: root });
  if (code !== 0) left.push(`${name}:\n${output.trim().split('\n').slice(-12).join('\n')}`);
}

console.log(`\nIn ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
const { output: changed } = await run('git', ['status', '--short'], { cwd: root });
if (changed.trim() !== '') console.log(`Changed files, to be looked at:\n${changed.trimEnd()}`);
if (left.length === 0) console.log('Nothing is left that a person must mend.');
else console.log(`\nOnly a person can mend:\n\n${left.join('\n\n')}`);
if (failed || left.length > 0) process.exitCode = 1;
