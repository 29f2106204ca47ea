'use client';
export { venuesFeature } from './venues-feature.ts';
export type { VenuesOptions } from './venues-feature.ts';
export type { VenueEntryWanted } from './venue-events.ts';
export type { MoneyMover, WalletPort } from './wallet-port.ts';
export { OwnGames } from './own-games.tsx';
