import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gate, Step } from './gates.ts';
import { QUARANTINE_FILE, readQuarantine } from './quarantine.ts';
import { runSteps, type Failure, type Surroundings } from './run-step.ts';
import { secondTry } from './second-try.ts';
import { apart, verdict, type Verdict } from './verdict.ts';

/** What a run consists of. */
export interface Plan {
  /** Run side by side, each from its first step to its last. */
  lanes?: readonly (readonly Gate[])[];
  /** Told when they fail, without refusing the run. */
  chores?: readonly Gate[];
  /** Run one after the other, after the lanes. */
  steps: readonly Step[];
}

/** Runs a plan, tries once more what failed, and says what that comes to. */
export async function runAndJudge(
  { lanes = [], chores = [], steps }: Plan,
  surroundings: Surroundings,
  today: string = new Date().toISOString().slice(0, 10),
): Promise<Verdict> {
  const list = await readFile(join(surroundings.root, QUARANTINE_FILE), 'utf8');
  const quarantine = readQuarantine(list, today);
  const inLanes = await Promise.all(lanes.map((lane) => runSteps(lane, surroundings)));
  const warnings: Failure[] = [];
  for (const run of await runSteps(chores, surroundings)) warnings.push(...run.failures);
  const runs = [...inLanes.flat(), ...(await runSteps(steps, surroundings))];
  const failures = runs.flatMap((run) => run.failures);
  const { quarantined, others } = apart(failures, quarantine);
  const tried = await secondTry(others, surroundings);
  return verdict(runs, { ...tried, quarantined, warnings, faults: quarantine.faults });
}
