import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../src/run.ts';
import { typePrograms } from '../src/type-programs.ts';

const command = fileURLToPath(new URL('../bin/typecheck-all.ts', import.meta.url));

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'courtside-types-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function plant(name: string, source: string, projects = ['tsconfig.json']): Promise<void> {
  const folder = join(root, 'packages', name);
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name }));
  await writeFile(join(folder, 'src/index.ts'), source);
  for (const project of projects) {
    const lib = project === 'tsconfig.core.json' ? ['es2023'] : ['es2023', 'dom'];
    const compilerOptions = { strict: true, types: [], lib, module: 'nodenext', target: 'es2023' };
    await writeFile(join(folder, project), JSON.stringify({ compilerOptions, include: ['src'] }));
  }
}

const check = () => run(process.execPath, [command], { cwd: root });

test('a wrong type in any package fails the run and is told with its place', async () => {
  await plant('good', 'export const one: number = 1;\n');
  expect((await check()).code).toBe(0);
  await plant('bad', "export const one: number = 'one';\n");
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toMatch(/^packages\/bad\/src\/index\.ts\(1,14\): error TS2322/m);
});

test('what reaches for the platform fails where a package has a core without one', async () => {
  await plant('core', 'export const where = document.title;\n', [
    'tsconfig.json',
    'tsconfig.core.json',
  ]);
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toContain("Cannot find name 'document'");
});

test('a file that is part of several programs is told of once', async () => {
  await plant('bad', "export const one: number = 'one';\n");
  const users = "export { one } from '../../bad/src/index.js';\n";
  await plant('user', users, ['tsconfig.json', 'tsconfig.core.json']);
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output.match(/TS2322/g)).toHaveLength(1);
});

test('projects with the same options are one program, and no other', async () => {
  await plant('one', 'export {};\n', ['tsconfig.json', 'tsconfig.core.json']);
  await plant('two', 'export {};\n', ['tsconfig.json', 'tsconfig.core.json']);
  const program = (project: string) => ({
    project: join(root, 'packages/one', project),
    files: ['one', 'two'].map((name) => join(root, 'packages', name, 'src/index.ts')),
  });
  expect(typePrograms(root)).toEqual([program('tsconfig.core.json'), program('tsconfig.json')]);
});

test('a project without files is told by its name', async () => {
  await plant('empty', 'export {};\n');
  await rm(join(root, 'packages/empty/src'), { recursive: true });
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toMatch(/packages\/empty\/tsconfig\.json: No inputs were found/);
});

test('a folder without packages is no green run', async () => {
  const { code, output } = await check();
  expect([code, output]).toEqual([1, 'error: no package here has types to check\n']);
});
