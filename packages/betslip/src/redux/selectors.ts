import {
  lockOf,
  type OrderState,
  type SlipEntry,
  type SlipRefusal,
  type SlipState,
  stakeText,
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

/** Why nothing may change now, or null. Makes a new value each time: compare by content. */
export const selectLock = (root: BetslipRootState): SlipRefusal | null => lockOf(root.betslip);
