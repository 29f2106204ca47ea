import { useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import { isChampion } from '../core/pick/entry.ts';
import type { SlipState } from '../core/slip/slip-state.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import { m } from './messages.ts';

export interface RemovedPicksProps {
  slip: SlipState;
  runner: SlipRunner;
  /** Told when they are back: the button is gone then, and the focus that it had. */
  onUndone: () => void;
}

/** Says how many picks were removed last, and puts them back with their stakes. */
export function RemovedPicks({ slip, runner, onUndone }: RemovedPicksProps) {
  const t = useT();
  const { removed, entries } = slip;
  if (!removed) return null;
  const gone = removed.entries.filter(({ id }) => entries.every((each) => each.id !== id));
  const [now] = entries;
  // Both never stand together, so that a slip of the other kind was cleared by the pick that is there now.
  const isExclusion =
    now !== undefined && gone.some((each) => isChampion(each) !== isChampion(now));
  const count = String(gone.length);
  return (
    <div className="cs-betslip-removed" role="status">
      <span>{t(isExclusion ? m.excluded : m.removed, { count })}</span>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          runner.send({ type: 'undoRemoval' });
          onUndone();
        }}
      >
        {t(m.undo)}
      </Button>
    </div>
  );
}
