'use client';
export { createSiteStore } from './create-site-store.ts';
export type { NamedReducer, SiteState, SiteStore, StoreWith } from './create-site-store.ts';
export { rails } from './rails.ts';
