'use client';
export { promotionsFeature } from './promotions-feature.ts';
export type { PromotionsOptions } from './promotions-feature.ts';
export { standardKinds } from './kinds/standard-kinds.ts';
export type { PromotionBodyProps, PromotionKindView } from './kind-view.ts';
export { StandingCard } from './standing-card.tsx';
export type { StandingCardProps } from './standing-card.tsx';
