import type { SiteSocket } from '@courtside/shell';

/** Used where the code of the socket could not be loaded: nothing is pushed, and lists are polled as without a feed. */
export const NO_SOCKET: SiteSocket = {
  state: () => 'closed',
  self: () => null,
  onState: () => () => undefined,
  on: () => () => undefined,
  send: () => undefined,
};
