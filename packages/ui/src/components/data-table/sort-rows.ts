/** What a column is sorted by; null for a row that has no value there. */
export type SortValue = string | number | bigint | null;

export interface SortState {
  /** Key of the column. */
  key: string;
  descending: boolean;
}

/** Rows in order of a value; equal ones keep their order, those without a value come last either way. */
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

/** What pressing the head of a column asks for: rising, then falling, then the order as it came. */
export function nextSort(sort: SortState | null, key: string): SortState | null {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
}
