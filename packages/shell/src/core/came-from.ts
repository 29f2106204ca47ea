/**
 * The page of the site that a member was sent away from, read from the state of a history entry. Only an address of the
 * site is accepted, because any script of the page can write a state.
 *
 * @param state of the router's location
 * @returns a path with its query, or null
 * @example cameFrom({ from: '/mine/takemoney' }) // '/mine/takemoney'
 */
export function cameFrom(state: unknown): string | null {
  const { from } = (state ?? {}) as { from?: unknown };
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
