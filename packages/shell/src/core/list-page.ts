/** The page of a list that an address names under `page`: the first where it names none, or nonsense. */
export function readPage(params: { get(name: string): string | null }): number {
  const asked = Number(params.get('page'));
  return Number.isSafeInteger(asked) && asked > 1 ? asked : 1;
}

/**
 * How many pages a list has, at least one.
 *
 * @example pageCountOf(41, 20) // 3
 */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
