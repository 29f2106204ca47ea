import { expect, test } from 'vitest';
import { isAllSuspended } from './all-suspended.ts';

const market = (gid: string) => ({
  gid,
  wtype: 'M',
  ratio: '',
  strong: '',
  ior: { H: '1', C: '1' },
});
const board = (open: readonly string[]) => ({
  match: (gidm: string) =>
    gidm === 'unknown' ? undefined : { markets: [market(`${gidm}01`)] as never },
  price: (key: string) => ({ open: open.includes(key) }),
});

test.each([
  [['1', '2'], [], true],
  [['1', '2'], ['201:M:C'], false],
  [['1'], ['201:M:C'], true],
  [[], [], false],
  [['unknown'], [], false],
  [['unknown', '1'], [], true],
])('of %j, with %j open, all are suspended: %s', (gidms, open, expected) => {
  expect(isAllSuspended(gidms, board(open))).toBe(expected);
});
