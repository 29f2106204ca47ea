import type { Clock } from '@courtside/kernel';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { arriveAt, type Arrival } from '../../core/arrival.ts';
import type { Place } from './page-place.ts';
import { entryOf, useEntries } from './use-entries.ts';

/** Scrolling goes on and on: it is written down when it pauses. */
const SAVE_MS = 250;

/** Reads where the page is; null until it is there, as it is nothing that a page begins with. */
let placeNow: (() => Place) | null = null;
async function placing() {
  const { holdPlace, placeNow: readPlace } = await import('./page-place.ts');
  placeNow = readPlace;
  return holdPlace;
}

const page = () => document.documentElement;

/** Whether this document was loaded in the place of one that had the same entry. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/**
 * Puts each page to its top (spec access 2), but for one that somebody comes back to: by its tab, with the browser's
 * buttons, or by loading it again. That is where it was left.
 *
 * @param returning whether the page was left before and is gone back to
 */
export function usePageScroll(returning: boolean, clock: Clock): void {
  const entries = useEntries();
  const location = useLocation();
  const type = useNavigationType();
  const { pathname, search } = location;
  const entry = entryOf(location);
  const shown = useRef<Arrival | null>(null);
  /** While a place is held, where the page happens to be is not where it was left. */
  const holding = useRef(false);
  useLayoutEffect(() => {
    const arrival = arriveAt(shown.current, { path: pathname, entry });
    shown.current = arrival;
    const before = arrival.from;
    const isBack =
      type === NavigationType.Pop && (before ? before.entry !== entry : isLoadedAgain());
    const left = returning && type !== NavigationType.Pop ? entries.last(pathname) : undefined;
    if (left) entries.copy(left.entry, entry);
    entries.visit(pathname, { entry, search });
    const place = isBack || left ? (entries.read(entry, 'place') as Place | undefined) : undefined;
    if (place && place.top > 0) {
      holding.current = true;
      let stop = () => {
        holding.current = false;
      };
      let ended = false;
      placing().then((holdPlace) => {
        if (!ended) stop = holdPlace(place, clock, stop);
      }, stop);
      return () => {
        ended = true;
        stop();
      };
    }
    // A document that was just loaded is at its top, or where its reader has scrolled to meanwhile.
    const arrives = isBack || (before && before.path !== pathname);
    if (arrives) page().scrollTo({ top: 0, behavior: 'instant' });
    else if (before) entries.write(entry, 'place', { top: page().scrollTop } satisfies Place);
    return undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- How it was reached counts on arrival only.
  }, [clock, entries, entry]);
  // A layout effect: the scrolling to the top of the next page must not be taken for one of the page that is left.
  useLayoutEffect(() => {
    let cancel = () => {};
    const note = () => {
      if (holding.current || !placeNow) return;
      entries.write(entry, 'place', placeNow());
      cancel();
      cancel = clock.after(SAVE_MS, entries.save);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      cancel();
    };
  }, [clock, entries, entry]);
  useEffect(() => {
    // Until it is there nobody has scrolled far; a place that cannot be read is one that nobody comes back to.
    placing().catch(() => undefined);
    // The browser's own way is to scroll at once, when the page has no length yet.
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', entries.save);
    return () => {
      history.scrollRestoration = before;
      removeEventListener('pagehide', entries.save);
    };
  }, [entries]);
}
