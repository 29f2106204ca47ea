import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '../src/serve.ts';
import { openSandbox, type TestSandbox } from './harness.ts';

const CHAT = new URL('../../chat/', import.meta.url);

let box: TestSandbox;
let server: Listening;

beforeAll(async () => {
  box = await openSandbox();
  server = await listen(box.sandbox, 0);
});
afterAll(async () => {
  await server.close();
  await box.stop();
});

/** The first example of the README of the chat package, with what a site of one's own has in its place. */
async function client(own: Readonly<Record<string, string>>): Promise<string> {
  const readme = await readFile(new URL('README.md', CHAT), 'utf8');
  let code = /^```ts\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? '';
  expect(code.trim().split('\n').length, 'a client in twelve lines').toBeLessThanOrEqual(12);
  for (const [there, here] of Object.entries(own)) {
    expect(code).toContain(there);
    code = code.replace(there, here);
  }
  return code;
}

/** Told by the client once it has heard what it said itself, with all that it shows by then. */
const REPORT = `
chat.subscribe(() => {
  const texts = chat.items().flatMap((item) => (item.kind === 'message' ? [item.text] : []));
  if (!texts.includes('大家好')) return;
  process.stdout.write('\\nheard ' + JSON.stringify(texts) + '\\n', () => process.exit(0));
});
`;

test('[CH-02] [CH-03] [CH-04] [CH-11] the client of the README says something, hears it, and has what was said before', async () => {
  const member = await box.member('duzhe001', '0.00');
  const { token } = await box.door<{ token: string }>('POST', '/members', { name: 'duzhe001' });
  member.use(token);
  const { data } = await member.call<{ body: string }>('/site/api/v1/user/member/jwt');
  const code = await client({
    'wss://www.example.com/': `ws://127.0.0.1:${server.port}/`,
    'token: () => null': `token: () => '${token}'`,
    "jwt: async () => ''": `jwt: async () => '${data.body}'`,
  });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...['--conditions=@courtside/source', '--input-type=module-typescript'],
      ...['--eval', `${code}\n${REPORT}`],
    ],
    // What it imports is found as the package finds it.
    { cwd: fileURLToPath(CHAT), timeout: 60_000 },
  );
  const told = stdout.split('\n').find((line) => line.startsWith('heard '));
  const texts = JSON.parse(told?.slice('heard '.length) ?? '[]') as string[];
  expect(texts.at(-1)).toBe('大家好');
  expect(texts).toContain('补时四分钟，稳住');
  expect(texts).toHaveLength(10);
});
