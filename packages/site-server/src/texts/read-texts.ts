import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CourtsideError } from '@courtside/kernel';

type Extract = typeof import('@lingui/cli/api/extractors/babel').extractFromFileWithBabel;

const SOURCES = ['src/**/*.{ts,tsx}', 'node_modules/@courtside/*/src/**/*.{ts,tsx}'];
const NO_TEXTS = /\.(?:test|stories|suite|spec)\.|\/(?:catalogs|generated|testing)\//;
/** A descriptor without the comment that the extractor needs, as a brand's own file may have it. */
const DESCRIPTOR = /\{\s*id:\s*(['"])([\w.-]+)\1,\s*message:\s*(['"])((?:(?!\3)[^\\\n])*)\3/g;

async function extractor(): Promise<Extract> {
  try {
    return (await import('@lingui/cli/api/extractors/babel')).extractFromFileWithBabel;
  } catch (cause) {
    throw new CourtsideError('Run npm install --save-dev @lingui/cli first: it reads the texts', {
      code: 'site-server.command',
      kind: 'configuration',
      cause,
    });
  }
}

/**
 * All messages of an app and of the Courtside packages installed in it: the Simplified source by message id.
 *
 * @param dir folder of the app
 * @throws CourtsideError `site-server.command` where `@lingui/cli` is not installed
 * @example
 * const sources = await readTexts('.'); // sources.get('wallet.deposit') === '存款'
 */
export async function readTexts(dir: string): Promise<ReadonlyMap<string, string>> {
  const extract = await extractor();
  const found = new Map<string, string>();
  for (const file of globSync(SOURCES, { cwd: dir }).toSorted()) {
    if (NO_TEXTS.test(file)) continue;
    const code = readFileSync(join(dir, file), 'utf8');
    for (const [, , id = '', , message = ''] of code.matchAll(DESCRIPTOR)) found.set(id, message);
    if (!code.includes('i18n*/')) continue;
    await extract(
      join(dir, file),
      code,
      ({ id, message = '' }) => void found.set(id, message),
      // The extractor reads only source maps from its context, and these files have none.
      {} as Parameters<Extract>[3],
      { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
      true,
    );
  }
  return found;
}
