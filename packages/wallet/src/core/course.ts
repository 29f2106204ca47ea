/** A step of an order: the time at which it was reached, or null for a step still to come. */
export interface CourseStep<S extends string> {
  readonly status: S;
  /** Ms since the epoch. */
  readonly at: number | null;
}

/**
 * The steps that an order has reached, then those still to come.
 *
 * @param expected the steps of a successful order, in their order; empty when the order has ended
 * @example courseOf([{ status: 'created', at: 5 }], ['created', 'paid']) // then paid, without a time
 */
export function courseOf<S extends string>(
  taken: readonly { readonly status: S; readonly at: number }[],
  expected: readonly S[],
): CourseStep<S>[] {
  const left = expected.filter((status) => !taken.some((step) => step.status === status));
  return [...taken, ...left.map((status) => ({ status, at: null }))];
}
