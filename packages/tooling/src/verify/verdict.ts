import type { Quarantine } from './quarantine.ts';
import type { Step } from './gates.ts';
import type { Counts } from './read-report.ts';
import type { Failure, StepRun } from './run-step.ts';

/** With more flaky tests than these the run is refused, because it tells little about the change. */
const MOST_FLAKY = 3;

export interface Verdict {
  refused: boolean;
  counts: Counts;
  /** Lines to print at the end; the last one has only the counts. */
  lines: readonly string[];
}

const where = ({ id, line }: Failure): string => (line > 0 ? `${id} (line ${line})` : id);

/** The first non-empty lines of a message, for a reader who sees only the end of the log. */
function firstWords(message: string): string {
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.slice(0, 4).join(' | ').slice(0, 400);
}

const mendOf = ({ step }: Failure): string[] =>
  step.kind === 'gate' && step.mend !== undefined ? [`    mend it: ${step.mend}`] : [];

const told = (word: string, failures: readonly Failure[]): string[] =>
  failures.flatMap((each) => [
    `${word}: ${where(each)}`,
    `    ${firstWords(each.message)}`,
    ...mendOf(each),
  ]);

/** The closing line. @example '12 passed, 0 failed, 1 skipped' */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Failures on the quarantine list, and the others. Money tests cannot be on it. */
export function apart(
  failures: readonly Failure[],
  { rows }: Quarantine,
): { quarantined: readonly Failure[]; others: readonly Failure[] } {
  const listed = new Set(rows.map(({ test }) => test));
  const waits = ({ id, test }: Failure) => test !== undefined && !test.money && listed.has(id);
  return {
    quarantined: failures.filter(waits),
    others: failures.filter((each) => !waits(each)),
  };
}

/** The sorted findings of a run. */
export interface Findings {
  /** Failed chores. */
  warnings: readonly Failure[];
  quarantined: readonly Failure[];
  /** Failed once, and passed on their own. */
  flaky: readonly Failure[];
  failed: readonly Failure[];
  /** Counts that replace those of a step's first run. */
  recounted: ReadonlyMap<Step, Counts>;
  /** Faults of the quarantine list. */
  faults: readonly string[];
  /** Rows of the quarantine list whose tests no longer exist. */
  stale: readonly string[];
}

/** The verdict of a run: whether it is refused, and the lines with the reasons. */
export function verdict(
  runs: readonly StepRun[],
  { warnings, quarantined, flaky, failed, recounted, faults, stale }: Findings,
): Verdict {
  const tooFlaky = flaky.length > MOST_FLAKY;
  const sum = (of: (counts: Pick<Counts, 'passed' | 'skipped'>) => number) =>
    runs.reduce((total, run) => total + of(recounted.get(run.step) ?? run), 0);
  // Those of a suite that ran again as a whole are in its new counts.
  const once = flaky.filter(({ step }) => !recounted.has(step)).length;
  const refusals = failed.length + faults.length + (tooFlaky ? flaky.length : 0);
  const counts: Counts = {
    passed: sum(({ passed }) => passed) + (tooFlaky ? 0 : once),
    failed: refusals,
    skipped: sum(({ skipped }) => skipped) + quarantined.length,
  };
  const lines = [
    ...told('warning', warnings),
    ...stale.map((row) => `warning: ${row}`),
    ...told('quarantined, failed', quarantined),
    ...told('flaky, failed once and passed by itself', flaky),
    ...(tooFlaky ? [`refused: ${flaky.length} flaky tests, at most ${MOST_FLAKY} may be`] : []),
    ...faults.map((fault) => `refused: ${fault}`),
    ...told('failed', failed),
    summary(counts),
  ];
  return { refused: refusals > 0, counts, lines };
}
