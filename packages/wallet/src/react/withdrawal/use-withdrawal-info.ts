import type { CardKind, WithdrawalInfo } from '@courtside/contract';
import { fundsApi } from '../../redux/funds-api.ts';

/** What can be withdrawn by a way now; of virtual coin with the rate and, given an amount, what arrives. */
export type ShownInfo = WithdrawalInfo & {
  rate?: string;
  rateExpiresInMs?: number;
  arrives?: string | null;
};

/** How often the rate and what can be had are read again while the page is open, in ms. */
const REFRESH_MS = 15_000;

/** @param amount a valid amount, or empty */
export function useWithdrawalInfo(kind: CardKind, amount: string) {
  const isCoin = kind === 'virtual';
  const options = { pollingInterval: REFRESH_MS, refetchOnMountOrArgChange: true };
  const coin = fundsApi.useUsdtWithdrawalInfoQuery(amount, { ...options, skip: !isCoin });
  const bank = fundsApi.useWithdrawalInfoQuery(kind === 'alipay' ? 'alipay' : 'bank', {
    ...options,
    skip: isCoin,
  });
  // While an amount is being asked for, what was told without one stays; the rate and what arrives go with the amount.
  const coinData: ShownInfo | undefined =
    coin.currentData ?? (coin.data && { ...coin.data, arrives: null });
  return isCoin
    ? {
        data: coinData,
        error: coin.error,
        refetch: coin.refetch,
        readAt: coin.fulfilledTimeStamp ?? 0,
      }
    : {
        data: bank.currentData as ShownInfo | undefined,
        error: bank.error,
        refetch: bank.refetch,
        readAt: bank.fulfilledTimeStamp ?? 0,
      };
}
