export { BalanceText } from './balance-text.tsx';
export { walletRoutes } from './wallet-routes.ts';
