import type { Game } from '@courtside/contract';
import { focusMainIfLost } from '@courtside/ui';
import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Moves the focus to the card at the same place, or to the last one, when the card with the focus has left the list,
 * such as a favourite that is one no more.
 *
 * @param focus moves the focus to the card at a place
 * @returns handlers for the element around the cards
 */
export function useFocusAfterRemoval(games: readonly Game[], focus: (place: number) => void) {
  /** The card with the focus. React reports no blur of an element that it removes. */
  const held = useRef<{ readonly gameCode: string; readonly place: number } | null>(null);
  const placeOf = (code: string) => games.findIndex(({ gameCode }) => gameCode === code);
  useEffect(() => {
    if (held.current === null) return;
    const { gameCode, place } = held.current;
    const now = placeOf(gameCode);
    if (now >= 0) {
      held.current = { gameCode, place: now };
      return;
    }
    held.current = null;
    focus(Math.min(place, games.length - 1));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only a change of the list removes a card.
  }, [games]);
  useEffect(
    () => () => {
      // An empty list is gone as a whole.
      if (held.current !== null) focusMainIfLost();
    },
    [],
  );
  return {
    onFocus({ target }: FocusEvent) {
      const gameCode = target.closest<HTMLElement>('[data-game]')?.dataset['game'];
      held.current = gameCode === undefined ? null : { gameCode, place: placeOf(gameCode) };
    },
    onBlur() {
      held.current = null;
    },
  };
}
