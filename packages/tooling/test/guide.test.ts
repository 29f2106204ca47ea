import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readmeExamples } from '../src/readme-examples.ts';

const read = (path: string) =>
  readFile(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

test('the guide to a screen shows the file that is run, whole and in its order', async () => {
  const blocks = readmeExamples(await read('docs/adding-a-screen.md')).map(({ code }) =>
    code.trim(),
  );
  // The last is the line of the site that takes the feature.
  const shown = blocks.slice(0, -1).join('\n\n');
  expect(shown).toBe((await read('apps/storybook/src/site/suggestions.tsx')).trim());
});
