import type { Clock } from '@courtside/kernel';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { arriveAt, type Arrival } from '../../core/arrival.ts';
import type { Place } from './page-place.ts';
import { entryOf, useEntries } from './use-entries.ts';

/** Milliseconds without scrolling after which the position is saved. */
const SAVE_MS = 250;

/** Reads the scroll position; null until its code is loaded, as it is not needed at the start of a page. */
let placeNow: (() => Place) | null = null;
async function placing() {
  const { holdPlace, placeNow: readPlace } = await import('./page-place.ts');
  placeNow = readPlace;
  return holdPlace;
}

const page = () => document.documentElement;

/** Whether this document replaces an earlier one of the same entry: a reload, or a step through the history. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/**
 * Scrolls each page to its top (spec access 2), except a page that the member returns to by its tab, the browser's
 * buttons or a reload: it is scrolled to where it was left.
 *
 * @param returning whether the navigation returns to a page that was left
 */
export function usePageScroll(returning: boolean, clock: Clock): void {
  const entries = useEntries();
  const location = useLocation();
  const type = useNavigationType();
  const { pathname, search } = location;
  const entry = entryOf(location);
  const shown = useRef<Arrival | null>(null);
  /** True while a place is held: the current position is not the one to save then. */
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
    // A newly loaded document is at its top, or where the member has scrolled meanwhile.
    const arrives = isBack || (before && before.path !== pathname);
    if (arrives) page().scrollTo({ top: 0, behavior: 'instant' });
    else if (before) entries.write(entry, 'place', { top: page().scrollTop } satisfies Place);
    return undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- How it was reached counts on arrival only.
  }, [clock, entries, entry]);
  // A layout effect, so that the next page's scrolling to its top is not recorded for the page that is left.
  useLayoutEffect(() => {
    let cancel = () => {};
    let isNoted = false;
    const write = () => {
      if (holding.current || !placeNow) return;
      isNoted = true;
      entries.write(entry, 'place', placeNow());
    };
    const note = () => {
      write();
      cancel();
      cancel = clock.after(SAVE_MS, () => {
        write();
        entries.save();
      });
    };
    // Rows that are drawn after the last scroll event move the others; a click may lead away before the save.
    const correct = () => {
      if (isNoted) write();
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('click', correct, true);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('click', correct, true);
      cancel();
    };
  }, [clock, entries, entry]);
  useEffect(() => {
    // Before the code is loaded nobody has scrolled far; if it fails to load, no position is saved.
    placing().catch(() => undefined);
    // The browser itself would scroll at once, when the page has no length yet.
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', entries.save);
    return () => {
      history.scrollRestoration = before;
      removeEventListener('pagehide', entries.save);
    };
  }, [entries]);
}
