import type { Outcome } from './run.ts';

/** A readable report: failed checks with reasons, skipped ones, and the number of passed ones. */
export function report(outcomes: readonly Outcome[]): string {
  const of = (outcome: Outcome['outcome']) => outcomes.filter((each) => each.outcome === outcome);
  const [passed, failed, skipped] = [of('passed'), of('failed'), of('skipped')];
  const reasons = new Map<string, number>();
  for (const { reason } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return [
    ...failed.map(({ name, reason }) => `FAILED  ${name}\n        ${reason}`),
    ...[...reasons].map(([reason, count]) => `left out ${count}: ${reason}`),
    `${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ].join('\n');
}
