import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;
/** Smaller files fit into one packet uncompressed. */
const MINIMUM_BYTES = 1_024;

/** Writes a Brotli copy beside each text file of the build, where it is smaller. @returns names of the copies */
export async function compressFolder(folder: string): Promise<string[]> {
  const written: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const file = join(folder, name);
    const text = await readFile(file);
    if (text.byteLength < MINIMUM_BYTES) continue;
    const packed = await compress(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    if (packed.byteLength >= text.byteLength) continue;
    await writeFile(`${file}.br`, packed);
    written.push(`${name}.br`);
  }
  return written;
}

/** Compresses the build once, so that the server need not compress. */
export function brotliCopies(): Plugin {
  let folder = '';
  return {
    name: 'courtside:brotli',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    async closeBundle(error) {
      // A failed build has no folder; that error must not hide the original one.
      if (error) return;
      await compressFolder(folder);
    },
  };
}
