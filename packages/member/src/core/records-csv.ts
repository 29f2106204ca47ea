import { csvText } from '@courtside/kernel';

/** A line of the file: what the table shows of a bet or a round, without signs of currency or groups of digits. */
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

/** Bets as a file for spreadsheets. What a spreadsheet would take for a formula is written as text. */
export function recordsCsv(heads: RecordLine, lines: readonly RecordLine[]): string {
  return csvText([heads, ...lines].map((line) => COLUMNS.map((name) => line[name])));
}
