/**
 * Reads a value, and returns the last known one after it is gone.
 *
 * @example
 * const read = lastOf(() => board.match('842588227'));
 */
export function lastOf<Value>(read: () => Value | undefined): () => Value | undefined {
  let last: Value | undefined;
  return () => (last = read() ?? last);
}
