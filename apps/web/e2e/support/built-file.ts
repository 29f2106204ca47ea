import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Chunk {
  readonly file: string;
  readonly src?: string;
}

/**
 * The address of the file that the build made of a module.
 *
 * @throws Error where not exactly one module ends so
 * @example builtFile('sport/site-sport.ts') // '/assets/e1i0X3j.js'
 */
export function builtFile(endOfPath: string): string {
  const manifest = fileURLToPath(new URL('../../dist/.vite/manifest.json', import.meta.url));
  const chunks = Object.values(
    JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>,
  ).filter(({ src }) => src?.endsWith(endOfPath));
  const [chunk, other] = chunks;
  if (!chunk || other) throw new Error(`${chunks.length} modules of the build end in ${endOfPath}`);
  return `/${chunk.file}`;
}
