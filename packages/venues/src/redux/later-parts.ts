/** Number of games in one answer of the catalogue. */
export const CATALOGUE_PAGE = 100;

/** Number of parts requested at a time. */
const AT_ONCE = 4;

/**
 * The parts of a list after its first, some at a time.
 *
 * @param total length of the whole list, as the first part tells it
 * @param read reads a part; the first has the number 1
 * @example for await (const some of laterParts(first.total, part)) list.push(...some);
 */
export async function* laterParts<T>(
  total: number,
  read: (pageNum: number) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  const pages = Math.ceil(total / CATALOGUE_PAGE);
  for (let next = 2; next <= pages; next += AT_ONCE) {
    const length = Math.min(AT_ONCE, pages - next + 1);
    yield (await Promise.all(Array.from({ length }, (_, at) => read(next + at)))).flat();
  }
}
