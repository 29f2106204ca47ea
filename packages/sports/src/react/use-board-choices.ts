import { useServices } from '@courtside/shell/react';
import { useSyncExternalStore } from 'react';
import { boardChoices, type BoardChoices, type BoardChoicesStore } from '../core/board-choices.ts';

/** How the member likes their board, and the store that keeps it. */
export function useBoardChoices(): [BoardChoices, BoardChoicesStore] {
  const store = boardChoices(useServices().storage);
  return [useSyncExternalStore(store.subscribe, store.current, store.current), store];
}
