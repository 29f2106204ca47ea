type Heard = (event: PopStateEvent) => void;

let heard: Heard | null = null;

const hear: Heard = (event) => heard?.(event);

/**
 * Lets a page handle a history step before the router does, as the router removes the page at once. It must be called
 * before the router is rendered, because the window calls its listeners in the order in which they were added.
 *
 * @returns a function that ends it
 */
export function openHistoryGate(): () => void {
  // Without a window, as on a server, there is no history.
  if (typeof window === 'undefined') return () => undefined;
  addEventListener('popstate', hear);
  return () => removeEventListener('popstate', hear);
}

/** Sets the one page that handles history steps. @returns a function that ends it */
export function atHistoryGate(listener: Heard): () => void {
  heard = listener;
  return () => {
    if (heard === listener) heard = null;
  };
}
