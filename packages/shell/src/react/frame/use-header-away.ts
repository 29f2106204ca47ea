import { useEffect } from 'react';
import { HEADER_AT_TOP, headerPlace } from '../../core/header-place.ts';

const HEIGHT = 48;

/**
 * Marks on the document whether its header is out of sight (`data-header="away"`): elements of the class
 * `cs-below-header` stick below its visible part. A header that has the focus stays.
 */
export function useHeaderAway(): void {
  useEffect(() => {
    const root = document.documentElement;
    let place = HEADER_AT_TOP;
    function look() {
      place = headerPlace(place, root.scrollTop, HEIGHT);
      const held = document.querySelector('.cs-shell-header :focus-visible') !== null;
      if (place.away && !held) root.dataset['header'] = 'away';
      else delete root.dataset['header'];
    }
    addEventListener('scroll', look, { passive: true });
    addEventListener('focusin', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('focusin', look);
      delete root.dataset['header'];
    };
  }, []);
}
