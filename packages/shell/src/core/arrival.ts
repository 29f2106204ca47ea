interface Visit {
  readonly path: string;
  /** Name of the history entry. */
  readonly entry: string;
}

/** The page that is shown, and the one that was shown before it. */
export interface Arrival extends Visit {
  /** Null for the first page of a document. */
  readonly from: Arrival | null;
}

/**
 * Records that a page is shown. The same entry again is not a new arrival: React's StrictMode runs effects twice, and
 * the second run must get the result of the first.
 *
 * @example arriveAt(null, { path: '/', entry: 'a' }).from // null
 */
export function arriveAt(shown: Arrival | null, { path, entry }: Visit): Arrival {
  if (shown?.entry === entry) return shown;
  return { path, entry, from: shown && { ...shown, from: null } };
}
