import type { Board } from './board.ts';

const nothing = () => undefined;
const noChange = () => nothing;

const overview = {
  status: 'loading',
  leagues: [],
  counts: null,
  sports: null,
  fault: null,
} as const;

/** A board that waits and asks nobody: what a page shows before its own board is made. */
export const waitingBoard: Board = {
  overview: () => overview,
  onOverview: noChange,
  match: nothing,
  onMatch: noChange,
  price: nothing,
  onPrice: noChange,
  sight: nothing,
  start: nothing,
  resume: nothing,
  reload: nothing,
  dispose: nothing,
};
