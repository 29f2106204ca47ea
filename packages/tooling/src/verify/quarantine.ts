import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MONEY, WHOLE_FILE, type TestResult } from './read-report.ts';

/** A test that may fail for a few days while its failure is investigated. */
export interface Quarantined {
  /** Name of the test as in the closing lines: `path › describe › title`. */
  test: string;
  why: string;
  /** Both as `YYYY-MM-DD`. */
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
  /** Faults of the list itself, each a reason to refuse. */
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

/**
 * Rows without a test, each in a sentence: the file is missing, or it ran and has no such test. Rows of files that did
 * not run are not reported.
 */
export function staleRows(
  root: string,
  rows: readonly Quarantined[],
  tests: readonly TestResult[],
): string[] {
  const ids = new Set(tests.map(({ id }) => id));
  const ran = new Set(tests.map(({ file }) => file));
  return rows
    .filter(({ test }) => {
      const file = join(root, test.split(' › ')[0] ?? '');
      return !existsSync(file) || (ran.has(file) && !ids.has(test));
    })
    .map(({ test }) => `${QUARANTINE_FILE}: no such test: ${test}`);
}
