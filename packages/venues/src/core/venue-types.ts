import type { VenueType } from '@courtside/contract';

/** The kinds of venues. */
export const VENUE_TYPES = [
  'TY',
  'DZ',
  'ZR',
  'CP',
  'QP',
  'DJ',
  'BY',
] as const satisfies readonly VenueType[];
