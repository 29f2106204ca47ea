/** Number of games in one answer of the catalogue. */
export const CATALOGUE_PAGE = 100;

/** Number of parts requested at a time. */
const AT_ONCE = 4;

export interface LaterPartsOptions<T> {
  /** Gets everything read so far. */
  readonly heard?: (later: readonly T[]) => void;
  /** Ends the reading. */
  readonly signal?: AbortSignal;
}

/**
 * Reads the parts of a list after its first, some at a time.
 *
 * @param total length of the whole list, as the first part tells it
 * @param read reads a part; the first has the number 1
 * @example const games = [...first.list, ...(await laterParts(first.total, part))];
 */
export async function laterParts<T>(
  total: number,
  read: (pageNum: number) => Promise<readonly T[]>,
  { heard, signal }: LaterPartsOptions<T> = {},
): Promise<readonly T[]> {
  const pages = Math.ceil(total / CATALOGUE_PAGE);
  let later: readonly T[] = [];
  for (let next = 2; next <= pages; next += AT_ONCE) {
    if (signal?.aborted) break;
    const length = Math.min(AT_ONCE, pages - next + 1);
    const some = await Promise.all(Array.from({ length }, (_, at) => read(next + at)));
    later = [...later, ...some.flat()];
    heard?.(later);
  }
  return later;
}
