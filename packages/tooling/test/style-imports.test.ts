import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withImports } from '../src/style-imports.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'styles-'));
  await mkdir(join(dir, 'styles'));
  await mkdir(join(dir, 'parts'));
});
afterEach(() => rm(dir, { recursive: true }));

test('a sheet brings what it imports, at any depth and from any folder, each once', async () => {
  const at = (name: string) => join(dir, name);
  await writeFile(
    at('styles/index.css'),
    `@import './tokens.css';\n@import "../parts/a.css";\n@import 'https://example.com/x.css';`,
  );
  await writeFile(at('styles/tokens.css'), '');
  await writeFile(at('parts/a.css'), `@import url('../styles/tokens.css');\n@import './b.css';`);
  await writeFile(at('parts/b.css'), '');
  expect((await withImports([at('styles/index.css'), at('logo.svg')])).sort()).toEqual(
    ['logo.svg', 'parts/a.css', 'parts/b.css', 'styles/index.css', 'styles/tokens.css'].map(at),
  );
});

test('an import of nothing fails the build', async () => {
  await writeFile(join(dir, 'a.css'), `@import './missing.css';`);
  await expect(withImports([join(dir, 'a.css')])).rejects.toThrow('missing.css');
});
