import type { VenueBalance } from '@courtside/contract';

/** Balances of the centre wallet and of every venue, from the gateway. */
export interface WalletsNow {
  readonly centerWalletBalance: string;
  readonly venueTotal: string;
  readonly totalBalance: string;
  readonly currency: string;
  readonly autoTransfer: 0 | 1;
  readonly venues: readonly VenueBalance[];
}
