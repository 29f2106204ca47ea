import type { VenueActivity } from '@courtside/contract';
import { isMoney } from './is-money.ts';
import type { Wallets } from './wallet-part.ts';

/** Balances before or after an entry, and the settings that decide what the entry moves. */
export interface EntryFunds {
  readonly autoTransfer: 0 | 1;
  readonly centre: string;
  /** Balance of the venue; null when it is not known. */
  readonly there: string | null;
  readonly currency: string;
  /** The promotion that binds money moved into the venue. */
  readonly activity: VenueActivity | null;
}

/** The part of the wallets that an entry into a venue needs. */
export function entryFunds(wallets: Wallets, enName: string): EntryFunds {
  const { autoTransfer, centerWalletBalance, currency, venues } = wallets;
  const venue = venues.find((each) => each.enName === enName);
  return {
    ...{ autoTransfer, centre: centerWalletBalance, currency },
    ...{ there: venue?.balance ?? null, activity: venue?.activity ?? null },
  };
}

/**
 * The amount that a launch moves into the venue automatically: the whole centre wallet.
 *
 * @returns null when it moves nothing
 * @example allIn({ ...funds, autoTransfer: 1, centre: '80.00' }) // '80.00'
 */
export const allIn = ({ autoTransfer, centre }: EntryFunds): string | null =>
  autoTransfer === 1 && isMoney(centre) ? centre : null;
