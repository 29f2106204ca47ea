// Public: functions for a home page of another design. The blocks stay private: a brand composes pages, not parts of
// blocks.
export { poolAmount } from './core/pool-amount.ts';
export { byCategory, CATEGORY_OF_VENUE, VENUE_TYPES } from './core/venue-types.ts';
export type { VenueGroup } from './core/venue-types.ts';
export { safePath } from './core/safe-path.ts';
