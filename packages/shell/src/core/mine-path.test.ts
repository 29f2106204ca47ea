import { expect, test } from 'vitest';
import { isMinePath, isMineRoot } from './mine-path.ts';

test.each([
  ['/mine', true, true],
  ['/mine/', true, true],
  ['/Mine/Wallet', true, false],
  ['/mine/vip/detail', true, false],
  ['/mineral', false, false],
  ['/', false, false],
  ['/app/mine/', false, false],
])('%s: in the member centre %s, its root %s', (path, inside, root) => {
  expect(isMinePath(path)).toBe(inside);
  expect(isMineRoot(path)).toBe(root);
});
