// Writes openapi.yaml, asyncapi.yaml and what is made from them; with --check it only says which file is not up to date.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { writeDocument } from './document.ts';
import { writeSocket } from './socket.ts';

const at = (name: string): URL => new URL(`../${name}`, import.meta.url);
const note = '// Written by `pnpm run generate` from calls/*.yaml; edit those instead.\n';
const socketNote =
  '// Written by `pnpm run generate` from socket/messages.yaml; edit that instead.\n';

const { text, safe, gets, schemas } = await writeDocument();
const socket = await writeSocket(schemas);
const schemaOf = (name: string, side: string): string =>
  `components['schemas']['${name.charAt(0).toUpperCase()}${name.slice(1)}From${side}']`;
const frames = (side: string, names: string[]): string =>
  `\n/** What the ${side === 'Client' ? 'front end' : 'gateway'} may send. */\nexport type ${side}Frame =\n${names.map((name) => `  | ${schemaOf(name, side)}\n`).join('')};\n`;
const list = (name: string, what: string, paths: string[]): string =>
  `\n/** ${what} */\nexport const ${name} = [\n${paths.map((path) => `  '${path}',\n`).join('')}] as const;\n`;
const made: Record<string, string> = {
  'openapi.yaml': text,
  'src/generated/openapi.ts': note + astToString(await openapiTS(text, { alphabetize: false })),
  'asyncapi.yaml': socket.text,
  'src/generated/asyncapi.ts':
    socketNote + astToString(await openapiTS(socket.types, { alphabetize: false })),
  'src/generated/messages.ts':
    `${socketNote}import type { components } from './asyncapi.ts';\n` +
    `\n/** The numbers of the chat socket's messages. */\nexport const MESSAGE_IDS = {\n${socket.ids.map(({ name, id }) => `  ${name}: ${id},\n`).join('')}} as const;\n` +
    frames(
      'Client',
      socket.ids.filter((each) => each.client).map(({ name }) => name),
    ) +
    frames(
      'Gateway',
      socket.ids.filter((each) => each.server).map(({ name }) => name),
    ),
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
