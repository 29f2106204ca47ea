import { expect, test } from 'vitest';
import { createKinds, STANDARD_KINDS } from './kinds.ts';

test('each kind has its address, and an unknown one that of the landing page', () => {
  const kinds = createKinds(STANDARD_KINDS);
  expect(kinds.addressOf({ kind: 'race', promotionId: 'p-race' })).toBe(
    '/activity/racePage/p-race',
  );
  expect(kinds.addressOf({ kind: 'redEnvelope', promotionId: 'p-1' })).toBe(
    '/activity/activityLandPage/p-1',
  );
});

test('a kind that is added leaves the others as they are', () => {
  const own = { kind: 'redEnvelope', path: '/activity/redEnvelope' } as const;
  const kinds = createKinds([...STANDARD_KINDS, own]);
  expect(kinds.of('redEnvelope')).toBe(own);
  for (const each of STANDARD_KINDS) expect(kinds.of(each.kind)).toBe(each);
});

test('two of one name or path, or no landing page, are told at once', () => {
  const [landing, race] = STANDARD_KINDS;
  expect(() => createKinds([landing, landing])).toThrow('named landPage');
  expect(() => createKinds([landing, { ...race, path: landing.path }])).toThrow('have the path');
  expect(() => createKinds([race])).toThrow('lack landPage');
});
