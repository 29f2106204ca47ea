import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const IMPORT = /@import\s+(?:url\()?['"](\.[^'"]+)['"]/g;

/**
 * The files and all style sheets that they import by relative paths, each once.
 *
 * @throws when an imported style sheet does not exist
 */
export async function withImports(files: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!file.endsWith('.css')) return;
    for (const [, target = ''] of (await readFile(file, 'utf8')).matchAll(IMPORT)) {
      await visit(join(dirname(file), target));
    }
  };
  for (const file of files) await visit(join(file));
  return [...found];
}
