/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';
const NUMBER = /^-?\d+(\.\d+)?$/;
/** Beginnings that make a spreadsheet read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Writes a text as one cell of a file for spreadsheets; a text that would be read as a formula is quoted.
 *
 * @example csvCell('=1+1') // "'=1+1"
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a file for spreadsheets: UTF-8 with a byte order mark, lines ended by CRLF.
 *
 * @example csvText([['day', 'sum'], ['2026-06-12', '5.00']]) // '\u{FEFF}day,sum\r\n2026-06-12,5.00\r\n'
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
