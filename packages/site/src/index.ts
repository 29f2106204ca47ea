'use client';
// Public: the start of a site for an app, and the parts with which a test or a catalogue composes one by hand. How
// features are connected, parts are loaded and updates are noticed stays private, so that it can change without a major
// version.
export { createSite } from './create-site.ts';
export type { Site, SiteOptions, Start } from './create-site.ts';
export { startSite } from './start-site.tsx';
export type { FallbackBrand, StartOptions } from './start-site.tsx';
export { FRAME_MESSAGES } from './frame-messages.ts';
export type { FrameMessageId } from './frame-messages.ts';
export type { SiteMessageId } from './catalogs/index.ts';
export { SiteApp } from './react/app.tsx';
export type { SiteAppProps } from './react/app.tsx';
export { SiteProviders } from './react/site-providers.tsx';
export type { SiteProvidersProps } from './react/site-providers.tsx';
export { readRuntimeConfig } from './core/runtime-config.ts';
export type { RuntimeConfig } from './core/runtime-config.ts';
export type { Updates } from './core/updates.ts';
export { defineFeature, perSite } from '@courtside/shell/react';
export type { Feature, FeatureInput, FeatureSite } from '@courtside/shell/react';
