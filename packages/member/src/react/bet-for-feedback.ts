import { createOneTimeStore } from '@courtside/kernel';
import { useServices } from '@courtside/shell/react';
import { useCallback } from 'react';

/** The bet that a feedback begun on its page is about: left there, and read once by the form. */
export function useBetForFeedback(): { leave: (ticket: string) => void; take: () => string } {
  const { session, tabStorage } = useServices();
  const place = useCallback(() => {
    const userId = session.userId();
    // Of this member: another one in this tab must not find it.
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
