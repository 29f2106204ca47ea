'use client';
import { useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { IconSortable, IconSortDown, IconSortUp } from '../../icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { nextSort, sortRows, type SortState, type SortValue } from './sort-rows.ts';

export interface DataColumn<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * `number` aligns right; `rowHeader` names the row; `actions` (one column at most) is as wide as its buttons, with a
   * visually hidden head.
   */
  kind?: 'text' | 'number' | 'rowHeader' | 'actions';
  /** Value by which the table sorts this column. */
  sortBy?: (row: Row) => SortValue;
  /** Lets the application sort by this column, for rows that are loaded in pages. */
  sortable?: boolean;
}

/** All other props go to the root element. */
export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Attributes of a row's `<tr>`, such as `data-…`. */
  rowAttributes?: (row: Row) => Readonly<Record<`data-${string}`, string>>;
  /** Caption of the table. */
  caption: string;
  /** @default false */
  hideCaption?: boolean;
  /** @default null */
  sort?: SortState | null;
  onSortChange?: (sort: SortState | null) => void;
  /** Language whose order is used to sort texts. */
  locale?: string;
  /** Number of placeholder rows while rows are loading. @default 0 */
  loadingRows?: number;
  loadingLabel?: string;
  /** Shown in place of the rows: `empty` when there are none, `error` when they failed to load. */
  empty?: ReactNode;
  error?: ReactNode;
  /** Maximum height in CSS units: the rows then scroll below the head. */
  height?: string;
  /** Shown below the rows, e.g. the pagination. */
  footer?: ReactNode;
}

/** Explicit roles, as the elements lose their native ones where they are laid out as cards. */
const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Rows and columns, as cards where there is no space for columns. */
export function DataTable<Row>({
  columns,
  rows,
  rowKey,
  rowAttributes,
  caption,
  hideCaption = false,
  sort = null,
  onSortChange,
  locale,
  loadingRows = 0,
  loadingLabel,
  empty,
  error,
  height,
  footer,
  className,
  ...rest
}: DataTableProps<Row>) {
  const sorting = columns.find(({ key }) => key === sort?.key);
  const shown = useMemo(
    () =>
      sort && sorting?.sortBy ? sortRows(rows, sorting.sortBy, sort.descending, locale) : rows,
    [rows, sort, sorting, locale],
  );
  const loading = loadingRows > 0;
  const hasError = error !== undefined && error !== null;
  const instead = hasError ? error : rows.length === 0 && !loading ? empty : undefined;
  const scrolls = height !== undefined && { tabIndex: 0, role: 'region', 'aria-label': caption };
  return (
    <div {...rest} className={classNames('cs-table', className)}>
      <div className="cs-table__scroll" {...scrolls} style={{ maxHeight: height }}>
        <table className="cs-table__table" {...AS.table} aria-busy={loading}>
          <caption className={hideCaption ? 'cs-visually-hidden' : 'cs-table__caption'}>
            {caption}
          </caption>
          <thead {...AS.rowgroup}>
            <tr {...AS.row}>
              {columns.map((column) => (
                <Head key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
              ))}
            </tr>
          </thead>
          {instead === undefined && (
            <tbody {...AS.rowgroup}>
              {loading
                ? Array.from({ length: loadingRows }, (_, at) => (
                    <tr key={at} {...AS.row}>
                      {columns.map(({ key }) => (
                        <td key={key} {...AS.cell}>
                          <span className="cs-table__wait" />
                        </td>
                      ))}
                    </tr>
                  ))
                : shown.map((row) => (
                    <tr key={rowKey(row)} {...AS.row} {...rowAttributes?.(row)}>
                      {columns.map((column) => (
                        <Cell key={column.key} column={column} row={row} />
                      ))}
                    </tr>
                  ))}
            </tbody>
          )}
        </table>
        {instead}
      </div>
      {loading && (
        <span className="cs-visually-hidden" role="status">
          {loadingLabel}
        </span>
      )}
      {footer !== undefined && <div className="cs-table__foot">{footer}</div>}
    </div>
  );
}

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const { head, kind = 'text', cell } = column;
  const content = (
    <>
      <span className="cs-table__label" aria-hidden>
        {head}
      </span>
      <span className="cs-table__value">{cell(row)}</span>
    </>
  );
  if (kind === 'rowHeader')
    return (
      <th scope="row" {...AS.rowheader} className="cs-table__row-head">
        {content}
      </th>
    );
  return (
    <td
      {...AS.cell}
      className={classNames(
        kind === 'number' && 'cs-table__number',
        kind === 'actions' && 'cs-table__actions',
      )}
    >
      {content}
    </td>
  );
}

interface HeadProps<Row> {
  column: DataColumn<Row>;
  sort: SortState | null;
  onSortChange: ((sort: SortState | null) => void) | undefined;
}

function Head<Row>({ column, sort, onSortChange }: HeadProps<Row>) {
  const { key, head, kind } = column;
  const own = sort?.key === key ? sort : null;
  const sortable = onSortChange && (column.sortable === true || column.sortBy !== undefined);
  const Icon = own ? (own.descending ? IconSortDown : IconSortUp) : IconSortable;
  const order = own ? (own.descending ? 'descending' : 'ascending') : 'none';
  return (
    <th
      scope="col"
      {...AS.columnheader}
      className={classNames(kind === 'number' && 'cs-table__number', sortable && 'is-sortable')}
      {...(sortable && { 'aria-sort': order })}
    >
      {sortable ? (
        <button
          type="button"
          className={classNames('cs-table__sort', own && 'is-sorted')}
          onClick={() => onSortChange(nextSort(sort, key))}
        >
          {head}
          <Icon size={14} aria-hidden />
        </button>
      ) : kind === 'actions' ? (
        <VisuallyHidden>{head}</VisuallyHidden>
      ) : (
        head
      )}
    </th>
  );
}
