import type { Violation } from '@courtside/kernel';
import type { Money, OddsFormat } from '@courtside/money';
import type { OddsConsent } from './acceptance.ts';
import type { PickStatus, Selection, SlipEntry, StakeLimits, Strong, Wtype } from './entry.ts';
import type { WinRisk } from './win-risk.ts';
import { idleOrder, type OrderEffect, type OrderEvent, type OrderState } from './order.ts';

/** Spec betting 9. */
export const MAX_PICKS = 10;

/**
 * The stake of a series on all its legs (N串1) is kept under this name, that of another combination under its own name
 * (`3串4`), those of single bets under the id of their pick.
 */
export const SERIES_STAKE = 'series';

/** `single`: one pick; `multiple`: several single bets; `series`: all picks in one bet (串关). */
export type SlipMode = 'single' | 'multiple' | 'series';

/** Everything the slip knows. Plain data. */
export interface SlipState {
  readonly mode: SlipMode;
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
  readonly status?: PickStatus;
  readonly limits?: StakeLimits | null;
}

export interface StakeCap {
  readonly maxLimit: Money | null;
  readonly balance: Money | null;
}

export type SlipEvent =
  | { readonly type: 'toggle'; readonly selection: Selection }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'clear' }
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
  | { readonly type: 'setWinRisk'; readonly winRisk: WinRisk }
  | { readonly type: 'setOddsChange'; readonly oddsChange: OddsConsent }
  | { readonly type: 'setLineChange'; readonly lineChange: boolean }
  | { readonly type: 'setOddsFormat'; readonly oddsFormat: OddsFormat }
  | { readonly type: 'pricesUpdated'; readonly updates: readonly PriceUpdate[] }
  | { readonly type: 'acceptChanges' }
  | { readonly type: 'order'; readonly event: OrderEvent }
  /** Takes up the order that `restoreOrder` gave after a reload. */
  | { readonly type: 'orderRestored'; readonly order: OrderState }
  /** Dismisses a decided order. `keepPicks` (保留选项) puts accepted picks back into an empty slip, never their stakes. */
  | { readonly type: 'finish'; readonly keepPicks: boolean };

export type SlipRefusalCode = 'slip.limit-reached' | 'order.confirming' | 'series.odds-format';

/** Why an event was refused, and the picks concerned. */
export interface SlipRefusal extends Violation<SlipRefusalCode> {
  readonly picks: readonly string[];
}

export type SlipEffect =
  | OrderEffect
  | { readonly type: 'stake-capped'; readonly id: string; readonly stake: string }
  | {
      readonly type: 'picks-dropped';
      readonly picks: readonly string[];
      readonly reason: 'replaced' | 'champion' | 'single';
    };

export interface SlipTransition {
  readonly state: SlipState;
  /** Not empty when the event was refused; the state is then the one that went in. */
  readonly violations: readonly SlipRefusal[];
  readonly effects: readonly SlipEffect[];
}

export type SlipSettings = Pick<
  SlipState,
  'oddsChange' | 'lineChange' | 'oddsFormat' | 'winRisk' | 'mode'
>;

/** An empty slip: single, Hong Kong, better prices taken silently, other lines not. */
export function emptySlip(settings: Partial<SlipSettings> = {}): SlipState {
  return {
    mode: 'single',
    oddsChange: 'better',
    lineChange: false,
    oddsFormat: 'H',
    winRisk: 'risk',
    ...settings,
    entries: [],
    stakes: {},
    formatBeforeSeries: null,
    order: idleOrder,
  };
}
