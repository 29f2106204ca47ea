import { DataTable } from '@courtside/ui';
import type { LegalTable } from '../core/legal-text.ts';

const isNumeric = ({ rows }: LegalTable, at: number): boolean =>
  rows.every((row) => /^[-\d.,]+$/.test(row[at] ?? ''));

/** A table of a text. The first cell of a row is its heading. */
export function Figures({ table }: { table: LegalTable }) {
  return (
    <DataTable
      caption={table.caption}
      hideCaption
      columns={table.head.map((head, at) => ({
        key: head,
        head,
        ...(at === 0
          ? { kind: 'rowHeader' as const }
          : isNumeric(table, at) && { kind: 'number' as const }),
        cell: (row: readonly string[]) => row[at],
      }))}
      rows={table.rows}
      rowKey={([name = '']) => name}
    />
  );
}
