import type { Currency } from '@courtside/money';
import {
  lockOf,
  type OrderState,
  type SlipEntry,
  type SlipRefusal,
  type SlipContext,
  type SlipState,
  type SlipTotals,
  slipTotals,
  type SlipViolation,
  type StakeField,
  stakeFields,
  stakeText,
  violationsOf,
} from '../index.ts';
import type { BetslipRootState } from './betslip-slice.ts';

export const selectSlip = (root: BetslipRootState): SlipState => root.betslip;
export const selectEntries = (root: BetslipRootState): readonly SlipEntry[] => root.betslip.entries;
export const selectOrder = (root: BetslipRootState): OrderState => root.betslip.order;

/** True when the pick of this id (`pickId`) is in the slip. */
export const selectIsPicked = (root: BetslipRootState, id: string): boolean =>
  root.betslip.entries.some((entry) => entry.id === id);

/** The stake as typed. */
export const selectStakeText = (root: BetslipRootState, id: string): string =>
  stakeText(root.betslip, id);

/** Reason why nothing may change now, or null. Returns a new value each time: compare by content. */
export const selectLock = (root: BetslipRootState): SlipRefusal | null => lockOf(root.betslip);

/** The stakes that the slip takes. Returns a new value each time. */
export const selectStakeFields = (root: BetslipRootState): readonly StakeField[] =>
  stakeFields(root.betslip);

/** Sums over the stakes typed so far. Returns a new value each time. */
export const selectTotals = <C extends Currency>(
  root: BetslipRootState,
  currency: C,
): SlipTotals<C> => slipTotals<C>(root.betslip, currency);

/** All reasons why the slip cannot be placed. Returns a new value each time. */
export const selectViolations = <C extends Currency>(
  root: BetslipRootState,
  context: SlipContext<C>,
): readonly SlipViolation[] => violationsOf<C>(root.betslip, context);
