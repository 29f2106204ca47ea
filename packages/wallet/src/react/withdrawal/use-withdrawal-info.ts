import type { CardKind, WithdrawalInfo } from '@courtside/contract';
import { fundsApi } from '../../redux/funds-api.ts';

/**
 * The current limits of a withdrawal way; for virtual coins with the rate and, given an amount, the arriving amount.
 */
export type ShownInfo = WithdrawalInfo & {
  rate?: string;
  rateExpiresInMs?: number;
  arrives?: string | null;
};

/** How often the rate and the limits are read again while the page is open, in ms. */
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
  // While a new amount loads, the earlier data stays, but without the arriving amount, which belongs to the old amount.
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
