import { useT } from '@courtside/i18n/react';
import { Button } from '@courtside/ui';
import { isChampion } from '../core/pick/entry.ts';
import type { SlipState } from '../core/slip/slip-state.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import { m } from './messages.ts';

export interface RemovedPicksProps {
  slip: SlipState;
  runner: SlipRunner;
  /** Called when the picks are restored: the button is removed then, and the focus is lost. */
  onUndone: () => void;
}

/** Tells how many picks were removed last, and restores them with their stakes. */
export function RemovedPicks({ slip, runner, onUndone }: RemovedPicksProps) {
  const t = useT();
  const { removed, entries } = slip;
  if (!removed) return null;
  const gone = removed.entries.filter(({ id }) => entries.every((each) => each.id !== id));
  const [now] = entries;
  // Outrights and match picks exclude each other, so the current pick has removed picks of the other kind.
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
