import { expect, test } from 'vitest';
import { venueRefusal } from './venue-refusal.ts';

test('a venue in maintenance says until when, where it is told', () => {
  expect(venueRefusal({ statusCode: 6415, data: { reopensAt: 1_781_205_000_000 } })).toEqual({
    kind: 'maintenance',
    reopensAt: 1_781_205_000_000,
  });
  for (const data of [null, {}, { reopensAt: null }, 'soon']) {
    expect(venueRefusal({ statusCode: 6415, data })).toEqual({
      kind: 'maintenance',
      reopensAt: null,
    });
  }
});

test('a region or an address is shut out, and any other fault says nothing of the venue', () => {
  expect(venueRefusal({ statusCode: 6031 })).toEqual({ kind: 'region' });
  expect(venueRefusal({ statusCode: 6033 })).toEqual({ kind: 'region' });
  for (const fault of [null, undefined, 'x', new Error('x'), { statusCode: 6005 }]) {
    expect(venueRefusal(fault)).toBeNull();
  }
});
