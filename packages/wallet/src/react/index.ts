'use client';
export { BalanceText } from './balance-text.tsx';
export { walletRoutes } from './wallet-routes.ts';
export { walletFeature } from './wallet-feature.ts';
