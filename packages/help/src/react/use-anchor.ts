import { useEffect } from 'react';

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

/** Brings the anchor of the address into view once the text is there: the browser looked for it before. */
export function useAnchor(active: boolean): void {
  useEffect(() => {
    if (active) anchorOf(location.hash)?.scrollIntoView();
  }, [active]);
}
