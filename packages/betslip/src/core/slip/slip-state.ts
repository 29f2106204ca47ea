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

/** Maximum number of picks (spec betting 9). */
export const MAX_PICKS = 10;

/**
 * Key of the stake of a series on all its legs (N串1). Stakes of other combinations are stored under their own name
 * (`3串4`), those of single bets under the id of their pick.
 */
export const SERIES_STAKE = 'series';

/** `single`: one pick; `multiple`: several single bets; `series`: all picks in one bet (串关). */
export type SlipMode = 'single' | 'multiple' | 'series';

/** The picks of the slip before some were removed together, with all stakes. */
export interface RemovedPicks {
  readonly mode: SlipMode;
  readonly joined: boolean;
  readonly entries: readonly SlipEntry[];
  readonly stakes: Readonly<Record<string, string>>;
}

/** The picks and stakes of a slip, as a tab stores them. */
export type KeptSlip = Pick<SlipState, 'mode' | 'joined' | 'entries' | 'stakes'>;

/** The gateway's quote for all picks as one series. */
export interface SeriesQuote {
  /** Limits of each line; null when the gateway gives none. */
  readonly limits: StakeLimits | null;
  /** Reason why the gateway does not accept such a series; null when it does. */
  readonly reason: 'related-legs' | 'outright-mixed' | 'leg-closed' | null;
  /** Ids of the picks that the reason is about. */
  readonly picks: readonly string[];
}

/** The whole state of the slip. Plain data. */
export interface SlipState {
  readonly mode: SlipMode;
  /**
   * Whether only a second match turned a single bet into several (`multiple`). The member has not chosen that mode, so
   * one outcome of a match still replaces the other, and a single remaining pick is a single bet again.
   */
  readonly joined: boolean;
  /** Oldest first; the latest pick is the last. */
  readonly entries: readonly SlipEntry[];
  /** Typed stakes of one line, by id of the pick, `SERIES_STAKE` or name of the combination. */
  readonly stakes: Readonly<Record<string, string>>;
  readonly oddsChange: OddsConsent;
  readonly lineChange: boolean;
  readonly oddsFormat: OddsFormat;
  /** Meaning of a stake that is typed at a negative price. */
  readonly winRisk: WinRisk;
  /** The format that is restored when series is turned off. */
  readonly formatBeforeSeries: OddsFormat | null;
  /** The slip before the last picks were removed, while that can be undone; else null. */
  readonly removed: RemovedPicks | null;
  /** Null until the gateway has given it, and again when the picks change. */
  readonly seriesQuote: SeriesQuote | null;
  readonly order: OrderState;
}

/**
 * An update of a pick from a feed. Fields left out have not changed; only `status: 'open'` reopens a suspended pick.
 */
export interface PriceUpdate {
  readonly gameId: string;
  readonly wtype: Wtype;
  readonly pick: string;
  /** Hong Kong, decimal text; `0` means suspended. */
  readonly price?: string;
  readonly ratio?: string;
  readonly strong?: Strong;
  /** In-play: the current score. */
  readonly score?: Score | null;
  readonly status?: PickStatus;
  readonly limits?: StakeLimits | null;
  /** As `Selection.relations`. */
  readonly relations?: readonly string[];
}

/** Names of a pick of the slip; an outright has its runner in place of the home team. */
export interface PickNames {
  /** Id of the pick. */
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
  /** Removes picks that cannot be bet on now: suspended or closed ones, and those that a series cannot hold. */
  | { readonly type: 'removeUnavailable' }
  /** Restores the picks that were last removed or replaced, with their stakes, and removes their replacements. */
  | { readonly type: 'undoRemoval' }
  | { readonly type: 'setMode'; readonly mode: SlipMode }
  | {
      readonly type: 'setStake';
      readonly id: string;
      readonly text: string;
      /** When given, a stake above it is lowered (`capStake`) and the effect `stake-capped` reports it. */
      readonly cap?: StakeCap;
    }
  /** A quick amount: it is added to the typed stake, if that is readable. */
  | {
      readonly type: 'addStake';
      readonly id: string;
      readonly amount: Money;
      readonly cap?: StakeCap;
    }
  /**
   * One stake for every field: of each pick, or in a series of each combination that has a stake, else of the first.
   */
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
      /** The picks as they were shown; terms that moved since are still changes. @default the current picks */
      readonly shown?: readonly Pick<SlipEntry, 'id' | 'terms'>[];
    }
  | { readonly type: 'order'; readonly event: OrderEvent }
  /** Puts the picks that `restoreSlip` returned after a reload into a slip that has none yet. */
  | { readonly type: 'picksRestored'; readonly slip: KeptSlip }
  /** Restores the order that `restoreOrder` returned after a reload. */
  | { readonly type: 'orderRestored'; readonly order: OrderState }
  /** Removes the member's data, which the next user must not find: picks, stakes, order and consents. */
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

/** Reason why an event was refused, and the picks concerned. */
export interface SlipRefusal extends Violation<SlipRefusalCode> {
  readonly picks: readonly string[];
}

export type SlipEffect =
  | OrderEffect
  | {
      readonly type: 'stake-capped';
      readonly id: string;
      readonly stake: string;
      /** The cap to which the stake was lowered: the limit of the pick or the member's balance. */
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
   * Not empty when the event was refused; the state is then unchanged. Of `pricesUpdated` only unreadable updates are
   * refused: their picks are suspended, and the others are applied.
   */
  readonly violations: readonly SlipRefusal[];
  readonly effects: readonly SlipEffect[];
}

export type SlipSettings = Pick<
  SlipState,
  'oddsChange' | 'lineChange' | 'oddsFormat' | 'winRisk' | 'mode'
>;

/** An empty slip: single, Hong Kong; better prices are accepted without being asked, other lines are not. */
export function emptySlip(settings: Partial<SlipSettings> = {}): SlipState {
  const { mode = 'single', oddsFormat = 'H' } = settings;
  // A series shows Hong Kong prices, also when the slip starts as one.
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
