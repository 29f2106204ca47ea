#!/usr/bin/env node
// All that `npm test` leaves out, in parts: `npm run test:thorough -- gateway` runs one, without a name all run in turn,
// `--list` lists them, `--status` says which were green on which commit.
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';
import { COUNTS } from '../src/testing/counts.ts';
import { currentCommit, keepRecord, statusLines } from '../src/verify/part-records.ts';
import { runAndJudge } from '../src/verify/run-and-judge.ts';
import { PARTS } from '../src/verify/thorough-parts.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const named = process.argv.slice(2).filter((each) => each !== '--');
const unknown = named.filter(
  (name) => !['--list', '--status'].includes(name) && !PARTS.some((part) => part.name === name),
);

if (named.includes('--list')) {
  const width = Math.max(...PARTS.map(({ name }) => name.length));
  for (const { name, adds } of PARTS) console.log(`${name.padEnd(width)} ${adds}`);
} else if (named.includes('--status')) {
  const head = await currentCommit(root);
  console.log(`HEAD is ${head}`);
  for (const line of await statusLines(root, PARTS, head, new Date())) console.log(line);
} else if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. See --list.`);
  process.exitCode = 1;
} else {
  const parts = PARTS.filter(({ name }) => named.length === 0 || named.includes(name));
  // Pictures, packages and pins are of what is built.
  const built = await run('turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    echo: true,
  });
  if (built.code !== 0) process.exit(1);
  // One for all of it, a second try included: COURTSIDE_SEED runs the same cases again.
  const seed = process.env['COURTSIDE_SEED'] ?? String(randomInt(1, 2 ** 31 - 1));
  console.log(`Property tests draw with COURTSIDE_SEED=${seed}`);
  const closing: string[] = [];
  for (const part of parts) {
    console.log(`\n# ${part.name}: ${part.adds}`);
    const commit = await currentCommit(root);
    const scratch = await mkdtemp(join(tmpdir(), 'courtside-thorough-'));
    const startedAt = Date.now();
    const { refused, counts, lines } = await runAndJudge(
      { stages: [[part.steps]] },
      { root, scratch, env: { THOROUGH: '1', COURTSIDE_SEED: seed } },
    );
    await rm(scratch, { recursive: true, force: true });
    const minutes = (Date.now() - startedAt) / 60_000;
    await keepRecord(root, part.name, {
      ...counts,
      commit,
      at: startedAt,
      minutes,
      green: !refused,
    });
    closing.push(`# ${part.name}, in ${minutes.toFixed(1)} min`, ...lines);
    if (refused) process.exitCode = 1;
  }
  console.log('\nFull counts of what `npm test` reduces:');
  for (const { of, thorough } of Object.values(COUNTS)) console.log(`  ${thorough} ${of}`);
  const left = PARTS.filter((part) => !parts.includes(part)).map(({ name }) => name);
  if (left.length > 0) console.log(`\nParts not run: ${left.join(', ')}`);
  for (const line of closing) console.log(line);
}
