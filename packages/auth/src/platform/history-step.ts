/** The step of a dialog that an entry of the tab's history stands for. */
const STEP = 'courtside.step';

type Entry = Readonly<Record<string, unknown>> | null;

/** The step that an entry stands for; 0 for a page of the site's own. */
export function stepOf(entry: unknown): number {
  const step = (entry as Entry)?.[STEP];
  return typeof step === 'number' ? step : 0;
}

/** A copy of an entry that stands for a step. */
export const withStep = (entry: unknown, step: number): object => ({
  ...(entry as Entry),
  [STEP]: step,
});

/**
 * Goes back over the steps of a dialog that a reload has closed, so that the next press of back leads on. To be called
 * before a router reads the history.
 */
export function leaveDeadSteps(tab: Pick<History, 'state' | 'go'> = history): void {
  const steps = stepOf(tab.state);
  if (steps > 0) tab.go(-steps);
}
