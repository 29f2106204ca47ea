'use client';
export { fundsApi } from './funds-api.ts';
export { gatewayDeposits } from './deposit-calls.ts';
export { gatewayWithdrawals } from './money-calls.ts';
export { ledgerApi, transferTags } from './ledger-api.ts';
export { gatewayTransfers } from './transfer-calls.ts';
export { walletApi } from './wallet-api.ts';
