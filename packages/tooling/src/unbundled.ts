import { access, readFile, rm } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { init, parse } from 'es-module-lexer';

/** `new URL('./worker.ts', import.meta.url)`, as bundlers and workers expect it. */
const LOCATION = /(new URL\(\s*)(["'])(\.{1,2}\/[^"']+)\.tsx?\2(?=\s*,\s*import\.meta\.url)/g;

const toJavaScript = (specifier: string): string =>
  /^\.{1,2}\//.test(specifier) ? specifier.replace(/\.tsx?$/, '.js') : specifier;

/**
 * Compiled code whose relative imports of TypeScript files, static and dynamic, are changed to the resulting JavaScript
 * files; the compiler leaves them unchanged when it does not bundle.
 *
 * @example await withJavaScriptImports("import { a } from './a.ts';") // "import { a } from './a.js';"
 */
export async function withJavaScriptImports(code: string): Promise<string> {
  await init;
  let rewritten = '';
  let end = 0;
  for (const { specifier, start: from, end: to } of parse(code)[0]) {
    if (!specifier) continue;
    const wanted = toJavaScript(specifier);
    if (wanted === specifier) continue;
    // The range of a dynamic import includes its quotes, that of a static one does not.
    rewritten += code.slice(end, from) + code.slice(from, to).replace(specifier, () => wanted);
    end = to;
  }
  return (rewritten + code.slice(end)).replace(LOCATION, '$1$2$3.js$2');
}

/** The relative imports of a JavaScript module, and the files in its `new URL`. */
async function relativeImports(file: string): Promise<string[]> {
  const code = await readFile(file, 'utf8');
  await init;
  const imports = parse(code)[0].flatMap(({ specifier }) => (specifier ? [specifier] : []));
  const located = [...code.matchAll(/new URL\(\s*["'](\.[^"']+\.js)["']/g)].map(
    ([, to]) => to ?? '',
  );
  return [...imports, ...located].filter((each) => each.startsWith('.'));
}

/**
 * The modules that entry points reach, including themselves; all others are for tests.
 *
 * @param entries absolute paths of JavaScript files
 * @throws when a module imports a missing file
 */
export async function reachableModules(entries: readonly string[]): Promise<Set<string>> {
  const reached = new Set<string>();
  const visit = async (file: string, from: string) => {
    if (reached.has(file)) return;
    await access(file).catch(() => {
      throw new Error(`${from} imports ${relative(dirname(from), file)}, which is not there`);
    });
    reached.add(file);
    if (!file.endsWith('.js')) return;
    for (const specifier of await relativeImports(file)) {
      await visit(resolve(dirname(file), specifier), file);
    }
  };
  for (const entry of entries) await visit(entry, 'package.json');
  return reached;
}

/** Deletes the modules that no entry point reaches, with their source maps. */
export async function dropUnreached(
  modules: readonly string[],
  entries: readonly string[],
): Promise<void> {
  const reached = await reachableModules(entries);
  for (const file of modules) {
    if (reached.has(file)) continue;
    await rm(file);
    await rm(`${file}.map`, { force: true });
  }
}
