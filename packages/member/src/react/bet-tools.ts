import type { TicketLeg } from '@courtside/contract';
import type { Translate } from '@courtside/i18n/react';
import type { Currency, OddsFormat } from '@courtside/money';
import { createContext, useContext } from 'react';

/** The price at which a bet was accepted, or the current price of its pick. */
export interface BetPrice {
  /** Code of the market. */
  readonly wtype: string;
  /** Hong Kong, decimal text. */
  readonly price: string;
  /** Whether it is a leg of a series, whose prices are shown in Hong Kong format. */
  readonly series: boolean;
}

/** A settlement with the data of each leg that it used. Amounts are decimal text. */
export interface ToldSettlement {
  readonly legs: readonly TicketLeg[];
  readonly results: readonly Pick<
    TicketLeg,
    'resultCode' | 'finalScore' | 'halfScore' | 'countedScore'
  >[];
  readonly folds: readonly number[];
  readonly lines: number;
  /** The stake that was settled. */
  readonly stake: string;
  readonly payout: string;
}

/** Sentences that explain a settlement: for each leg, and for the stake. */
export interface ToldWorking {
  readonly legs: readonly (readonly string[])[];
  readonly ticket: readonly string[];
}

export interface TellContext {
  readonly t: Translate;
  readonly currency: Currency;
}

/** An offer of a cash-out; `expiresAt` is an instant of the local clock. */
export interface CashOutDeskOffer {
  readonly ticketId: string;
  readonly value: string;
  readonly stakeLeft: string;
  readonly minPart: string;
  readonly token: string;
  readonly expiresAt: number;
}

/** A part of a stake to cash out, its payment, and the rest. `amount` is empty for the whole stake. */
export interface CashOutDeskPart {
  readonly amount: string;
  readonly stake: string;
  readonly value: string;
  readonly stays: string;
}

type Ordered = CashOutDeskPart & { readonly key: string; readonly expiresAt: number };

export type CashOutDeskState =
  | { readonly status: 'none' }
  | { readonly status: 'confirming' | 'sent' | 'unknown'; readonly order: Ordered }
  | {
      readonly status: 'accepted';
      readonly order: Ordered;
      readonly value: string;
      readonly stakeLeft: string;
    }
  | {
      readonly status: 'refused';
      readonly order: Ordered;
      readonly reason: string;
      readonly value: string | null;
    };

/** The service that carries out cash-outs, such as the runner of `@courtside/betslip/runner`. */
export interface CashOutDesk {
  read(ticketId: string): CashOutDeskState;
  subscribe(listener: () => void): () => void;
  /** The value of a part of an offer, or the reason why the part is not valid; null for the whole stake. */
  part(
    offer: CashOutDeskOffer,
    amount: string | null,
  ):
    | { readonly part: CashOutDeskPart; readonly violation: null }
    | {
        readonly part: null;
        readonly violation: {
          readonly code: string;
          readonly params?: Readonly<Record<string, unknown>>;
        };
      };
  choose(offer: CashOutDeskOffer, part: CashOutDeskPart): void;
  confirm(ticketId: string): void;
  dismiss(ticketId: string): void;
}

/** Tools for bets from another package: prices by market, the rules of settlement, cash-outs. */
export interface BetTools {
  priceText(price: BetPrice, chosen: OddsFormat): string;
  /** The format that `priceText` writes the price in. */
  formatOf(price: Omit<BetPrice, 'price'>, chosen: OddsFormat): OddsFormat;
  working(settlement: ToldSettlement, context: TellContext): ToldWorking;
  /** Describes the change by a corrected result. */
  correction(before: string, after: string, context: TellContext): string;
  /** The condition to win, in one sentence; null where it cannot be said. */
  need(leg: TicketLeg, t: Translate): string | null;
  /** Null where the brand has no cash-out. */
  cashOut: CashOutDesk | null;
}

/** Null in a site without the rules of bets: prices are then in Hong Kong format, and nothing is explained. */
export const BetToolsContext = createContext<BetTools | null>(null);

export const useBetTools = (): BetTools | null => useContext(BetToolsContext);
