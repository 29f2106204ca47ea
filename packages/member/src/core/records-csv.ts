import { csvText } from '@courtside/kernel';

/** A line of the file: the cells of a bet or a round, without currency signs and grouping of digits. */
export interface RecordLine {
  readonly number: string;
  readonly placedAt: string;
  readonly match: string;
  readonly pick: string;
  readonly price: string;
  readonly stake: string;
  readonly result: string;
  readonly payout: string;
  readonly winLoss: string;
}

const COLUMNS = [
  'number',
  'placedAt',
  'match',
  'pick',
  'price',
  'stake',
  'result',
  'payout',
  'winLoss',
] as const satisfies readonly (keyof RecordLine)[];

/** Bets as a file for spreadsheets. Text that a spreadsheet would read as a formula is quoted. */
export function recordsCsv(heads: RecordLine, lines: readonly RecordLine[]): string {
  return csvText([heads, ...lines].map((line) => COLUMNS.map((name) => line[name])));
}
