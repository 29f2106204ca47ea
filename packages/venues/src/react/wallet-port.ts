import type { QueryResult } from '@courtside/shell/react';
import type { CheckedAmount, MoneyMove, Wallets } from '../core/wallet-part.ts';

/** Moves money between the centre wallet and those of venues, one movement at a time. */
export interface MoneyMover {
  readonly move: MoneyMove;
  /** Each sends at once. @returns false where another movement is not decided yet: nothing was sent */
  takeIn(venue: string, amount: string): boolean;
  bringBack(venue: string, amount: string): boolean;
  recycle(): boolean;
  /** Goes on although a promotion binds the wallet. */
  agree(): void;
  /** Closes what is decided. */
  dismiss(): void;
}

/**
 * What the screens of venues need of a wallet; the composition hands it over, as `@courtside/site` does. Everything but
 * `checkAmount` is a React hook.
 */
export interface WalletPort {
  /** All wallets of the member. */
  readonly useWallets: (options?: { skip?: boolean }) => QueryResult<Wallets>;
  readonly useMover: () => MoneyMover;
  /** Reads all balances again. */
  readonly useRefresh: () => () => void;
  /** The rule for an amount as it was typed: at most what `balance` is, two decimals, twelve characters. */
  readonly checkAmount: (text: string, balance: string, currency: string) => CheckedAmount;
}
