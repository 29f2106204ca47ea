import { useSession, useSlot } from '@courtside/shell/react';
import { createElement, Suspense, useEffect } from 'react';

/**
 * Another feature's part for a logged-in member, such as their running bets. Its space is reserved from the first paint
 * on, where `data-member` of the document says that a member is logged in.
 */
export function MemberBlock() {
  const { loggedIn } = useSession();
  const Part = useSlot('home-member');
  const shown = loggedIn && Part !== null;
  useEffect(() => {
    if (!shown) delete document.documentElement.dataset['member'];
  }, [shown]);
  return (
    <div className="cs-lobby-member">{shown && <Suspense>{createElement(Part, {})}</Suspense>}</div>
  );
}
