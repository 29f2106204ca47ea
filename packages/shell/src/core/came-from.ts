/**
 * The page of the site that a member was sent away from, as the state of a history entry carries it. Only an address of
 * the site counts: a state can be written by any script of the page.
 *
 * @param state of the router's location
 * @returns a path with its query, or null
 * @example cameFrom({ from: '/mine/takemoney' }) // '/mine/takemoney'
 */
export function cameFrom(state: unknown): string | null {
  const { from } = (state ?? {}) as { from?: unknown };
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
