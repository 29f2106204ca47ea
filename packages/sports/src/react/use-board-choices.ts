import { useServices } from '@courtside/shell/react';
import { useSyncExternalStore } from 'react';
import {
  boardChoices,
  NO_BOARD_CHOICES,
  type BoardChoices,
  type BoardChoicesStore,
} from '../core/board-choices.ts';

/** The member's board settings, and the store that keeps them. */
export function useBoardChoices(): [BoardChoices, BoardChoicesStore] {
  const store = boardChoices(useServices().storage);
  return [useSyncExternalStore(store.subscribe, store.current, () => NO_BOARD_CHOICES), store];
}
