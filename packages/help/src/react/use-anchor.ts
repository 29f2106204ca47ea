import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The element of the address's anchor on the shown page: earlier pages may still be in the document, hidden. */
function anchorOf(hash: string): Element | undefined {
  const [, anchor = ''] = /^#(.+)$/.exec(hash) ?? [];
  const named = anchor === '' ? [] : document.querySelectorAll(`#${CSS.escape(decoded(anchor))}`);
  return [...named].find((each) => each.getClientRects().length > 0);
}

/** Decodes an anchor; unchanged where it is not a valid encoding, such as a lone %. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/**
 * Scrolls to the anchor of the address once the text is loaded (the browser looked for it earlier), and to each anchor
 * that is chosen or gone back to later.
 */
export function useAnchor(active: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (active) anchorOf(hash)?.scrollIntoView();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Each entry of the history, also one with the same anchor.
  }, [active, hash, key]);
}
