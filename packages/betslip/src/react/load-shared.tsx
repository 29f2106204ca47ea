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

/** The house's answer about shared picks: those that can be bet on, at current prices, and the number of the others. */
export interface LoadedPicks {
  readonly selections: readonly Selection[];
  /** Number of picks that are unknown to the house or closed. */
  readonly missing: number;
}

export interface LoadSharedProps {
  runner: SlipRunner;
  load: (picks: readonly SharedPick[]) => Promise<LoadedPicks>;
  /** Called with the number of picks that could not be loaded, when others could. */
  onMissing: (count: number) => void;
}

/** Form for the code of a shared slip. */
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
