import type { VenueActivity, VenueBalance } from '@courtside/contract';

/** Balances of the centre wallet and of every venue, from the gateway. */
export interface Wallets {
  readonly centerWalletBalance: string;
  readonly venueTotal: string;
  readonly currency: string;
  readonly autoTransfer: 0 | 1;
  readonly venues: readonly VenueBalance[];
}

/** Identity of a movement of money. */
export interface MoneyTask {
  /** Key of the movement. */
  readonly key: string;
  /** The venue; for `between` the one that the money leaves; empty for `recycle`. */
  readonly venue: string;
  readonly way: 'in' | 'out' | 'between' | 'recycle';
}

/** Money that stayed in a venue, with the reason. */
export interface KeptMoney {
  readonly enName: string;
  readonly amount: string;
  readonly reason: 'activity' | 'maintenance';
}

/** State of a movement of money between the centre wallet and a venue. */
export type MoneyMove =
  | { readonly status: 'none' }
  | (MoneyTask &
      (
        | /** Under way; `unknown` when its answer was lost and is being requested. */
          { readonly status: 'sent' | 'unknown' }
          /** A promotion binds the venue's wallet: the member decides whether to continue. */
        | { readonly status: 'bound'; readonly activity: VenueActivity }
        | {
            readonly status: 'done';
            readonly amount: string;
            /** Balance of the venue afterwards; empty after `recycle`. */
            readonly left: string;
            /** The member knew of a promotion that binds the wallet. */
            readonly agreed: boolean;
            /** Money that stayed in venues after `recycle`. */
            readonly kept: readonly KeptMoney[];
          }
        | { readonly status: 'refused'; readonly statusCode: number; readonly text: string }
        /** Ordered long ago and still without an answer: the member finds the outcome in the records. */
        | { readonly status: 'unclear' }
      ));

/** Whether a movement is under way. */
export const isMoving = ({ status }: MoneyMove): boolean =>
  status === 'sent' || status === 'unknown';

/** A fault in an amount: `code` of the violation, and `params` for its text. */
export interface AmountFault {
  readonly code: 'empty' | 'malformed' | 'long' | 'decimals' | 'below' | 'above-balance';
  readonly params: Readonly<Record<string, string | number>>;
}

export type CheckedAmount =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly fault: AmountFault };
