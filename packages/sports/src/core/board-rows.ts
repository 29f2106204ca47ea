import type { Market, Match, Wtype } from '@courtside/contract';

export type MarketColumn = 'M' | 'R' | 'OU' | 'HM' | 'HR' | 'HOU';

/** The columns of the football board in their order: full time, then first half. */
export const MARKET_COLUMNS: readonly MarketColumn[] = ['M', 'R', 'OU', 'HM', 'HR', 'HOU'];

const columnOf: Record<Wtype, MarketColumn> = {
  M: 'M',
  RM: 'M',
  R: 'R',
  RE: 'R',
  OU: 'OU',
  ROU: 'OU',
  HM: 'HM',
  HRM: 'HM',
  HR: 'HR',
  HRE: 'HR',
  HOU: 'HOU',
  HROU: 'HOU',
};

export interface BoardRow {
  /** Of the first market in the row. */
  gid: string;
  cells: Partial<Record<MarketColumn, Market>>;
}

/**
 * Lays the markets of a match into rows: the first holds the main line of each column, each further row the next
 * alternative lines. A match without markets still has its one row.
 */
export function boardRows(match: Pick<Match, 'gidm' | 'markets'>): BoardRow[] {
  const rows: BoardRow[] = [];
  const filled: Partial<Record<MarketColumn, number>> = {};
  for (const market of match.markets) {
    const column = columnOf[market.wtype];
    const at = filled[column] ?? 0;
    filled[column] = at + 1;
    const row = rows[at] ?? { gid: market.gid, cells: {} };
    rows[at] = row;
    row.cells[column] = market;
  }
  return rows.length > 0 ? rows : [{ gid: match.gidm, cells: {} }];
}
