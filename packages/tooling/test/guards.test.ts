import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkExports } from '../src/check-packages.ts';
import { readmeExamples } from '../src/readme-examples.ts';
import { run } from '../src/run.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtside-guards-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a size budget that is overrun fails the run', async () => {
  await writeFile(
    join(folder, 'big.js'),
    Array.from({ length: 5000 }, (_, n) => `a${n * 7919};`).join(''),
  );
  const bin = join(root, 'node_modules/.bin/size-limit');
  const config = (limit: string) => [{ path: join(folder, 'big.js'), limit }];
  const check = async (limit: string) => {
    const file = join(folder, `${limit.replace(/\W/g, '')}.json`);
    await writeFile(file, JSON.stringify(config(limit)));
    return (await run(bin, ['--config', file], { cwd: root })).code;
  };
  expect(await check('1 B')).not.toBe(0);
  expect(await check('1 MB')).toBe(0);
});

test('a story that breaks a rule of accessibility fails the run', { timeout: 60_000 }, async () => {
  const vitest = join(root, 'apps/storybook/node_modules/vitest/vitest.mjs');
  const { VITEST: _, ...env } = process.env;
  const { code, output } = await run(
    process.execPath,
    [vitest, 'run', '--root', join(root, 'apps/storybook')],
    { cwd: root, env: { ...env, PLANTED_STORIES: '1', FORCE_COLOR: '0' } },
  );
  expect(code).not.toBe(0);
  expect(output).toContain('(button-name)');
  expect(output).toContain('1 failed');
});

test('published exports that differ from the developed ones are reported', () => {
  const source = { '@courtside/source': './src/index.ts', default: './dist/index.js' };
  const pkg = (target: string) => ({
    name: '@courtside/planted',
    version: '1.0.0',
    exports: { '.': source },
    publishConfig: { exports: { '.': { default: target } } },
  });
  expect(checkExports(pkg('./dist/index.js'))).toEqual([]);
  expect(checkExports(pkg('./src/index.ts'))).toHaveLength(1);
});

test('examples are taken from the fences of a README, and only from those of TypeScript', () => {
  const markdown = '```ts\nconst a = 1;\n```\n\n```json\n{}\n```\n\n```tsx\n<a />;\n```\n';
  expect(readmeExamples(markdown)).toEqual([
    { language: 'ts', code: 'const a = 1;\n' },
    { language: 'tsx', code: '<a />;\n' },
  ]);
});
