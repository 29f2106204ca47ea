import { expect, test } from 'vitest';
import { bumpsOf, leastBump, unfitBumps } from '../src/release/report-bumps.ts';

const changeset = (bump: string) =>
  `---\n'@courtside/ui': ${bump}\n"@courtside/money": patch\n---\n\nA change: of words.\n`;

test('a changeset names its packages and their bumps', () => {
  expect(bumpsOf(changeset('minor'))).toEqual({
    '@courtside/ui': 'minor',
    '@courtside/money': 'patch',
  });
});

test.each([
  ['0.4.0', true, 'minor'],
  ['0.4.0', false, 'minor'],
  ['1.4.0', false, 'minor'],
  ['1.4.0', true, 'major'],
] as const)('at %s, taking away (%s) is a %s', (version, removes, bump) => {
  expect(leastBump({ name: '@courtside/ui', version, removes })).toBe(bump);
});

test('a changed interface without a fitting changeset is told, with one it is not', () => {
  const change = { name: '@courtside/ui', version: '1.0.0', removes: true };
  expect(unfitBumps([change], [changeset('major')])).toEqual([]);
  expect(unfitBumps([change], [changeset('minor'), changeset('major')])).toEqual([]);
  expect(unfitBumps([change], [changeset('minor')])).toEqual([
    'The public interface of @courtside/ui changes, which is a major: its changeset says minor',
  ]);
  expect(unfitBumps([change], [])).toEqual([expect.stringContaining('no changeset tells it')]);
});
