import { defineEndpoints } from '@courtside/api-client/redux';
import { boundsOf, periodStart } from '@courtside/kernel';
import type { DealFilter } from '../core/deal-filter.ts';
import type { PeriodFilter } from '../core/period-filter.ts';

const VENUES = 'wallet/venue-balance';
const DEALS = 'wallet/deal';

/** Tags that a transfer invalidates. */
export const transferTags = [VENUES, DEALS, 'balance'] as const;

/** Tags of everything that tells where the member's money is now. */
export const walletTags = [VENUES, 'balance'] as const;

interface PageOf {
  /** From 1. */
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface DealQuery extends DealFilter, PageOf {}

export interface GiftQuery extends PeriodFilter, PageOf {}

/** Sums of the last `days` days. */
export interface NetQuery {
  readonly kind: 'deposit' | 'withdraw' | 'withdrawReturn';
  readonly days: number;
}

const DAY_MS = 86_400_000;

/** The bounds of a period, by the site's clock, which is known only after its settings are loaded. */
async function boundsBy(
  { period, days }: PeriodFilter,
  client: { preInfo(): Promise<unknown>; siteNow(): number },
) {
  if (period === 'days') return days ? boundsOf(days) : {};
  // Without the settings, the call itself reports the fault.
  await client.preInfo().catch(() => undefined);
  return { beginTime: Math.round(periodStart(period, client.siteNow())) };
}

/**
 * The calls of transfers, of the whole wallet and of its records. They are loaded with their screens: the feature does
 * not declare their names, so that no other page loads them.
 */
export const ledgerApi = defineEndpoints(
  (gateway) => ({
    /** The centre wallet and every venue's, with their promotions and the setting of automatic transfers. */
    venueBalances: gateway.read('/game/api/v1/venue/allBalance', {
      body: () => ({}),
      providesTags: [VENUES],
    }),
    setAutoTransfer: gateway.write('/game/api/v1/status/setAutoTransferStatus', {
      body: (on: boolean) => ({ status: on ? (1 as const) : (0 as const) }),
      invalidatesTags: [VENUES],
    }),
    transferRates: gateway.read('/fd/api/v1/transfer/getTransferRate', { body: () => ({}) }),
    dealPage: gateway.read('/fd/api/v1/transactions/queryDealRecord', {
      body: async ({ kind, state, pageNum, pageSize, ...bounds }: DealQuery, client) => ({
        ...(kind !== '' && { kind }),
        ...(state !== '' && { state }),
        ...(await boundsBy(bounds, client)),
        pageNum,
        pageSize,
      }),
      providesTags: [DEALS],
    }),
    dealSums: gateway.read('/fd/api/v1/transactions/queryDealRecord', {
      body: async ({ kind, days }: NetQuery, client) => {
        await client.preInfo().catch(() => undefined);
        const beginTime = Math.max(0, Math.round(client.siteNow() - days * DAY_MS));
        return { kind, beginTime, pageNum: 1, pageSize: 1 };
      },
      select: ({ sums }) => sums,
      providesTags: [DEALS],
    }),
    gifts: gateway.read('/act/api/v1/activityTopGift/exchangeRecord', {
      body: async ({ pageNum, pageSize, ...bounds }: GiftQuery, client) => ({
        ...(await boundsBy(bounds, client)),
        pageNum,
        pageSize,
      }),
      providesTags: [DEALS],
    }),
  }),
  [VENUES, DEALS],
);
