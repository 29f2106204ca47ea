import { rails } from '../redux/rails.ts';
import { useSession } from './use-session.ts';

interface RailOptions {
  /** Asks again after so many ms for as long as it is shown; 0 (the default) never. */
  pollingInterval?: number;
}

/**
 * A rail of the member who is logged in. `data` is that member's or nothing: the `data` of Redux Toolkit keeps what the
 * hook last had, across a logout too, and would show one member's to the next until their answer comes.
 */
const ofMember = <Result extends { currentData?: unknown }>(
  query: Result,
): Omit<Result, 'data'> & { data: Result['currentData'] } => ({
  ...query,
  data: query.currentData,
});

/** The member's data; nothing for a visitor. A change of it is seen by all who show it. */
export function useMember(options: RailOptions = {}) {
  const { loggedIn } = useSession();
  return ofMember(rails.useMemberQuery(undefined, { ...options, skip: !loggedIn }));
}

/** The member's balance, locked money included; nothing for a visitor. */
export function useBalance(options: RailOptions = {}) {
  const { loggedIn } = useSession();
  return ofMember(rails.useBalanceQuery(undefined, { ...options, skip: !loggedIn }));
}

/** How many messages of each kind the member has not read; nothing for a visitor. */
export function useUnread(options: RailOptions = {}) {
  const { loggedIn } = useSession();
  return ofMember(rails.useUnreadQuery(undefined, { ...options, skip: !loggedIn }));
}

/** The venues of the site. */
export function useVenues() {
  return rails.useVenuesQuery();
}
