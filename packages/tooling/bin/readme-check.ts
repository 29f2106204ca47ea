#!/usr/bin/env node
// Compiles the examples of every package's README, and the code of the guides, against the packages as they are. One
// without an example fails.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '../src/compile.ts';
import { readPackageJson } from '../src/package-json.ts';
import { readmeExamples } from '../src/readme-examples.ts';

const FOLDER = '.readme-check';
/** Guides whose code is compiled, with the package that has what they import. */
const GUIDES = [
  ['docs/adding-a-screen.md', 'site'],
  ['docs/adding-a-promotion.md', 'site'],
] as const;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const packages = join(root, 'packages');
const config = join(root, 'packages/tooling', FOLDER, 'tsconfig.json');
const problems: string[] = [];
const folders: string[] = [dirname(config)];

try {
  for (const name of await readdir(packages)) {
    if ((await readPackageJson(join(packages, name))).private) continue;
    const examples = readmeExamples(await readFile(join(packages, name, 'README.md'), 'utf8'));
    if (examples.length === 0) problems.push(`${name}: its README has no TypeScript example`);
    // Below the package, so that imports resolve as they do for it.
    const folder = join(packages, name, FOLDER);
    folders.push(folder);
    await mkdir(folder, { recursive: true });
    for (const [index, { language, code }] of examples.entries()) {
      await writeFile(join(folder, `example-${index}.${language}`), `${code}\nexport {};\n`);
    }
  }
  // A guide is one file that grows from block to block.
  for (const [guide, place] of GUIDES) {
    const examples = readmeExamples(await readFile(join(root, guide), 'utf8'));
    if (examples.length === 0) problems.push(`${guide} has no TypeScript example`);
    const code = examples.map((example) => example.code).join('\n');
    const name = guide.replace(/^.*\//, '').replace(/\.md$/, '.tsx');
    await writeFile(join(packages, place, FOLDER, name), `${code}\nexport {};\n`);
  }
  await mkdir(dirname(config), { recursive: true });
  await writeFile(
    config,
    JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: {
        noEmit: true,
        types: ['node', '@courtside/tooling/css'],
        noUnusedLocals: false,
      },
      include: [`../../*/${FOLDER}/*`],
    }),
  );
  const { code, output } = await compile(['-p', config], { cwd: root });
  if (code !== 0) problems.push(output);
} finally {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
