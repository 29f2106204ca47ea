import type { SiteAddresses } from '../prerendered.ts';

/** False for a page that the brand has turned off, or whose route says at this brand that there is none. */
export const isPageOf = ({ open, off = [], routes = [] }: SiteAddresses, path: string): boolean =>
  !off.includes(path) && (open.includes(path) || !routes.includes(path));

/** Adds rendered pages whose route has a parameter, as `addresses` does not list them. */
export const withPages = (known: SiteAddresses, pages: readonly string[]): SiteAddresses => ({
  open: [...new Set([...known.open, ...pages])].filter((path) => isPageOf(known, path)),
  closed: known.closed,
  off: known.off ?? [],
});
