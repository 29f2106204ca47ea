import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The element that an address names, on the page that is shown: pages that were visited before may be there, hidden. */
function anchorOf(hash: string): Element | undefined {
  const [, anchor = ''] = /^#(.+)$/.exec(hash) ?? [];
  const named = anchor === '' ? [] : document.querySelectorAll(`#${CSS.escape(decoded(anchor))}`);
  return [...named].find((each) => each.getClientRects().length > 0);
}

/** As it stands where it is no encoding, such as a lone %. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/**
 * Brings the anchor of the address into view once the text is there (the browser looked for it before), and each that is
 * chosen or gone back to later.
 */
export function useAnchor(active: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (active) anchorOf(hash)?.scrollIntoView();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Each entry of the history, also one with the same anchor.
  }, [active, hash, key]);
}
