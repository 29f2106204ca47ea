import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../run.ts';
import type { Counts } from './read-report.ts';

/** Result of a part of the thorough run. */
export interface PartRecord extends Counts {
  /** Short hash; with `+` when there were uncommitted changes. */
  commit: string;
  /** Instant of its start, in ms. */
  at: number;
  minutes: number;
  green: boolean;
}

const FOLDER = '.courtside';
const FILE = 'thorough.json';
const DAY_MS = 86_400_000;

/** The checked-out commit. */
export async function currentCommit(root: string): Promise<string> {
  const head = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  const changed = await run('git', ['status', '--porcelain'], { cwd: root });
  return `${head.output.trim()}${changed.output.trim() === '' ? '' : '+'}`;
}

export async function readRecords(root: string): Promise<Record<string, PartRecord>> {
  const text = await readFile(join(root, FOLDER, FILE), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, PartRecord>;
}

export async function keepRecord(root: string, part: string, record: PartRecord): Promise<void> {
  const records = await readRecords(root);
  await mkdir(join(root, FOLDER), { recursive: true });
  const text = JSON.stringify({ ...records, [part]: record }, undefined, 2);
  await writeFile(join(root, FOLDER, FILE), `${text}\n`);
}

/** A line for each part: the commit of its last run, whether that is `head`, the time, and the result. */
export async function statusLines(
  root: string,
  parts: readonly { name: string }[],
  head: string,
  now: Date,
): Promise<string[]> {
  const records = await readRecords(root);
  const width = Math.max(...parts.map(({ name }) => name.length));
  return parts.map(({ name }) => {
    const record = records[name];
    if (record === undefined) return `${name.padEnd(width)} never run here`;
    const { commit, at, minutes, green, passed, failed } = record;
    const old = now.getTime() - at > DAY_MS ? ', older than a day' : '';
    const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
    const how = green ? 'green' : 'RED';
    const which = commit === head ? commit : `${commit} (not HEAD)`;
    const counts = `${passed} passed, ${failed} failed`;
    return `${name.padEnd(width)} ${how} on ${which}, ${when} UTC${old}: ${counts}, ${minutes.toFixed(1)} min`;
  });
}
