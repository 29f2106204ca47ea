export { createBetslipSlice } from './betslip-slice.ts';
export type { BetslipRootState, BetslipSlice } from './betslip-slice.ts';
export {
  selectEntries,
  selectIsPicked,
  selectLock,
  selectOrder,
  selectSlip,
  selectStakeFields,
  selectStakeText,
  selectTotals,
  selectViolations,
} from './selectors.ts';
export { createSlipWatch } from './slip-watch.ts';
export type { SlipStore, SlipWatch } from './slip-watch.ts';
