#!/usr/bin/env node
// Builds the package in the current folder: one JavaScript file for each source file that an entry point reaches, so
// that a site's bundler can leave out what it does not use, and declarations by the compiler.
import { cp, glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { build } from 'tsup';
import { compile } from '../src/compile.ts';
import { withImports } from '../src/style-imports.ts';
import { readPackageJson, SOURCE_CONDITION } from '../src/package-json.ts';
import { dropUnreached, withJavaScriptImports } from '../src/unbundled.ts';

const dir = process.cwd();
const pkg = await readPackageJson(dir);
/** Entry points below `src`. */
const entries: string[] = [];
const assets: string[] = [];

for (const target of Object.values(pkg.exports ?? {})) {
  if (typeof target === 'string') continue;
  const source = target[SOURCE_CONDITION];
  if (source === undefined) continue;
  (/\.tsx?$/.test(source) ? entries : assets).push(source);
}
for (const binary of Object.values(pkg.bin ?? {})) {
  entries.push(`src/${relative('dist', binary).replace(/\.js$/, '.ts')}`);
}

await rm('dist', { recursive: true, force: true });
const sources: string[] = [];
const ambient: string[] = [];
for await (const file of glob('src/**/*.{ts,tsx}')) {
  if (file.endsWith('.d.ts')) ambient.push(file);
  else if (!/\.(test|stories)\.tsx?$|(^|\/)stories\//.test(file)) sources.push(file);
}
const compiled = (source: string) =>
  resolve('dist', relative('src', source)).replace(/\.tsx?$/, '.js');

if (entries.length > 0) {
  await build({
    entry: Object.fromEntries(
      sources.map((source) => [relative('src', source).replace(/\.tsx?$/, ''), source]),
    ),
    format: ['esm'],
    bundle: false,
    sourcemap: true,
    clean: false,
    dts: false,
    silent: true,
    target: 'es2022',
    platform: pkg.courtside?.platform ?? 'neutral',
    // Not `treeshake`: it drops 'use client'.
    treeshake: false,
    plugins: [
      {
        name: 'courtside-imports',
        async renderChunk(code, { map }) {
          // A specifier stands at the end of its line and keeps its length but for one letter, so that the map holds.
          return { code: await withJavaScriptImports(code), map: map ?? null };
        },
      },
    ],
    config: false,
  });
  await dropUnreached(sources.map(compiled), entries.map(compiled));
}
for (const source of await withImports(assets)) {
  const out = resolve('dist', relative('src', source));
  await mkdir(dirname(out), { recursive: true });
  await cp(source, out);
}
// Declarations of what the entry points reach, with maps to `src`, which is shipped for them.
const config = resolve('node_modules/.courtside-declarations.json');
await writeFile(
  config,
  JSON.stringify({
    extends: '../tsconfig.build.json',
    compilerOptions: { declarationMap: true, rootDir: '../src', outDir: '../dist' },
    files: [...entries, ...ambient].map((file) => relative(dirname(config), resolve(file))),
    include: [],
  }),
);
const declarations = await compile(['-p', config], { echo: true });
await rm(config);
process.exitCode = declarations.code;
