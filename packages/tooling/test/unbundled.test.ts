import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { run } from '../src/run.ts';
import { withJavaScriptImports } from '../src/unbundled.ts';

const build = fileURLToPath(new URL('../bin/build.ts', import.meta.url));
const scratch = await mkdtemp(join(tmpdir(), 'courtside-unbundled-'));

afterAll(() => rm(scratch, { recursive: true, force: true }));

test.each([
  ["export { a } from './a.ts';", "export { a } from './a.js';"],
  ["import './b.tsx';", "import './b.js';"],
  ["await import('../c.tsx');", "await import('../c.js');"],
  ["new URL('./w.ts', import.meta.url);", "new URL('./w.js', import.meta.url);"],
  ["import 'other/d.ts';", "import 'other/d.ts';"],
  ["import '@courtside/ui/styles.css';", "import '@courtside/ui/styles.css';"],
  ["const text = './e.ts';", "const text = './e.ts';"],
])('%s becomes %s', async (code, wanted) => {
  expect(await withJavaScriptImports(code)).toBe(wanted);
});

/** Builds a package of these sources and answers what comes out. */
async function built(name: string, sources: Readonly<Record<string, string>>) {
  const folder = join(scratch, name);
  const files = {
    'package.json': JSON.stringify({
      name: `@courtside/${name}`,
      version: '0.0.0',
      type: 'module',
      exports: { '.': { '@courtside/source': './src/index.ts', default: './dist/index.js' } },
    }),
    'tsconfig.build.json': JSON.stringify({
      compilerOptions: {
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2022',
        lib: ['es2022', 'dom'],
        types: [],
        strict: true,
        verbatimModuleSyntax: true,
        allowImportingTsExtensions: true,
        rewriteRelativeImportExtensions: true,
        declaration: true,
        emitDeclarationOnly: true,
      },
    }),
    'node_modules/.keep': '',
    ...sources,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const { code, output } = await run(process.execPath, [build], { cwd: folder });
  return {
    code,
    output,
    read: (file: string) => readFile(join(folder, 'dist', file), 'utf8').catch(() => undefined),
  };
}

test('each source file becomes one file with its directive, and tests become none', async () => {
  const { code, output, read } = await built('planted', {
    'src/index.ts': "export { hook } from './hook.ts';\nexport type { Shape } from './shape.ts';\n",
    'src/hook.ts': "'use client';\nexport const hook = (): number => 1;\n",
    'src/shape.ts': 'export interface Shape { readonly sides: number }\n',
    'src/hook.test.ts': "import { hook } from './hook.ts';\nhook();\n",
    'src/test-support.ts': 'export const support = 1;\n',
  });
  expect(output).toBe('');
  expect(code).toBe(0);
  expect(await read('hook.js')).toMatch(/^["']use client["'];/);
  expect(await read('index.js')).toContain('"./hook.js"');
  expect(await read('shape.d.ts')).toContain('sides');
  expect(await read('shape.d.ts.map')).toContain('"../src/shape.ts"');
  expect(await read('hook.test.js')).toBeUndefined();
  expect(await read('test-support.js')).toBeUndefined();
  expect(await read('test-support.d.ts')).toBeUndefined();
});
