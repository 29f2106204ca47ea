#!/usr/bin/env node
// Writes docs/error-codes.md from the READMEs of the packages; with --check it only says whether the page is current.
// Either way it fails when a package throws a code that its README does not have.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { documentedCodes, errorCodesPage, thrownCodes } from '../src/error-codes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = join(root, 'docs/error-codes.md');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const faults: string[] = [];
const documented = globSync('packages/*/README.md', { cwd: root })
  .toSorted()
  .flatMap((readme) => {
    const folder = readme.replace('/README.md', '');
    const codes = documentedCodes(`@courtside/${basename(folder)}`, read(readme));
    const known = new Set(codes.map(({ code }) => code));
    for (const source of globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })) {
      if (/\.(?:test|stories)\.tsx?$|\/testing\//.test(source)) continue;
      for (const code of thrownCodes(read(source))) {
        if (!known.has(code))
          faults.push(`${source} throws ${code}, which ${readme} does not have`);
      }
    }
    return codes;
  });
const page = await format(errorCodesPage(documented), {
  ...(await resolveConfig(PAGE)),
  parser: 'markdown',
});
if (process.argv.includes('--check')) {
  const current = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page;
  if (!current) faults.push('docs/error-codes.md is out of date: pnpm run error-codes');
} else {
  writeFileSync(PAGE, page);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
