import type { Venue, VenueType } from '@courtside/contract';

/** The kinds of venues in the order of the home categories (spec access 2). */
export const VENUE_TYPES = [
  'TY',
  'DZ',
  'ZR',
  'CP',
  'QP',
  'DJ',
  'BY',
] as const satisfies readonly VenueType[];

/** The home category of each kind of venue. */
export const CATEGORY_OF_VENUE = {
  TY: 'sport',
  DZ: 'egame',
  ZR: 'realbet',
  CP: 'lottery',
  QP: 'chess',
  DJ: 'gaming',
  BY: 'fish',
} as const satisfies Record<VenueType, string>;

export interface VenueGroup {
  readonly type: VenueType;
  readonly venues: readonly Venue[];
}

/**
 * Groups venues by kind, in the order of the categories, each group in the gateway's order; kinds without venues are
 * left out.
 */
export function byCategory(venues: readonly Venue[]): VenueGroup[] {
  return VENUE_TYPES.map((type) => ({
    type,
    venues: venues.filter((venue) => venue.category === type),
  })).filter((group) => group.venues.length > 0);
}
