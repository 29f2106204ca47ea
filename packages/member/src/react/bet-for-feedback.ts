import { createOneTimeStore } from '@courtside/kernel';
import { useServices } from '@courtside/shell/react';
import { useCallback } from 'react';

/** Passes the bet of a feedback from the page of the bet to the form, which reads it once. */
export function useBetForFeedback(): { leave: (ticket: string) => void; take: () => string } {
  const { session, tabStorage } = useServices();
  const place = useCallback(() => {
    const userId = session.userId();
    // Stored per member: another member in this tab must not get it.
    return tabStorage && userId !== null
      ? { once: createOneTimeStore(tabStorage), name: `feedback-bet.${userId}` }
      : undefined;
  }, [session, tabStorage]);
  const leave = useCallback(
    (ticket: string) => {
      const at = place();
      at?.once.put(at.name, ticket);
    },
    [place],
  );
  const take = useCallback(() => {
    const at = place();
    return at?.once.take(at.name) ?? '';
  }, [place]);
  return { leave, take };
}
