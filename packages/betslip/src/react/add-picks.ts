import { pickId, type Selection } from '../core/pick/entry.ts';
import type { SlipRefusal, SlipState } from '../core/slip/slip-state.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';

export interface AddedPicks {
  /** How many went in; those that were there already are not among them. */
  readonly added: number;
  /** Why others did not. */
  readonly refusals: readonly SlipRefusal[];
}

/** Puts picks into a slip beside those that it has, each once. Several are bets side by side, unless the slip is a series. */
export function addPicks(
  runner: Pick<SlipRunner, 'send' | 'toggle'>,
  { mode, entries }: Pick<SlipState, 'mode' | 'entries'>,
  selections: readonly Selection[],
): AddedPicks {
  const has = new Set(entries.map(({ id }) => id));
  // To touch what is in the slip would take it out.
  const missing = selections.filter((each) => !has.has(pickId(each)));
  if (missing.length > 1 && mode !== 'series') runner.send({ type: 'setMode', mode: 'multiple' });
  const told = missing.map((each) => runner.toggle(each).violations);
  return {
    added: told.filter((violations) => violations.length === 0).length,
    refusals: told.flat(),
  };
}
