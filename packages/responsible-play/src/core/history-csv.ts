import type { components } from '@courtside/contract';
import { csvText } from '@courtside/kernel';

type PlayHistory = components['schemas']['PlayHistory'];

/** The texts of the table's head and of its last line, in the member's language. */
export interface HistoryHeads {
  readonly day: string;
  readonly deposited: string;
  readonly withdrawn: string;
  readonly staked: string;
  readonly returned: string;
  readonly net: string;
  readonly minutes: string;
  readonly total: string;
}

/**
 * The history as a file for spreadsheets: UTF-8 with a byte order mark, lines ended by CRLF, a total at the end. Text
 * that a spreadsheet would read as a formula is quoted.
 */
export function historyCsv({ days, total }: PlayHistory, heads: HistoryHeads): string {
  const line = (
    first: string,
    { deposited, withdrawn, staked, returned, net, minutes }: PlayHistory['total'],
  ) => [first, deposited, withdrawn, staked, returned, net, String(minutes)];
  const { day, deposited, withdrawn, staked, returned, net, minutes } = heads;
  const rows = [
    [day, deposited, withdrawn, staked, returned, net, minutes],
    ...days.map((each) => line(each.day, each)),
    line(heads.total, total),
  ];
  return csvText(rows);
}
