import { expect, test } from 'vitest';
import { BASE, LATE_FRAME, RULES, SHARED } from './chunk-groups.ts';

test.each([
  ['/home/brand/node_modules/react-dom/client.js', BASE],
  ['/home/us/courtside/packages/ui/src/class-names.ts', BASE],
  ['/home/us/courtside/packages/ui/src/components/badge/badge.tsx', SHARED],
  ['/home/brand/node_modules/@courtside/ui/dist/components/badge/badge.js', SHARED],
  ['/home/us/courtside/packages/betslip/src/core/settlement/grade.ts', RULES],
  ['/home/brand/node_modules/@courtside/money/dist/core/money.js', RULES],
  ['/home/brand/node_modules/@courtside/shell/dist/react/frame/bottom-bar.js', LATE_FRAME],
])('%s is in its group', (id, group) => {
  expect(id).toMatch(group);
});

test.each([
  ['/home/us/courtside/packages/betslip/src/react/betslip.tsx', RULES],
  ['/home/us/courtside/packages/betslip/src/core/slip.css', RULES],
  ['/home/us/courtside/packages/shell/src/react/frame/bottom-bar-messages.ts', LATE_FRAME],
])('%s is not in a group of others', (id, group) => {
  expect(id).not.toMatch(group);
});
