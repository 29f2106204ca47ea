import type { VenueActivity, VenueBalance } from '@courtside/contract';

/** The centre wallet and every venue's, as the gateway tells them. */
export interface Wallets {
  readonly centerWalletBalance: string;
  readonly venueTotal: string;
  readonly currency: string;
  readonly autoTransfer: 0 | 1;
  readonly venues: readonly VenueBalance[];
}

/** Which movement it is. */
export interface MoneyTask {
  /** Names the movement. */
  readonly key: string;
  /** The venue, between two the one that gives; empty for bringing everything back. */
  readonly venue: string;
  readonly way: 'in' | 'out' | 'between' | 'recycle';
}

/** What a venue did not give back, and why. */
export interface KeptMoney {
  readonly enName: string;
  readonly amount: string;
  readonly reason: 'activity' | 'maintenance';
}

/** What money does between the centre wallet and a venue's. */
export type MoneyMove =
  | { readonly status: 'none' }
  | (MoneyTask &
      (
        | /** On its way; `unknown` where its answer was lost and is being asked for. */
          { readonly status: 'sent' | 'unknown' }
          /** A promotion binds the venue's wallet: the member decides whether to go on. */
        | { readonly status: 'bound'; readonly activity: VenueActivity }
        | {
            readonly status: 'done';
            readonly amount: string;
            /** What its venue holds after it; empty where everything was brought back. */
            readonly left: string;
            /** The member knew of a promotion that binds the wallet. */
            readonly agreed: boolean;
            /** What stayed in venues when everything was brought back. */
            readonly kept: readonly KeptMoney[];
          }
        | { readonly status: 'refused'; readonly statusCode: number; readonly text: string }
        /** Ordered long ago, and still without an answer: the records know. */
        | { readonly status: 'unclear' }
      ));

/** What is wrong with an amount: `code` is the violation's, and `params` go into its sentence. */
export interface AmountFault {
  readonly code: 'empty' | 'malformed' | 'long' | 'decimals' | 'below' | 'above-balance';
  readonly params: Readonly<Record<string, string | number>>;
}

export type CheckedAmount =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly fault: AmountFault };
