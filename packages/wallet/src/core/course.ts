/** A step of an order: when it was taken, or null for one that is still to come. */
export interface CourseStep<S extends string> {
  readonly status: S;
  /** Ms since the epoch. */
  readonly at: number | null;
}

/**
 * The steps that were taken, then those that are still to come.
 *
 * @param expected the steps of an order that ends well, in their order; none where it has ended
 * @example courseOf([{ status: 'created', at: 5 }], ['created', 'paid']) // then paid, without a time
 */
export function courseOf<S extends string>(
  taken: readonly { readonly status: S; readonly at: number }[],
  expected: readonly S[],
): CourseStep<S>[] {
  const left = expected.filter((status) => !taken.some((step) => step.status === status));
  return [...taken, ...left.map((status) => ({ status, at: null }))];
}
