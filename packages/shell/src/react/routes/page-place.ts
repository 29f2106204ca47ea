import type { Clock } from '@courtside/kernel';

/** For so long a page that draws itself again may change its length once its place was reached. */
const PATIENCE_MS = 1500;
/** A page that does not become as long as it was is left alone after this. */
const GIVE_UP_MS = 10_000;
/** Where an anchor is looked for, as parts of the window's height from its top. */
const PROBES = [0.3, 0.5, 0.7];

const page = () => document.documentElement;

/**
 * Where a page was scrolled to. The rows of a long list are only as high as they are once they were drawn, so a row that
 * says who it is (`data-place`) is the better mark.
 */
export interface Place {
  readonly top: number;
  readonly anchor?: {
    readonly id: string;
    /** In px from the top of the window. */ readonly at: number;
  };
}

/** Where the page is now. */
export function placeNow(): Place {
  const top = page().scrollTop;
  // What lies under a point costs a layout, on each step of scrolling.
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

/** How far to scroll to a place, in px; null while the page is not as long as it was. */
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

/** Holds a place while the page becomes as it was, unless somebody scrolls first. */
export function holdPlace(place: Place, clock: Clock, done: () => void): () => void {
  let reached = false;
  let cancel = clock.after(GIVE_UP_MS, () => stop());
  const go = () => {
    const distance = distanceTo(place);
    // Until it is there, the nearest that there is.
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
