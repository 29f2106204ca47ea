#!/usr/bin/env node
// A screen's style sheet is layout; color, type, border and shadow are the kit's. What still stands otherwise is in
// docs/screen-looks.tsv, which only shrinks: `--write` writes down what has become less.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  kitClasses,
  lookOf,
  lookProblems,
  readLooks,
  type ScreenLook,
  writeLooks,
} from '../src/screen-looks.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const listFile = join(root, 'docs/screen-looks.tsv');
const KIT = 'packages/ui/';

const sheets = new Map<string, string>();
for await (const file of glob('packages/*/src/**/*.css', { cwd: root })) {
  if (!file.includes('generated')) sheets.set(file, await readFile(join(root, file), 'utf8'));
}
const isKit = (file: string) => file.startsWith(KIT);
const kit = kitClasses([...sheets].filter(([file]) => isKit(file)).map(([, css]) => css));
const found = new Map<string, ScreenLook>(
  [...sheets].filter(([file]) => !isKit(file)).map(([file, css]) => [file, lookOf(css, kit)]),
);
const writes = process.argv.includes('--write');
const text = await readFile(listFile, 'utf8').catch((fault: unknown) => {
  if (writes) return writeLooks(found);
  throw fault;
});
const { more, less } = lookProblems(readLooks(text), found);
const problems = writes ? more : [...more, ...less];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (writes) await writeFile(listFile, writeLooks(found));
const sum = (of: keyof ScreenLook) => [...found.values()].reduce((all, each) => all + each[of], 0);
console.log(`${sum('look')} declarations of look, ${sum('kit')} rules for the kit's classes`);
