// Writes openapi.yaml and what is made from it; with --check it only says which file is not up to date.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { writeDocument } from './document.ts';

const at = (name: string): URL => new URL(`../${name}`, import.meta.url);
const note = '// Written by `pnpm run generate` from calls/*.yaml; edit those instead.\n';

const { text, safe, gets } = await writeDocument();
const list = (name: string, what: string, paths: string[]): string =>
  `\n/** ${what} */\nexport const ${name} = [\n${paths.map((path) => `  '${path}',\n`).join('')}] as const;\n`;
const made: Record<string, string> = {
  'openapi.yaml': text,
  'src/generated/openapi.ts': note + astToString(await openapiTS(text, { alphabetize: false })),
  'src/generated/calls.ts':
    note +
    list('SAFE_CALLS', 'Calls that ask and change nothing.', safe) +
    list('GET_CALLS', 'Calls whose parameters travel in the query.', gets),
};

for (const [name, wanted] of Object.entries(made)) {
  if (!process.argv.includes('--check')) {
    await writeFile(at(name), wanted);
    continue;
  }
  const current = await readFile(at(name), 'utf8').catch(() => '');
  if (current === wanted) continue;
  console.error(`${name} is not what calls/*.yaml describes: run \`pnpm run generate\`.`);
  process.exitCode = 1;
}
