import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Compresses every picture of a folder more, without changing a pixel, because the browser writes them with little
 * compression.
 */
export async function shrinkPictures(folder: string): Promise<void> {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
    const path = join(folder, file);
    const before = await readFile(path);
    const after = await sharp(before)
      .png({ compressionLevel: 9, effort: 10, adaptiveFiltering: true })
      .toBuffer();
    if (after.length < before.length) await writeFile(path, after);
  }
}
