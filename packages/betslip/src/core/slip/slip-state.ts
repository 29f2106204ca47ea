import type { Violation } from '@courtside/kernel';
import type { Money, OddsFormat } from '@courtside/money';
import type { OddsConsent } from '../pick/acceptance.ts';
import type {
  PickStatus,
  Score,
  Selection,
  SlipEntry,
  StakeLimits,
  Strong,
  Wtype,
} from '../pick/entry.ts';
import type { WinRisk } from './win-risk.ts';
import type { OrderEffect, OrderEvent } from '../order/order.ts';
import { idleOrder, type OrderState } from '../order/order-state.ts';

/** Spec betting 9. */
export const MAX_PICKS = 10;

/**
 * The stake of a series on all its legs (N串1) is kept under this name, that of another combination under its own name
 * (`3串4`), those of single bets under the id of their pick.
 */
export const SERIES_STAKE = 'series';

/** `single`: one pick; `multiple`: several single bets; `series`: all picks in one bet (串关). */
export type SlipMode = 'single' | 'multiple' | 'series';

/** Picks that left the slip at once, with what was typed beside all of them. */
export interface RemovedPicks {
  readonly mode: SlipMode;
  readonly joined: boolean;
  readonly entries: readonly SlipEntry[];
  readonly stakes: Readonly<Record<string, string>>;
}

/** The picks of a slip and what was typed beside them, as a tab keeps them. */
export type KeptSlip = Pick<SlipState, 'mode' | 'joined' | 'entries' | 'stakes'>;

/** What the gateway says of all picks as one series. */
export interface SeriesQuote {
  /** Of each line; null when it says none. */
  readonly limits: StakeLimits | null;
  /** Why it takes no such series; null when it does. */
  readonly reason: 'related-legs' | 'outright-mixed' | 'leg-closed' | null;
  /** Ids of the picks that the reason is about. */
  readonly picks: readonly string[];
}

/** Everything the slip knows. Plain data. */
export interface SlipState {
  readonly mode: SlipMode;
  /**
   * Whether a second match alone made several bets (`multiple`) of a single one. The member has not asked for it, so that
   * one outcome of a match still replaces the other, and one pick is a single bet again.
   */
  readonly joined: boolean;
  /** Oldest first; the latest pick is the last. */
  readonly entries: readonly SlipEntry[];
  /** What the member typed for one line, by id of the pick, `SERIES_STAKE` or name of the combination. */
  readonly stakes: Readonly<Record<string, string>>;
  readonly oddsChange: OddsConsent;
  readonly lineChange: boolean;
  readonly oddsFormat: OddsFormat;
  /** What a stake beside a negative price means. */
  readonly winRisk: WinRisk;
  /** The format to go back to when series is turned off. */
  readonly formatBeforeSeries: OddsFormat | null;
  /** The slip before the last picks were removed, for as long as that can be undone; else null. */
  readonly removed: RemovedPicks | null;
  /** Null until the gateway was asked, and again when the picks change. */
  readonly seriesQuote: SeriesQuote | null;
  readonly order: OrderState;
}

/** What a feed says of a pick. Fields left out have not changed; only `status: 'open'` opens a suspended pick again. */
export interface PriceUpdate {
  readonly gameId: string;
  readonly wtype: Wtype;
  readonly pick: string;
  /** Hong Kong, decimal text; `0` is the feed's word for suspended. */
  readonly price?: string;
  readonly ratio?: string;
  readonly strong?: Strong;
  /** In-play: the score now. */
  readonly score?: Score | null;
  readonly status?: PickStatus;
  readonly limits?: StakeLimits | null;
  /** As `Selection.relations`. */
  readonly relations?: readonly string[];
}

/** What a pick of the slip is called; an outright has its runner in the place of the home team. */
export interface PickNames {
  /** Of the pick. */
  readonly id: string;
  readonly team_h: string;
  readonly team_c: string;
  readonly league: string;
}

export interface StakeCap {
  readonly maxLimit: Money | null;
  readonly balance: Money | null;
}

export type SlipEvent =
  | { readonly type: 'toggle'; readonly selection: Selection }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'clear' }
  /** Removes what cannot be bet on now: picks that are suspended or closed, and those that a series may not hold. */
  | { readonly type: 'removeUnavailable' }
  /** Puts back what was removed or replaced last, with its stakes, and takes out what took its place. */
  | { readonly type: 'undoRemoval' }
  | { readonly type: 'setMode'; readonly mode: SlipMode }
  | {
      readonly type: 'setStake';
      readonly id: string;
      readonly text: string;
      /** When given, a stake above it is lowered (`capStake`) and the effect `stake-capped` says so. */
      readonly cap?: StakeCap;
    }
  /** A quick amount: comes on top of what is typed already, if that can be read. */
  | {
      readonly type: 'addStake';
      readonly id: string;
      readonly amount: Money;
      readonly cap?: StakeCap;
    }
  /** One stake in every field: of each pick, or in a series of each combination that has a stake, else of the first. */
  | { readonly type: 'setStakeOfAll'; readonly text: string; readonly cap?: StakeCap }
  /** In a series: chooses or drops a combination. A dropped one loses its stake; a chosen one takes that of the others. */
  | { readonly type: 'toggleCombination'; readonly id: string }
  | { readonly type: 'seriesQuoted'; readonly quote: SeriesQuote | null }
  | { readonly type: 'setWinRisk'; readonly winRisk: WinRisk }
  | { readonly type: 'setOddsChange'; readonly oddsChange: OddsConsent }
  | { readonly type: 'setLineChange'; readonly lineChange: boolean }
  | { readonly type: 'setOddsFormat'; readonly oddsFormat: OddsFormat }
  | { readonly type: 'pricesUpdated'; readonly updates: readonly PriceUpdate[] }
  /** The names of picks in another language. Those of picks that the slip does not have are ignored. */
  | { readonly type: 'picksNamed'; readonly names: readonly PickNames[] }
  | {
      readonly type: 'acceptChanges';
      /** The picks as they were on the screen; what moved since is still a change. @default as they stand */
      readonly shown?: readonly Pick<SlipEntry, 'id' | 'terms'>[];
    }
  | { readonly type: 'order'; readonly event: OrderEvent }
  /** Puts the picks that `restoreSlip` gave after a reload into a slip that has none yet. */
  | { readonly type: 'picksRestored'; readonly slip: KeptSlip }
  /** Takes up the order that `restoreOrder` gave after a reload. */
  | { readonly type: 'orderRestored'; readonly order: OrderState }
  /** Whoever comes next must find nothing of the member: no pick, stake or order, and no consent that they gave. */
  | { readonly type: 'memberLeft' }
  /** Dismisses a decided order. `keepPicks` (保留选项) puts accepted picks back into an empty slip, never their stakes. */
  | { readonly type: 'finish'; readonly keepPicks: boolean };

export type SlipRefusalCode =
  | 'slip.limit-reached'
  | 'slip.not-logged-in'
  | 'order.confirming'
  | 'order.unreadable'
  | 'series.odds-format'
  | 'selection.malformed'
  | 'update.malformed';

/** Why an event was refused, and the picks concerned. */
export interface SlipRefusal extends Violation<SlipRefusalCode> {
  readonly picks: readonly string[];
}

export type SlipEffect =
  | OrderEffect
  | {
      readonly type: 'stake-capped';
      readonly id: string;
      readonly stake: string;
      /** What the stake was lowered to: the limit of the pick or the member's balance. */
      readonly reason: 'limit' | 'balance';
    }
  | {
      readonly type: 'picks-dropped';
      readonly picks: readonly string[];
      readonly reason: 'replaced' | 'champion' | 'single';
    };

export interface SlipTransition {
  readonly state: SlipState;
  /**
   * Not empty when the event was refused; the state is then the one that went in. Of `pricesUpdated` only what cannot be
   * read is refused: its picks are suspended, and the rest is taken.
   */
  readonly violations: readonly SlipRefusal[];
  readonly effects: readonly SlipEffect[];
}

export type SlipSettings = Pick<
  SlipState,
  'oddsChange' | 'lineChange' | 'oddsFormat' | 'winRisk' | 'mode'
>;

/** An empty slip: single, Hong Kong, better prices taken silently, other lines not. */
export function emptySlip(settings: Partial<SlipSettings> = {}): SlipState {
  const { mode = 'single', oddsFormat = 'H' } = settings;
  // A series shows Hong Kong prices, also one that is there from the start.
  const isSeries = mode === 'series';
  return {
    oddsChange: 'better',
    lineChange: false,
    winRisk: 'risk',
    ...settings,
    mode,
    joined: false,
    oddsFormat: isSeries ? 'H' : oddsFormat,
    entries: [],
    stakes: {},
    formatBeforeSeries: isSeries ? oddsFormat : null,
    removed: null,
    seriesQuote: null,
    order: idleOrder,
  };
}
