import type { Market, Match } from '@courtside/contract';
import {
  boardColumns,
  type ColumnedMatch,
  columnOf,
  isHalfColumn,
  type MarketColumn,
} from './board-columns.ts';

export interface BoardRow {
  /** Id of the first market in the row. */
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

const HALVES = ['HR', 'HOU'] as const satisfies readonly MarketColumn[];
const FULL_OF = { HR: 'R', HOU: 'OU' } as const;
const IS_HALF: readonly MarketColumn[] = ['HM', 'HML', 'HR', 'HOU'];

/**
 * Rows of a match whose first half is over: the columns of that half take the second lines of the match, which would
 * otherwise need a row of their own. The rows stay as they are where a half market is left, or no second line can move
 * up.
 */
export function rowsAfterHalf(rows: readonly BoardRow[]): readonly BoardRow[] {
  const [first, second, ...others] = rows;
  const hasHalf = rows.some(({ cells }) => IS_HALF.some((column) => cells[column]));
  if (!first || !second || hasHalf) return rows;
  const moved = HALVES.flatMap((column) => {
    const market = second.cells[FULL_OF[column]];
    return market ? [[column, market] as const] : [];
  });
  return [{ ...first, cells: { ...first.cells, ...Object.fromEntries(moved) } }, ...others];
}

/** Periods that follow the first half: of two halves, four quarters, or five innings. */
const AFTER_HALF = /^(?:HT|H2|OT|Q[34]|I(?:[6-9]|\d\d))$/;

/**
 * The rows of a match as its board shows them.
 *
 * @param wide whether the columns of the first half are shown beside the others; once that half is over they take the
 * second lines
 */
export function shownRows(
  match: ColumnedMatch & Pick<Match, 'gidm' | 'isLive' | 'markets' | 'se_now'>,
  wide: boolean,
): readonly BoardRow[] {
  const rows = boardRows(match);
  const isPastHalf = match.isLive && AFTER_HALF.test(match.se_now);
  const hasHalves = boardColumns(match).some(isHalfColumn);
  return wide && isPastHalf && hasHalves ? rowsAfterHalf(rows) : rows;
}
