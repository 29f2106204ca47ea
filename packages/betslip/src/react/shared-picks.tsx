import { betMessages, marketWords, pickWords } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { Button, Card } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { pickId, type ChampionSelection, type Selection } from '../core/pick/entry.ts';
import { readShareCode, type SharedPick } from '../core/slip/share-code.ts';
import type { BetslipRootState } from '../redux/betslip-slice.ts';
import { selectSlip } from '../redux/selectors.ts';
import { addPicks, type AddedPicks } from './add-picks.ts';
import type { LoadedPicks, LoadSharedProps } from './load-shared.tsx';
import { m } from './messages.ts';
import { usePriceText } from './use-price-text.ts';

export interface SharedPicksProps extends Pick<LoadSharedProps, 'runner' | 'load'> {
  /** Text that was sent. */
  code: string;
  /** Shown when the text has no valid code of picks. */
  children?: ReactNode;
  /** Called with the result; `missing` is the number of picks that the house does not offer. */
  onAdded: (result: AddedPicks & Pick<LoadedPicks, 'missing'>) => void;
}

/** Shared picks as a card in a message; their names and current prices are shown on request. */
export function SharedPicks({ code, children, ...rest }: SharedPicksProps) {
  const picks = readShareCode(code);
  return picks.ok ? <SharedCard {...rest} picks={picks.value} /> : children;
}

interface SharedCardProps extends Omit<SharedPicksProps, 'code' | 'children'> {
  picks: readonly SharedPick[];
}

function SharedCard({ picks, runner, load, onAdded }: SharedCardProps) {
  const t = useT();
  const store = useStore<BetslipRootState>();
  /** The picks that the house offers; null before they are requested. */
  const [offered, setOffered] = useState<readonly Selection[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  /** Requests the picks at current prices, even if they were shown before. */
  async function ask(then?: (told: LoadedPicks) => void) {
    setBusy(true);
    setFailed(false);
    try {
      const told = await load(picks);
      setOffered(told.selections);
      then?.(told);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  const add = () =>
    ask(({ selections, missing }) => {
      if (selections.length === 0) return;
      onAdded({ ...addPicks(runner, selectSlip(store.getState()), selections), missing });
    });

  const isOffered = offered !== null && offered.length > 0;
  return (
    <Card outlined className="cs-betslip-shared">
      <div className="cs-betslip-shared__body">
        <span>{t(m.sharedTitle, { count: picks.length })}</span>
        {isOffered && (
          <ul className="cs-betslip-shared__picks">
            {offered.map((selection) => (
              <SharedLine key={pickId(selection)} selection={selection} />
            ))}
          </ul>
        )}
        <span role="status">
          {failed ? t(m.shareUnreachable) : offered?.length === 0 && t(m.shareGone)}
        </span>
        <Button
          size="sm"
          {...(isOffered && { variant: 'primary' })}
          loading={busy}
          onClick={() => void (isOffered ? add() : ask())}
        >
          {t(isOffered ? m.sharedAdd : m.sharedShow)}
        </Button>
      </div>
    </Card>
  );
}

const isOutright = (selection: Selection): selection is ChampionSelection =>
  selection.wtype === 'FS';

function SharedLine({ selection }: { selection: Selection }) {
  const t = useT();
  const priceText = usePriceText();
  const { wtype, price, team_h, team_c, league } = selection;
  const pick = isOutright(selection)
    ? selection
    : { ...selection, gtype: selection.sport, discipline: selection.discipline };
  const match = isOutright(selection)
    ? league
    : t(betMessages.versus, { home: team_h, away: team_c });
  return (
    <li>
      <b>{pickWords(pick, t).text}</b>
      <b>{priceText({ wtype, price })}</b>
      <small>
        {marketWords(pick, t).text} · {match}
      </small>
    </li>
  );
}
