import { rails } from '../redux/rails.ts';
import { useSession } from './use-session.ts';

interface RailOptions {
  /** Milliseconds between requests while the data is shown; 0 (the default) for no polling. */
  pollingInterval?: number;
}

/**
 * A rail of the member who is logged in. `data` is that member's or undefined: the `data` of Redux Toolkit keeps the
 * hook's last value, also across a logout, and would show one member's data to the next until their answer comes.
 */
const ofMember = <Result extends { currentData?: unknown }>(
  query: Result,
): Omit<Result, 'data'> & { data: Result['currentData'] } => ({
  ...query,
  data: query.currentData,
});

/** The member's data; undefined for a visitor. Every component that shows it sees a change. */
export function useMember(options: RailOptions = {}) {
  const { loggedIn } = useSession();
  return ofMember(rails.useMemberQuery(undefined, { ...options, skip: !loggedIn }));
}

/** The member's balance, locked money included; undefined for a visitor. */
export function useBalance(options: RailOptions = {}) {
  const { loggedIn } = useSession();
  return ofMember(rails.useBalanceQuery(undefined, { ...options, skip: !loggedIn }));
}

/** Number of the member's unread messages of each kind; undefined for a visitor. */
export function useUnread(options: RailOptions = {}) {
  const { loggedIn } = useSession();
  return ofMember(rails.useUnreadQuery(undefined, { ...options, skip: !loggedIn }));
}

/** The venues of the site. */
export function useVenues() {
  return rails.useVenuesQuery();
}
