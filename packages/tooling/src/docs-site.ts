import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPackageJson, SOURCE_CONDITION, type ExportTarget } from './package-json.ts';

/** An entry point of a published package in the reference. */
export interface DocumentedEntry {
  /** Its import name, such as `@courtside/betslip/react`. */
  name: string;
  /** Its source file, relative to the root. */
  source: string;
}

function sourceOf(target: ExportTarget | undefined): string | undefined {
  return typeof target === 'object' ? target[SOURCE_CONDITION] : undefined;
}

/** The TypeScript entry points of every published package, by name. */
export async function documentedEntries(root: string): Promise<DocumentedEntry[]> {
  const found: DocumentedEntry[] = [];
  for (const dir of globSync('packages/*', { cwd: root }).toSorted()) {
    const manifest = await readPackageJson(join(root, dir));
    if (manifest.private) continue;
    for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
      const source = sourceOf(target);
      // Catalogues are lists of texts; readers do not look up the types of their ids.
      if (!source?.endsWith('.ts') || source.includes('/catalogs/')) continue;
      const name = join(manifest.name, subpath);
      found.push({ name, source: relative(root, join(root, dir, source)) });
    }
  }
  return found;
}
