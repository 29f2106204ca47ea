import { atHistoryGate } from './history-gate.ts';

/** Where a member wanted to go. */
export type WayOut =
  /** By a link of the site. */
  | { readonly type: 'link'; readonly to: string }
  /** Through the history of the tab, so many entries on; back is below 0. */
  | { readonly type: 'history'; readonly by: number };

/** Index of an entry in the history of the tab, as the router writes it. */
const placeOf = (entry: unknown): number | null => {
  const place = (entry as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : null;
};

/** The address on this site that a press leads to in this tab; null for every other press. */
function linkOf(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || (link.target !== '' && link.target !== '_self')) return null;
  if (link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.pathname + link.search + link.hash;
}

/**
 * Holds a member on the page who presses a link of the site, or back or forward, and tells where they wanted to go. What
 * the site does by itself, such as at the end of a session, is not held: the router alone would hold that too, and only in
 * a form of it that costs every page.
 *
 * @returns ends it
 */
export function holdPage(onLeave: (way: WayOut) => void): () => void {
  const here = placeOf(history.state);
  /** On the way back to this page by its own doing. */
  let returning = false;
  const pressed = (event: MouseEvent) => {
    const to = linkOf(event);
    if (to === null) return;
    // The router's links follow nothing that was taken; what else a press does, such as closing a menu, is done.
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
    // Before the router hears of it.
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
