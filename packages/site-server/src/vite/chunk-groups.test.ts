import { expect, test } from 'vitest';
import { BASE, SHARED } from './chunk-groups.ts';

test.each([
  ['/home/brand/node_modules/react-dom/client.js', BASE],
  ['/home/us/courtside/packages/ui/src/class-names.ts', BASE],
  ['/home/us/courtside/packages/ui/src/components/badge/badge.tsx', SHARED],
  ['/home/brand/node_modules/@courtside/ui/dist/components/badge/badge.js', SHARED],
])('%s is in its group', (id, group) => {
  expect(id).toMatch(group);
});
