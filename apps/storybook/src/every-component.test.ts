import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Draws nothing of its own. */
const INVISIBLE = ['ui-provider'];

test('every component of the kit has stories', () => {
  const folder = fileURLToPath(new URL('../../../packages/ui/src/components', import.meta.url));
  const files = readdirSync(folder);
  const names = files
    .filter((file) => /^[a-z-]+\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', ''));
  expect(names).toContain('button');
  const bare = names.filter((name) => !files.includes(`${name}.stories.tsx`));
  expect(bare).toEqual(INVISIBLE);
});
