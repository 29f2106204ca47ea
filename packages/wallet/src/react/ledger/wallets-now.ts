import type { VenueBalance } from '@courtside/contract';

/** The centre wallet and every venue's, as the gateway tells them. */
export interface WalletsNow {
  readonly centerWalletBalance: string;
  readonly venueTotal: string;
  readonly totalBalance: string;
  readonly currency: string;
  readonly autoTransfer: 0 | 1;
  readonly venues: readonly VenueBalance[];
}
