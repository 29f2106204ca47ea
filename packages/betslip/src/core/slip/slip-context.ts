import type { Violation } from '@courtside/kernel';
import type { Currency, Money } from '@courtside/money';
import type { StakeLimits } from '../pick/entry.ts';
import type { PayoutCategory } from './payout-limits.ts';
import type { DuplicateRule, EventPhase, OpenBet } from '../order/placement.ts';
import type { TermChangeCode } from '../pick/term-changes.ts';

export type SlipViolationCode =
  | 'slip.empty'
  | 'slip.not-logged-in'
  | 'stake.missing'
  | 'stake.zero'
  | 'stake.malformed'
  | 'stake.below-min'
  | 'stake.above-max'
  | 'stake.above-balance'
  | 'pick.suspended'
  | 'pick.closed'
  | TermChangeCode
  | 'series.too-few'
  | 'series.same-match'
  | 'series.related-legs'
  | 'series.outright-mixed'
  | 'order.confirming'
  | 'event.started'
  | 'event.finished'
  | 'bet.duplicate'
  | 'payout.ticket-limit'
  | 'payout.daily-limit';

/** One reason why the slip cannot be placed. `picks` are the ids concerned; `field` is the id of the stake field. */
export interface SlipViolation extends Violation<SlipViolationCode> {
  readonly picks: readonly string[];
}

export interface SlipContext<C extends Currency = Currency> {
  readonly loggedIn: boolean;
  readonly currency: C;
  /** Null while it is unknown; the gateway then decides. */
  readonly balance: Money<C> | null;
  /** For picks that carry no limits of their own, and for each line of a series. */
  readonly limits?: StakeLimits | null;
  /** Phases of the picks' events, by `gidm`; events left out are open for betting. */
  readonly events?: Readonly<Record<string, EventPhase>>;
  /** The member's bets that are not settled. */
  readonly openBets?: readonly OpenBet[];
  /** Rule by which duplicates of open bets are refused; the same outcome of the same market when left out. */
  readonly duplicates?: DuplicateRule;
  /** Maximum payout of one ticket, stake included. */
  readonly maxPayout?: Money<C> | null;
  /** The highest stake that the gateway takes now under its exposure, by id of the stake field. */
  readonly exposure?: Readonly<Record<string, Money<C>>>;
  /** Turns on the daily payout table of the terms. */
  readonly daily?: {
    /** Units of the member's currency for one US dollar. */
    readonly usdRate: string;
    /** Amounts that the member was paid today, with the possible payouts of open bets. */
    readonly paid: Readonly<Partial<Record<PayoutCategory, Money<C>>>>;
  };
}
