import type { VenueActivity } from '@courtside/contract';
import type { Wallets } from './wallet-part.ts';

/** What the wallets hold before or after an entry, and what an entry does with it. */
export interface EntryFunds {
  readonly autoTransfer: 0 | 1;
  readonly centre: string;
  /** What the venue holds; null where its wallet is not told. */
  readonly there: string | null;
  readonly currency: string;
  /** The promotion that binds what goes into the venue. */
  readonly activity: VenueActivity | null;
}

/** The part of all wallets that an entry into a venue is about. */
export function entryFunds(wallets: Wallets, enName: string): EntryFunds {
  const { autoTransfer, centerWalletBalance, currency, venues } = wallets;
  const venue = venues.find((each) => each.enName === enName);
  return {
    ...{ autoTransfer, centre: centerWalletBalance, currency },
    ...{ there: venue?.balance ?? null, activity: venue?.activity ?? null },
  };
}

/**
 * What a launch moves into the venue by itself: all of the centre wallet.
 *
 * @returns null where it moves nothing
 * @example allIn({ ...funds, autoTransfer: 1, centre: '80.00' }) // '80.00'
 */
export const allIn = ({ autoTransfer, centre }: EntryFunds): string | null =>
  autoTransfer === 1 && /[1-9]/.test(centre) ? centre : null;
