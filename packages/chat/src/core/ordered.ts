interface Numbered {
  readonly id: number;
}

/**
 * Merges records into a list ordered by id, without duplicates; known records stay unchanged.
 *
 * @returns the same list when nothing is new
 * @example inOrder([{ id: 1 }, { id: 4 }], [{ id: 3 }, { id: 4 }]) // ids 1, 3, 4
 */
export function inOrder<T extends Numbered>(list: readonly T[], more: readonly T[]): readonly T[] {
  const [only] = more;
  const last = list.at(-1);
  // Messages nearly always arrive in order, one by one.
  if (only && more.length === 1 && (!last || only.id > last.id)) return [...list, only];
  const known = new Set(list.map(({ id }) => id));
  const fresh = new Map(more.filter(({ id }) => !known.has(id)).map((each) => [each.id, each]));
  if (fresh.size === 0) return list;
  return [...list, ...fresh.values()].sort((a, b) => a.id - b.id);
}
