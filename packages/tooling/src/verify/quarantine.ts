import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MONEY, WHOLE_FILE } from './read-report.ts';

/** A test that may fail for a few days, while somebody looks for the cause. */
export interface Quarantined {
  /** As the closing lines name the test: `path › describe › title`. */
  test: string;
  why: string;
  /** `YYYY-MM-DD`, both. */
  since: string;
  until: string;
}

export const QUARANTINE_FILE = 'docs/quarantine.tsv';
const HEAD = 'test\twhy\tsince\tuntil';
const MOST_ROWS = 5;
const MOST_DAYS = 7;
const DAY_MS = 86_400_000;

export interface Quarantine {
  rows: readonly Quarantined[];
  /** What is wrong with the list itself, each a reason to refuse. */
  faults: readonly string[];
}

/** Reads the list. `today` is `YYYY-MM-DD`. */
export function readQuarantine(text: string, today: string): Quarantine {
  const [head, ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const faults: string[] = [];
  if (head !== HEAD) faults.push(`${QUARANTINE_FILE} must begin with the line: ${HEAD}`);
  const rows = lines.map((line): Quarantined => {
    const [test = '', why = '', since = '', until = ''] = line.split('\t');
    return { test, why, since, until };
  });
  if (rows.length > MOST_ROWS) {
    faults.push(`${QUARANTINE_FILE} has ${rows.length} rows, at most ${MOST_ROWS} may stand there`);
  }
  for (const row of rows) {
    const dated = [row.since, row.until].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day));
    const days = (Date.parse(row.until) - Date.parse(row.since)) / DAY_MS;
    if (row.test === '' || row.why === '' || !dated || Number.isNaN(days)) {
      faults.push(`${QUARANTINE_FILE}: a row needs a test, a reason and two dates: ${row.test}`);
    } else if (days < 0 || days > MOST_DAYS) {
      faults.push(`${QUARANTINE_FILE}: at most ${MOST_DAYS} days: ${row.test}`);
    } else if (row.test.includes(MONEY)) {
      faults.push(`${QUARANTINE_FILE}: a test of money cannot wait: ${row.test}`);
    } else if (row.test.endsWith(WHOLE_FILE)) {
      faults.push(`${QUARANTINE_FILE}: name tests, not a whole file: ${row.test}`);
    } else if (today > row.until) {
      faults.push(`${QUARANTINE_FILE}: past its date (${row.until}): ${row.test}`);
    }
  }
  return { rows, faults };
}

/** Rows whose test is not where they say, each in a sentence: the row, or the name in it, is old. */
export async function staleRows(root: string, rows: readonly Quarantined[]): Promise<string[]> {
  const found = await Promise.all(
    rows.map(async ({ test }) => {
      const [path = '', ...titles] = test.split(' › ');
      const source = await readFile(join(root, path), 'utf8').catch(() => '');
      return source.includes(titles.at(-1) ?? '\0');
    }),
  );
  return rows
    .filter((_, at) => found[at] !== true)
    .map(({ test }) => `${QUARANTINE_FILE}: no such test: ${test}`);
}
