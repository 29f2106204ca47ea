#!/usr/bin/env node
// Collects the messages of the package in the current folder and writes its catalogues; with --check it only says
// whether they are current. Either way it fails when a message lacks its Traditional text or repeats another.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageFaults, sharedWords } from '../src/messages/message-faults.ts';
import { packageCatalogs } from '../src/messages/package-catalogs.ts';

const dir = process.cwd();
const check = process.argv.includes('--check');
/** Where the words stand that every package may use; see docs/decisions/018-messages-travel.md. */
const SHARING = ['i18n', 'betting-terms'].map((name) =>
  fileURLToPath(new URL(`../../${name}`, import.meta.url)),
);

const own = await packageCatalogs(dir);
const faults = messageFaults(own, sharedWords(await Promise.all(SHARING.map(packageCatalogs))));
const stale = [
  ...[...own.files].filter(([path, text]) => read(path) !== text).map(([path]) => path),
  ...globSync('src/catalogs/*', { cwd: dir }).filter((path) => !own.files.has(path)),
];
if (check) {
  faults.push(...stale.map((path) => `${path} is out of date`));
} else {
  for (const path of stale) {
    const file = join(dir, path);
    const text = own.files.get(path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
}
for (const fault of faults) console.error(`${own.name}: ${fault}`);
if (faults.length > 0) process.exitCode = 1;

function read(path: string): string | null {
  try {
    return readFileSync(join(dir, path), 'utf8');
  } catch {
    return null;
  }
}
