import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gate, Step } from './gates.ts';
import { QUARANTINE_FILE, readQuarantine, staleRows } from './quarantine.ts';
import { runSteps, type Failure, type StepRun, type Surroundings } from './run-step.ts';
import { secondTry } from './second-try.ts';
import { apart, verdict, type Verdict } from './verdict.ts';

/** The steps of a run. */
export interface Plan {
  /** Run one after the other; the lanes of a stage run in parallel, each from its first step to its last. */
  stages: readonly (readonly (readonly Step[])[])[];
  /** Reported when they fail, without refusing the run. They run after the first stage, which builds their input. */
  chores?: readonly Gate[];
}

/** Runs a plan, retries failures once, and returns the verdict. */
export async function runAndJudge(
  { stages, chores = [] }: Plan,
  surroundings: Surroundings,
  today: string = new Date().toISOString().slice(0, 10),
): Promise<Verdict> {
  const list = await readFile(join(surroundings.root, QUARANTINE_FILE), 'utf8');
  const quarantine = readQuarantine(list, today);
  const runs: StepRun[] = [];
  const warnings: Failure[] = [];
  for (const [index, lanes] of stages.entries()) {
    const done = await Promise.all(lanes.map((lane) => runSteps(lane, surroundings)));
    runs.push(...done.flat());
    if (index > 0) continue;
    for (const run of await runSteps(chores, surroundings)) warnings.push(...run.failures);
  }
  const failures = runs.flatMap((run) => run.failures);
  const { quarantined, others } = apart(failures, quarantine);
  const tried = await secondTry(others, surroundings, quarantined);
  const tests = runs.flatMap((run) => run.tests);
  const stale = staleRows(surroundings.root, quarantine.rows, tests);
  return verdict(runs, { ...tried, quarantined, warnings, faults: quarantine.faults, stale });
}
