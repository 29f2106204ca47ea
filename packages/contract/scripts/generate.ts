// Writes src/generated/openapi.ts from openapi.yaml; with --check it only says whether the file is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const source = new URL('../openapi.yaml', import.meta.url);
const target = new URL('../src/generated/openapi.ts', import.meta.url);
const header = '// Generated from openapi.yaml by `pnpm run generate`; edit that file instead.\n';
const text = header + astToString(await openapiTS(source, { alphabetize: false }));

if (process.argv.includes('--check')) {
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current !== text) {
    console.error(
      'src/generated/openapi.ts is not what openapi.yaml describes: run `pnpm run generate`.',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(target, text);
}
