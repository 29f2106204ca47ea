import { marketCode, type MarketKind } from '@courtside/betting-terms';
import type { Market, Match } from '@courtside/contract';

export type MarketColumn = 'M' | 'R' | 'OU' | 'HM' | 'HR' | 'HOU';

/** The columns of the football board in their order: full time, then first half. */
export const MARKET_COLUMNS: readonly MarketColumn[] = ['M', 'R', 'OU', 'HM', 'HR', 'HOU'];

const COLUMNS: Readonly<Partial<Record<MarketKind, 'M' | 'R' | 'OU'>>> = {
  winner: 'M',
  handicap: 'R',
  total: 'OU',
};

/** The column of a market, or null for one that the board has none for. */
function columnOf(wtype: string): MarketColumn | null {
  const code = marketCode(wtype);
  const column = code && COLUMNS[code.kind];
  if (!column) return null;
  return code.period === 'half' ? `H${column}` : column;
}

export interface BoardRow {
  /** Of the first market in the row. */
  gid: string;
  cells: Partial<Record<MarketColumn, Market>>;
}

/**
 * Lays the markets of a match into rows: the first holds the main line of each column, each further row the next
 * alternative lines. A match without markets still has its one row; a market without a column is left out.
 */
export function boardRows(match: Pick<Match, 'gidm' | 'markets'>): BoardRow[] {
  const rows: BoardRow[] = [];
  const filled: Partial<Record<MarketColumn, number>> = {};
  for (const market of match.markets) {
    const column = columnOf(market.wtype);
    if (!column) continue;
    const at = filled[column] ?? 0;
    filled[column] = at + 1;
    const row = rows[at] ?? { gid: market.gid, cells: {} };
    rows[at] = row;
    row.cells[column] = market;
  }
  return rows.length > 0 ? rows : [{ gid: match.gidm, cells: {} }];
}
