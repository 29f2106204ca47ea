/** The outcome of an operation that may be refused: refusals are values, faults are thrown. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** @example ok(3) // { ok: true, value: 3 } */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** @example err('empty') // { ok: false, error: 'empty' } */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
