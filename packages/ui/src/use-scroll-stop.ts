'use client';
import { useCallback, useState } from 'react';

const OPERABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Props of an element that scrolls. Its content is one element, whose size is observed. */
export interface ScrollStop {
  ref: (element: HTMLElement | null) => (() => void) | undefined;
  tabIndex: number | undefined;
}

/** Makes a scrolling element without controls a tab stop, so that keys can scroll it. */
export function useScrollStop(): ScrollStop {
  const [stops, setStops] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setStops(
        element.scrollHeight > element.clientHeight && element.querySelector(OPERABLE) === null,
      ),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: stops ? 0 : undefined };
}
