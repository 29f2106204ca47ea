import type { QueryResult } from '@courtside/shell/react';
import type { CheckedAmount, MoneyMove, Wallets } from '../core/wallet-part.ts';

/** Moves money between the centre wallet and those of venues, one movement at a time. */
export interface MoneyMover {
  readonly move: MoneyMove;
  /** Each method sends at once. @returns false when another movement is undecided: nothing was sent */
  takeIn(venue: string, amount: string): boolean;
  bringBack(venue: string, amount: string): boolean;
  recycle(): boolean;
  /** Continues although a promotion binds the wallet. */
  agree(): void;
  /** Closes a decided movement. */
  dismiss(): void;
}

/**
 * The wallet functions that the screens of venues need; the composition provides them, as `@courtside/site` does.
 * Everything but `checkAmount` is a React hook.
 */
export interface WalletPort {
  /** All wallets of the member. */
  readonly useWallets: (options?: { skip?: boolean }) => QueryResult<Wallets>;
  readonly useMover: () => MoneyMover;
  /** Reads all balances again. */
  readonly useRefresh: () => () => void;
  /** The rule for a typed amount: at most `balance`, two decimals, twelve characters. */
  readonly checkAmount: (text: string, balance: string, currency: string) => CheckedAmount;
}
