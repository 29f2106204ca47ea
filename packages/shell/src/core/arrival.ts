interface Visit {
  readonly path: string;
  /** Of the history. */
  readonly entry: string;
}

/** The page that is shown, and the one that was shown before it. */
export interface Arrival extends Visit {
  /** Null for the first page of a document. */
  readonly from: Arrival | null;
}

/**
 * Notes that a page is shown. The same entry once more is no arrival of its own: React's StrictMode runs effects twice, and
 * the second time must find what the first did.
 *
 * @example arriveAt(null, { path: '/', entry: 'a' }).from // null
 */
export function arriveAt(shown: Arrival | null, { path, entry }: Visit): Arrival {
  if (shown?.entry === entry) return shown;
  return { path, entry, from: shown && { ...shown, from: null } };
}
