/** Page number of a list from the query parameter `page`; the first page when it is missing or invalid. */
export function readPage(params: { get(name: string): string | null }): number {
  const asked = Number(params.get('page'));
  return Number.isSafeInteger(asked) && asked > 1 ? asked : 1;
}

/**
 * Number of pages of a list, at least one.
 *
 * @example pageCountOf(41, 20) // 3
 */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
