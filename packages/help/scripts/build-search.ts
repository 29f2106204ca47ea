// Writes the indexes that the browser searches help with. Run it after a text of help was changed; a test says so.
import { writeFile } from 'node:fs/promises';
import { LOCALES } from '@courtside/i18n';
import { indexModule } from './make-index.ts';

for (const locale of LOCALES) {
  const file = new URL(`../src/search/generated/index.${locale.toLowerCase()}.ts`, import.meta.url);
  await writeFile(file, await indexModule(locale));
}
