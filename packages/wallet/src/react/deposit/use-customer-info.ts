import { walletApi } from '../../redux/wallet-api.ts';

/**
 * The gateway's data about the paying member. It changes with every deposit and card, also from another tab, so each
 * visit requests it again; until the answer it is undefined, never that of an earlier visit or another channel.
 */
export function useCustomerInfo(channelId: string, { skip = false } = {}) {
  const { currentData, isFetching, error, refetch } = walletApi.useCustomerInfoQuery(channelId, {
    skip,
    refetchOnMountOrArgChange: true,
  });
  return { data: isFetching || error ? undefined : currentData, error, refetch };
}
