export { walletApi } from './wallet-api.ts';
export type { PayArguments } from './wallet-api.ts';
