/** The value by which a row is sorted; null for a row without a value. */
export type SortValue = string | number | bigint | null;

export interface SortState {
  /** Key of the column. */
  key: string;
  descending: boolean;
}

/** Sorts rows by a value; equal rows keep their order, and rows without a value come last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
  locale?: string,
): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const turn = descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' || typeof b === 'string') return turn * compare(String(a), String(b));
    return turn * (Number(a > b) - Number(a < b));
  });
}

/** The next sort order when the head of a column is pressed: ascending, then descending, then the original order. */
export function nextSort(sort: SortState | null, key: string): SortState | null {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
}
