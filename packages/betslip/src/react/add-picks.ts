import type { SlipTransition } from '../core/slip-state.ts';
import { pickId, type Selection, type SlipEntry } from '../core/entry.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';

/**
 * Puts picks into a slip beside those that it has, each once; more than one are bets side by side.
 *
 * @returns why some are not in it
 */
export function addPicks(
  runner: Pick<SlipRunner, 'send' | 'toggle'>,
  entries: readonly Pick<SlipEntry, 'id'>[],
  selections: readonly Selection[],
): SlipTransition['violations'] {
  const has = new Set(entries.map(({ id }) => id));
  // To touch what is in the slip would take it out.
  const added = selections.filter((each) => !has.has(pickId(each)));
  if (added.length === 0) return [];
  if (has.size + added.length > 1) runner.send({ type: 'setMode', mode: 'multiple' });
  return added.flatMap((each) => runner.toggle(each).violations);
}
