type Heard = (event: PopStateEvent) => void;

let heard: Heard | null = null;

const hear: Heard = (event) => heard?.(event);

/**
 * Lets a page hear of a step through the history before the router does, which takes the page away at once. To be called
 * before the router is drawn: the window calls its listeners in the order in which they came.
 *
 * @returns ends it
 */
export function openHistoryGate(): () => void {
  // Where nothing is drawn there is no history.
  if (typeof window === 'undefined') return () => undefined;
  addEventListener('popstate', hear);
  return () => removeEventListener('popstate', hear);
}

/** Has one page hear. @returns ends it */
export function atHistoryGate(listener: Heard): () => void {
  heard = listener;
  return () => {
    if (heard === listener) heard = null;
  };
}
