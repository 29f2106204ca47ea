import { expect, test } from 'vitest';
import { CHUNK_GROUPS } from './chunk-groups.ts';

/** Name of the group that takes a module for itself. */
const groupOf = (id: string) =>
  CHUNK_GROUPS.toReversed().find((group) => 'test' in group && group.test.test(id))?.name;

test.each([
  ['/home/brand/node_modules/react-dom/client.js', 'base'],
  ['/home/us/courtside/packages/ui/src/class-names.ts', 'base'],
  ['/home/us/courtside/packages/ui/src/components/badge/badge.tsx', 'shared'],
  ['/home/brand/node_modules/@courtside/ui/dist/components/badge/badge.js', 'shared'],
  ['/home/brand/node_modules/@courtside/money/dist/core/money.js', 'shared'],
  ['/home/brand/node_modules/crypto-js/core.js', 'client'],
  ['/home/us/courtside/packages/api-client/src/wire/wire.ts', 'client'],
  ['/home/us/courtside/packages/betslip/src/core/slip/slip.ts', 'rules'],
  ['/home/brand/node_modules/@courtside/betting-terms/dist/core/pick-words.js', 'rules'],
  ['/home/us/courtside/packages/betslip/src/core/settlement/grade.ts', 'settlement'],
  ['/home/us/courtside/packages/ui/src/components/text-field/text-field.tsx', 'fields'],
  ['/home/brand/node_modules/@courtside/shell/dist/react/frame/bottom-bar.js', 'late-frame'],
  ['/home/us/courtside/packages/site/src/features/sport/site-sport.ts', 'sport'],
  ['/home/us/courtside/packages/sports/src/react/match-row.tsx', 'odds'],
  ['/home/us/courtside/packages/member/src/react/open-bets.tsx', 'tickets'],
])('%s is in the group %s', (id, name) => {
  expect(groupOf(id)).toBe(name);
});

test.each([
  '/home/us/courtside/packages/betslip/src/react/betslip.tsx',
  '/home/us/courtside/packages/betslip/src/core/slip.css',
  '/home/us/courtside/packages/shell/src/react/frame/bottom-bar-messages.ts',
  '/home/brand/node_modules/@brand/react/dist/index.js',
])('%s is in none by itself', (id) => {
  expect(groupOf(id)).toBeUndefined();
});

test('a group that is named later takes a module before the others', () => {
  expect(CHUNK_GROUPS.map(({ priority }) => priority)).toEqual(CHUNK_GROUPS.map((_, at) => at));
  expect(new Set(CHUNK_GROUPS.map(({ name }) => name)).size).toBe(CHUNK_GROUPS.length);
});
