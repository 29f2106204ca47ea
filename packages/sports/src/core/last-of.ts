/**
 * Reads a value, and its last one once there is none any more.
 *
 * @example
 * const read = lastOf(() => board.match('842588227'));
 */
export function lastOf<Value>(read: () => Value | undefined): () => Value | undefined {
  let last: Value | undefined;
  return () => (last = read() ?? last);
}
