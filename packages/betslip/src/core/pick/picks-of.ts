import type { Violation } from '@courtside/kernel';

/** The ids of the picks that a reason is about; none when it is about the whole. */
export function picksOf(reason: Violation): readonly string[] {
  const { picks } = reason as { readonly picks?: unknown };
  return Array.isArray(picks) ? picks.filter((each) => typeof each === 'string') : [];
}
