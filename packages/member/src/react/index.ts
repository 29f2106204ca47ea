'use client';
export { memberRoutes } from './member-routes.ts';
export { memberFeature } from './member-feature.ts';
export type { MemberOptions } from './member-feature.ts';
export { SlipAside } from './slip-aside.tsx';
export { SlipAsidePlace } from './slip-aside-place.tsx';
export type { SlipAsideProps } from './slip-aside.tsx';
export type {
  BetPrice,
  BetTools,
  CashOutDesk,
  CashOutDeskOffer,
  CashOutDeskPart,
  CashOutDeskState,
  TellContext,
  ToldSettlement,
  ToldWorking,
} from './bet-tools.ts';
