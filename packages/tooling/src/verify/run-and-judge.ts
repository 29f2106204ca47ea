import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gate, Suite } from './gates.ts';
import { QUARANTINE_FILE, readQuarantine } from './quarantine.ts';
import { runSteps, type Surroundings } from './run-step.ts';
import { secondTry } from './second-try.ts';
import { apart, verdict, type Verdict } from './verdict.ts';

/** Runs steps, tries once more what failed, and says what that comes to. */
export async function runAndJudge(
  steps: readonly (Gate | Suite)[],
  surroundings: Surroundings,
  today: string = new Date().toISOString().slice(0, 10),
): Promise<Verdict> {
  const list = await readFile(join(surroundings.root, QUARANTINE_FILE), 'utf8');
  const quarantine = readQuarantine(list, today);
  const runs = await runSteps(steps, surroundings);
  const failures = runs.flatMap((run) => run.failures);
  const { quarantined, others } = apart(failures, quarantine);
  const tried = await secondTry(others, surroundings);
  return verdict(runs, tried, quarantined, quarantine.faults);
}
