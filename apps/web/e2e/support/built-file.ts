import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Chunk {
  readonly file: string;
  /** Of a chunk that is not made of one module: its group (`chunk-groups.ts`). */
  readonly name?: string;
  readonly src?: string;
}

/**
 * The address of the file that the build made of a module, or of a group of modules.
 *
 * @param part the end of the module's path, or the group's name
 * @throws Error where not exactly one file is of it
 * @example builtFile('sport/sport-screen.tsx') // '/assets/e1i0X3j.js'
 * @example builtFile('socket')
 */
export function builtFile(part: string): string {
  const manifest = fileURLToPath(new URL('../../dist/.vite/manifest.json', import.meta.url));
  const chunks = Object.values(
    JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>,
  ).filter(({ name, src }) => (src === undefined ? name === part : src.endsWith(part)));
  const [chunk, other] = chunks;
  if (!chunk || other) throw new Error(`${chunks.length} files of the build are of ${part}`);
  return `/${chunk.file}`;
}
