import { atHistoryGate } from './history-gate.ts';

/** The member's way out of the page. */
export type WayOut =
  /** By a link of the site. */
  | { readonly type: 'link'; readonly to: string }
  /** Through the tab's history, by a number of entries; negative is back. */
  | { readonly type: 'history'; readonly by: number }
  /** By the logout of the frame. */
  | { readonly type: 'logout' };

/** The logouts of the frame (`@courtside/shell`), which heed a prevented click. */
const LOGOUT = '[data-logout]';

/** Index of an entry in the history of the tab, as the router writes it. */
const placeOf = (entry: unknown): number | null => {
  const place = (entry as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : null;
};

/** The other page of this site that a click opens in this tab; null for every other click. */
function linkOf(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || (link.target !== '' && link.target !== '_self')) return null;
  if (link.origin !== location.origin || link.hasAttribute('download')) return null;
  // A link to a part of this page, such as the skip link.
  if (link.pathname === location.pathname && link.search === location.search) return null;
  return link.pathname + link.search + link.hash;
}

/**
 * Keeps a member on the page when they click a link of the site or the logout, or go back or forward, and reports their
 * target.
 * Navigation by the site itself, such as at the end of a session, is not held; the router's own blocker would hold that
 * too, and exists only in a variant of the router that costs every page.
 *
 * @returns a function that ends it
 */
export function holdPage(onLeave: (way: WayOut) => void): () => void {
  const here = placeOf(history.state);
  /** True while the history returns to this page by `history.go` below. */
  let returning = false;
  const pressed = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(LOGOUT)) {
      event.preventDefault();
      onLeave({ type: 'logout' });
      return;
    }
    const to = linkOf(event);
    if (to === null) return;
    // Router links and the logout ignore a prevented click; its other effects, such as closing a menu, still happen.
    event.preventDefault();
    onLeave({ type: 'link', to });
  };
  const moved = (event: PopStateEvent) => {
    const there = placeOf(event.state);
    if (here === null || there === null) return;
    if (there === here) {
      if (returning) event.stopImmediatePropagation();
      returning = false;
      return;
    }
    // Before the router handles it.
    event.stopImmediatePropagation();
    returning = true;
    history.go(here - there);
    onLeave({ type: 'history', by: there - here });
  };
  document.addEventListener('click', pressed, { capture: true });
  const end = atHistoryGate(moved);
  return () => {
    document.removeEventListener('click', pressed, { capture: true });
    end();
  };
}
