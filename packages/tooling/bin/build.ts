#!/usr/bin/env node
// Builds the package in the current folder: JavaScript with the bundler, declarations with the compiler.
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { withImports } from '../src/style-imports.ts';
import { readPackageJson, SOURCE_CONDITION } from '../src/package-json.ts';
import { run } from '../src/run.ts';

const dir = process.cwd();
const pkg = await readPackageJson(dir);
const entry: Record<string, string> = {};
const assets: string[] = [];

for (const target of Object.values(pkg.exports ?? {})) {
  if (typeof target === 'string') continue;
  const source = target[SOURCE_CONDITION];
  if (source === undefined) continue;
  if (/\.tsx?$/.test(source)) {
    entry[relative('src', source).replace(/\.tsx?$/, '')] = source;
  } else {
    assets.push(source);
  }
}
for (const binary of Object.values(pkg.bin ?? {})) {
  const name = relative('dist', binary).replace(/\.js$/, '');
  entry[name] = `src/${name}.ts`;
}

await rm('dist', { recursive: true, force: true });
if (Object.keys(entry).length > 0) {
  await build({
    entry,
    format: ['esm'],
    // Shared chunks keep one copy of each error class, so that guards work across entries.
    splitting: true,
    sourcemap: true,
    clean: false,
    dts: false,
    silent: true,
    target: 'es2022',
    platform: pkg.courtside?.platform ?? 'neutral',
    treeshake: true,
    // A style sheet stays a file of its own, which the app's bundler finds by its public name.
    external: [/\.css$/],
    config: false,
  });
}
for (const source of await withImports(assets)) {
  const out = resolve('dist', relative('src', source));
  await mkdir(dirname(out), { recursive: true });
  await cp(source, out);
}
const tsc = fileURLToPath(import.meta.resolve('@typescript/native/package.json'));
const declarations = await run(
  process.execPath,
  [resolve(dirname(tsc), 'bin/tsc'), '-p', 'tsconfig.build.json'],
  { echo: true },
);
process.exitCode = declarations.code;
