import { useSession, useSlot } from '@courtside/shell/react';
import { createElement, Suspense, useEffect } from 'react';

/**
 * What another feature has for the member who is logged in, such as the bets that run. Its room is kept from the first
 * paint on, where `data-member` of the document says that there is a member.
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
