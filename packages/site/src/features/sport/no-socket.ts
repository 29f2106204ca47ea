import type { SiteSocket } from '@courtside/shell';

/** Stands where the code of the socket could not be had: nothing is pushed, and lists are asked for as without a feed. */
export const NO_SOCKET: SiteSocket = {
  state: () => 'closed',
  self: () => null,
  onState: () => () => undefined,
  on: () => () => undefined,
  send: () => undefined,
};
