import { expect, test } from 'vitest';
import { byGidm } from './by-gidm.ts';

test('matches are put in the order of their ids, whichever came first', () => {
  const ids = (of: readonly string[]) =>
    of
      .map((gidm) => ({ gidm }))
      .toSorted(byGidm)
      .map(({ gidm }) => gidm);
  expect([ids(['30', '4', '100']), ids(['100', '30', '4'])]).toEqual([
    ['100', '30', '4'],
    ['100', '30', '4'],
  ]);
  expect(byGidm({ gidm: '7' }, { gidm: '7' })).toBe(0);
});
