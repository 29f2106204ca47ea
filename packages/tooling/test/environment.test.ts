import { expect, test } from 'vitest';
import { environmentFault } from '../src/visual/environment.ts';

const made = { chromium: '156.0.8078.79', fonts: 'f304' };
const newer = { ...made, chromium: '156.0.8078.80' };
const compare = { update: false, filtered: false };
const all = { update: true, filtered: false };
const some = { update: true, filtered: true };

test('in the environment of the pictures everything goes', () => {
  for (const what of [compare, all, some])
    expect(environmentFault(made, made, what)).toBe(undefined);
});

test('in another one nothing is compared, and no picture is made anew beside old ones', () => {
  expect(environmentFault(made, newer, compare)).toContain('156.0.8078.80');
  expect(environmentFault(made, { ...made, fonts: '' }, compare)).toContain('visual:update');
  expect(environmentFault(made, newer, some)).toContain('Make all of them anew');
  expect(environmentFault(made, newer, all)).toBe(undefined);
});
