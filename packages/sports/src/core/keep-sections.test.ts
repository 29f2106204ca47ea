import { expect, test } from 'vitest';
import type { BoardSection } from './arrange-board.ts';
import { createSectionKeeper } from './keep-sections.ts';

const section = (key: string, gidms: readonly string[], change: Partial<BoardSection> = {}) => ({
  ...{ key, leagueId: key, name: `联赛${key}`, gidms },
  ...change,
});

test('a section that says the same is the same object, whatever happens to the others', () => {
  const keep = createSectionKeeper();
  const [a, b] = keep([section('a', ['1', '2']), section('b', ['3'])]);
  const next = keep([section('b', ['3', '4']), section('a', ['1', '2'])]);
  expect(next[1]).toBe(a);
  expect(next[0]).not.toBe(b);
  expect(next[0]?.gidms).toEqual(['3', '4']);
});

test.each([
  ['matches in another order', section('a', ['2', '1'])],
  ['one match less', section('a', ['1'])],
  ['another name', section('a', ['1', '2'], { name: '別的聯賽' })],
  ['folded by the gateway', section('a', ['1', '2'], { collapsed: true })],
])('%s: the new section is shown', (_, changed) => {
  const keep = createSectionKeeper();
  keep([section('a', ['1', '2'])]);
  expect(keep([changed])[0]).toBe(changed);
});
