import { expect, test } from 'vitest';
import { BASE, SHARED, SPORT } from './chunk-groups.ts';

test.each([
  '/home/us/courtside/packages/betslip/src/core/slip/slip.ts',
  '/home/brand/node_modules/@courtside/betslip/dist/core/slip/slip.js',
  '/home/brand/node_modules/.pnpm/@courtside+money@1.0.0/node_modules/@courtside/money/dist/core/money.js',
  String.raw`C:\brand\node_modules\@courtside\sports\dist\react\price-cell.js`,
  '/home/us/courtside/packages/betting-terms/src/core/market-words.ts',
])('%s is betting', (id) => {
  expect(id).toMatch(SPORT);
});

test.each([
  // A brand may have its site in any folder.
  '/home/brand/sports/src/main.ts',
  '/home/money/node_modules/react/index.js',
  '/home/us/courtside/packages/betslip/src/catalogs/zh-hant.ts',
  '/home/us/courtside/packages/betslip/src/messages/index.ts',
  '/home/us/courtside/packages/sports/src/react/venue-messages.ts',
  '/home/us/courtside/packages/sports/src/styles/home.css',
  String.raw`C:\brand\node_modules\@courtside\sports\dist\catalogs\index.js`,
  '/home/brand/node_modules/@courtside/wallet/dist/react/balance-text.js',
])('%s is none of it', (id) => {
  expect(id).not.toMatch(SPORT);
});

test.each([
  ['/home/brand/node_modules/react-dom/client.js', BASE],
  ['/home/us/courtside/packages/ui/src/class-names.ts', BASE],
  ['/home/us/courtside/packages/ui/src/components/badge/badge.tsx', SHARED],
  ['/home/brand/node_modules/@courtside/ui/dist/components/badge/badge.js', SHARED],
])('%s is in its group', (id, group) => {
  expect(id).toMatch(group);
});
