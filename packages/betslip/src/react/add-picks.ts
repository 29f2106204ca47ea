import { pickId, type Selection } from '../core/pick/entry.ts';
import type { SlipRefusal, SlipState } from '../core/slip/slip-state.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';

export interface AddedPicks {
  /** Number of picks that were added, without those that were in the slip already. */
  readonly added: number;
  /** Reasons why other picks were refused. */
  readonly refusals: readonly SlipRefusal[];
}

/** Adds picks to those of a slip, each once. Several picks become separate bets, unless the slip is a series. */
export function addPicks(
  runner: Pick<SlipRunner, 'send' | 'toggle'>,
  { mode, entries }: Pick<SlipState, 'mode' | 'entries'>,
  selections: readonly Selection[],
): AddedPicks {
  const has = new Set(entries.map(({ id }) => id));
  // Toggling a pick that is in the slip would remove it.
  const missing = selections.filter((each) => !has.has(pickId(each)));
  if (missing.length > 1 && mode !== 'series') runner.send({ type: 'setMode', mode: 'multiple' });
  const told = missing.map((each) => runner.toggle(each).violations);
  return {
    added: told.filter((violations) => violations.length === 0).length,
    refusals: told.flat(),
  };
}
