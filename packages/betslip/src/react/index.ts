'use client';
export { SlipBarButton } from './slip-bar-button.tsx';
export type { SlipBarButtonProps } from './slip-bar-button.tsx';
export { Betslip } from './betslip.tsx';
export type { BetslipProps } from './betslip.tsx';
export type { LoadedPicks } from './load-shared.tsx';
export type { AddedPicks } from './add-picks.ts';
export { SharedPicks } from './shared-picks.tsx';
export type { SharedPicksProps } from './shared-picks.tsx';
export { SharePicksButton } from './share-picks-button.tsx';
export type { SharePicksButtonProps } from './share-picks-button.tsx';
export type { KeypadChoice } from './use-keypad.ts';
export type { MarkWord, SlipWord } from './mark-word.ts';
export { OddsFormatSelect } from './odds-format-select.tsx';
export type { OddsFormatSelectProps } from './odds-format-select.tsx';
export { settlementText } from './settlement-text.ts';
export type { SettlementStep, SettlementTextContext } from './settlement-text.ts';
export { correctionText, ticketWorking } from './ticket-working.ts';
export { winCondition } from './win-condition.ts';
export type {
  TicketWorking,
  WorkedLeg,
  WorkedResult,
  WorkedSettlement,
  WorkingContext,
} from './ticket-working.ts';
