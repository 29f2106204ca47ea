/** The member's own page, the root of the member centre. */
export const MINE_PATH = '/mine';

// Routes are also matched without regard to case.
const bare = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** Whether an address is the member's own page itself. */
export const isMineRoot = (path: string): boolean => bare(path) === MINE_PATH;

/**
 * Whether an address lies in the member centre.
 *
 * @example isMinePath('/mine/wallet') // true
 * @example isMinePath('/mineral') // false
 */
export const isMinePath = (path: string): boolean =>
  isMineRoot(path) || bare(path).startsWith(`${MINE_PATH}/`);
