#!/usr/bin/env node
// The tests with their full counts, in parts: `npm run test:thorough -- gateway` runs one, without a name all run in
// turn, `--list` lists them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';
import { COUNTS } from '../src/testing/counts.ts';
import { runAndJudge } from '../src/verify/run-and-judge.ts';
import { PARTS } from '../src/verify/thorough-parts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const named = process.argv.slice(2).filter((each) => each !== '--');
const unknown = named.filter(
  (name) => name !== '--list' && !PARTS.some((part) => part.name === name),
);

if (named.includes('--list')) {
  for (const { name, adds } of PARTS) console.log(`${name.padEnd(34)} ${adds}`);
} else if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. See --list.`);
  process.exitCode = 1;
} else {
  const parts = PARTS.filter(({ name }) => named.length === 0 || named.includes(name));
  if (parts.some(({ name }) => name === 'pictures')) {
    // Pictures are of the built site.
    await run('turbo', ['run', 'build', '--output-logs=errors-only'], { cwd: root, echo: true });
  }
  const scratch = await mkdtemp(join(tmpdir(), 'courtside-thorough-'));
  const { refused, lines } = await runAndJudge(parts, { root, scratch, env: { THOROUGH: '1' } });
  await rm(scratch, { recursive: true, force: true });
  console.log('\nFull counts of what `npm test` reduces:');
  for (const { of, thorough } of Object.values(COUNTS)) console.log(`  ${thorough} ${of}`);
  const left = PARTS.filter((part) => !parts.includes(part)).map(({ name }) => name);
  if (left.length > 0) console.log(`\nParts not run: ${left.join(', ')}`);
  console.log('');
  for (const line of lines) console.log(line);
  if (refused) process.exitCode = 1;
}
