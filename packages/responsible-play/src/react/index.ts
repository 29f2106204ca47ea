'use client';
export { responsiblePlayFeature } from './play-feature.ts';
export type { PlayFeatureOptions } from './play-feature.ts';
export type { HashPassword } from './idle-lock.tsx';
export { playRoutes } from './play-routes.ts';
export { PlayRefusalBanner, PlayRefusalText } from './play-refusal.tsx';
export type { PlayRefusalProps } from './play-refusal.tsx';
export { usePlayShut, usePlayState } from './use-play.ts';
