import type { Clock } from '@courtside/kernel';

/** Milliseconds for which a reached place is still held, as a page that is drawn again may change its length. */
const PATIENCE_MS = 1500;
/** Milliseconds after which a page that did not reach its former length is no longer scrolled. */
const GIVE_UP_MS = 10_000;
/** Positions at which an anchor is searched for, as fractions of the window's height from its top. */
const PROBES = [0.3, 0.5, 0.7];

const page = () => document.documentElement;

/**
 * Scroll position of a page. The rows of a long list have their real height only after they were drawn, so a row with
 * an id (`data-place`) is the better mark.
 */
export interface Place {
  readonly top: number;
  readonly anchor?: {
    readonly id: string;
    /** In px from the top of the window. */ readonly at: number;
  };
}

/** The current scroll position. */
export function placeNow(): Place {
  const top = page().scrollTop;
  // Finding the element under a point costs a layout, at each scroll event.
  if (!document.querySelector('[data-place]')) return { top };
  for (const part of PROBES) {
    const found = document.elementFromPoint(innerWidth / 2, innerHeight * part);
    const row = found?.closest<HTMLElement>('[data-place]');
    const id = row?.dataset['place'];
    if (row && id !== undefined)
      return { top, anchor: { id, at: row.getBoundingClientRect().top } };
  }
  return { top };
}

/** Distance to scroll to a place, in px; null while the page does not reach it yet. */
function distanceTo({ top, anchor }: Place): number | null {
  if (anchor) {
    const rows = document.querySelectorAll(`[data-place="${CSS.escape(anchor.id)}"]`);
    // A page that is kept hidden may have the same row.
    const row = Array.from(rows).find((each) => each.getClientRects().length > 0);
    if (row) return row.getBoundingClientRect().top - anchor.at;
  }
  const root = page();
  const longest = root.scrollHeight - root.clientHeight;
  return anchor || longest < top ? null : top - root.scrollTop;
}

/** Holds a place while the page grows to its former length, until the first input of the member. */
export function holdPlace(place: Place, clock: Clock, done: () => void): () => void {
  let reached = false;
  let cancel = clock.after(GIVE_UP_MS, () => stop());
  const go = () => {
    const distance = distanceTo(place);
    // Until the place exists, scroll as near to it as possible.
    if (distance === null) page().scrollTo({ top: place.top, behavior: 'instant' });
    else {
      page().scrollBy({ top: distance, behavior: 'instant' });
      if (!reached) {
        reached = true;
        cancel();
        cancel = clock.after(PATIENCE_MS, () => stop());
      }
    }
  };
  const grown = new ResizeObserver(go);
  const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  function stop() {
    cancel();
    grown.disconnect();
    for (const input of inputs) removeEventListener(input, stop);
    done();
  }
  for (const input of inputs) addEventListener(input, stop, { passive: true });
  grown.observe(document.body);
  go();
  return stop;
}
