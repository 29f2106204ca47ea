import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractFromFileWithBabel } from '@lingui/cli/api/extractors/babel';

/** A message descriptor in a source file. */
export interface FoundMessage {
  readonly id: string;
  /** The Simplified Chinese source. */
  readonly message: string;
  /** Path of the file inside the package. */
  readonly file: string;
}

export interface FoundMessages {
  readonly messages: readonly FoundMessage[];
  /** Descriptors without the comment that the extractor reads; no catalogue would have them. */
  readonly unmarked: readonly FoundMessage[];
}

const NOT_SHIPPED = /\.(?:test|stories|suite|prop\.test)\.|\/(?:catalogs|generated|testing)\//;
const DESCRIPTOR = /\{\s*id:\s*(['"`])([^'"`]+)\1,\s*message:\s*(['"`])([^'"`]*)\3/g;

/** All messages in a package's shipped sources. @param dir folder of the package */
export async function readMessages(dir: string): Promise<FoundMessages> {
  const messages: FoundMessage[] = [];
  const unmarked: FoundMessage[] = [];
  const files = globSync('src/**/*.{ts,tsx}', { cwd: dir })
    .filter((file) => !NOT_SHIPPED.test(file))
    .toSorted();
  for (const file of files) {
    const code = readFileSync(join(dir, file), 'utf8');
    const declared = [...code.matchAll(DESCRIPTOR)].map(([, , id = '', , message = '']) => ({
      id,
      message,
      file,
    }));
    const found: FoundMessage[] = [];
    if (code.includes('i18n*/')) {
      await extractFromFileWithBabel(
        join(dir, file),
        code,
        ({ id, message = '' }) => void found.push({ id, message, file }),
        // It reads only source maps from its context, and these files have none.
        {} as Parameters<typeof extractFromFileWithBabel>[3],
        { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
        true,
      );
    }
    messages.push(...found);
    unmarked.push(...declared.filter(({ id }) => found.every((each) => each.id !== id)));
  }
  return { messages, unmarked };
}
