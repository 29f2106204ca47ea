export { Betslip } from './betslip.tsx';
export type { BetslipProps } from './betslip.tsx';
