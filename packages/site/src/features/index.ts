'use client';
// Public: each composed feature, so that a brand may leave one out. Their parts stay private.
export { standardFeatures } from './standard-features.ts';
export type { StandardMessageId } from './standard-features.ts';
export { homeMatches, homeSlip, sportsbookFeature } from './sportsbook.ts';
export type { SportsbookOptions } from './sportsbook.ts';
export type { SportsbookMessageId } from './sportsbook.ts';
