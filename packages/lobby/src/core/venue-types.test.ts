import type { Venue, VenueType } from '@courtside/contract';
import { expect, test } from 'vitest';
import { byCategory } from './venue-types.ts';

const venue = (venueCode: string, category: VenueType) => ({ venueCode, category }) as Venue;

test('venues are grouped in the order of the categories, and keep the gateway’s within one', () => {
  const groups = byCategory([
    venue('b', 'BY'),
    venue('z2', 'ZR'),
    venue('t', 'TY'),
    venue('z1', 'ZR'),
  ]);
  expect(groups.map(({ type, venues }) => [type, venues.map((each) => each.venueCode)])).toEqual([
    ['TY', ['t']],
    ['ZR', ['z2', 'z1']],
    ['BY', ['b']],
  ]);
});
