// Public: the target of a launch, the steps into a venue, and the rules of a catalogue. The stored state of screens
// stays private: a brand replaces a whole screen, not a part of one.
export { entryOf } from './core/entry.ts';
export type { Entry, Launched } from './core/entry.ts';
export type { EntryFunds } from './core/entry-funds.ts';
export { entryTransition, NO_ENTRY } from './core/entry-flow.ts';
export type {
  EntryEffect,
  EntryEvent,
  EntryRequest,
  EntryState,
  EntryStep,
} from './core/entry-flow.ts';
export { gameAddress } from './core/game-address.ts';
export type { GamePlaces, ReadAddress, ReadAddressText } from './core/game-address.ts';
export { launchRefusal } from './core/launch-refusal.ts';
export type { LaunchRefusal, RefusedLaunch } from './core/launch-refusal.ts';
export { readFrameMessage } from './core/frame-message.ts';
export type { FrameMessage, HeardMessage } from './core/frame-message.ts';
export { frameTransition, NEW_FRAME } from './core/frame-state.ts';
export type { FrameEvent, FrameState } from './core/frame-state.ts';
export { chosenGames, facetCounts, NO_CHOICE } from './core/catalogue.ts';
export type {
  Facet,
  FacetCount,
  GameChoice,
  GameList,
  GameSort,
  OwnGames,
} from './core/catalogue.ts';
export type {
  AmountFault,
  CheckedAmount,
  KeptMoney,
  MoneyMove,
  MoneyTask,
  Wallets,
} from './core/wallet-part.ts';
export { redirectTarget } from './core/redirect-target.ts';
export { readAddress } from './platform/read-address.ts';
export { createEntryRunner } from './runner/entry-runner.ts';
export type {
  EntryRunner,
  EntryRunnerParts,
  LaunchOutcome,
  LookOutcome,
} from './runner/entry-runner.ts';
