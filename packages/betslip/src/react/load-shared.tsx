import { useT } from '@courtside/i18n/react';
import { Button, TextField } from '@courtside/ui';
import { useId, useState, type FormEvent } from 'react';
import { useStore } from 'react-redux';
import type { Selection } from '../core/pick/entry.ts';
import { readShareCode, type SharedPick } from '../core/slip/share-code.ts';
import type { BetslipRootState } from '../redux/betslip-slice.ts';
import { selectSlip } from '../redux/selectors.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import { addPicks } from './add-picks.ts';
import { m } from './messages.ts';

/** What the house says of shared picks: those that can be bet on, at the prices of now, and how many cannot. */
export interface LoadedPicks {
  readonly selections: readonly Selection[];
  /** Unknown to the house, or closed. */
  readonly missing: number;
}

export interface LoadSharedProps {
  runner: SlipRunner;
  load: (picks: readonly SharedPick[]) => Promise<LoadedPicks>;
  /** Told when picks could not be loaded, after those that could. */
  onMissing: (count: number) => void;
}

/** Takes the code of a slip that somebody shared. */
export function LoadShared({ runner, load, onMissing }: LoadSharedProps) {
  const t = useT();
  const store = useStore<BetslipRootState>();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function take(event: FormEvent) {
    event.preventDefault();
    const picks = readShareCode(text);
    if (!picks.ok) {
      setProblem(t(m.shareMalformed));
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const { selections, missing } = await load(picks.value);
      if (selections.length === 0) setProblem(t(m.shareGone));
      else if (missing > 0) onMissing(missing);
      addPicks(runner, selectSlip(store.getState()), selections);
    } catch {
      setProblem(t(m.shareUnreachable));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="cs-betslip-load" aria-labelledby={id} onSubmit={(event) => void take(event)}>
      <span id={id} className="cs-visually-hidden">
        {t(m.loadShared)}
      </span>
      <TextField
        label={t(m.shareCodeField)}
        value={text}
        autoComplete="off"
        {...(problem !== null && { error: problem })}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={busy || text === ''}>
        {t(m.loadShared)}
      </Button>
    </form>
  );
}
