// Events that only the venues' own screens emit; `enterVenue`, which home emits too, belongs to the frame.
import type { VenueWanted } from '@courtside/shell';

/** A venue that receives money; with `stays` only the money is moved, without an entry. */
export interface VenueEntryWanted extends VenueWanted {
  message: string;
  stays?: boolean;
}

declare module '@courtside/shell' {
  interface SiteEvents {
    /** Asks for the amount to transfer into a venue. */
    showVenueEntry: VenueEntryWanted;
    /** Money is moving between the wallets: its outcome must be reported. */
    moneyMoves: undefined;
    /** Shows another list of the electronic games page. */
    changeEgameTab: { tab: string };
  }
}
