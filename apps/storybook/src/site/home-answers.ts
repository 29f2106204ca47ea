// What the gateway of the stories answers the home page, a call a file.
export * from './answers/story-time.ts';
export * from './answers/notices.ts';
export * from './answers/banners.ts';
export * from './answers/venues.ts';
export * from './answers/pools.ts';
export * from './answers/games.ts';
export * from './answers/promotions.ts';
export * from './answers/sponsors.ts';
