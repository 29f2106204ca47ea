// The events of venues that only their own screens tell; `enterVenue`, which home tells too, is the frame's.
import type { VenueWanted } from '@courtside/shell';

/** A venue that money is taken into; with `stays` only the money goes there, and nobody enters. */
export interface VenueEntryWanted extends VenueWanted {
  message: string;
  stays?: boolean;
}

declare module '@courtside/shell' {
  interface SiteEvents {
    /** Ask for the amount to take into a venue. */
    showVenueEntry: VenueEntryWanted;
    /** Money between the wallets is on its way: what becomes of it is to be told. */
    moneyMoves: undefined;
    /** Show another list of the electronic games page. */
    changeEgameTab: { tab: string };
  }
}
