import { betMessages, marketWords, pickWords } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { Button, Card } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { pickId, type ChampionSelection, type Selection } from '../core/entry.ts';
import { readShareCode, type SharedPick } from '../core/share-code.ts';
import type { BetslipRootState } from '../redux/betslip-slice.ts';
import { selectSlip } from '../redux/selectors.ts';
import { addPicks } from './add-picks.ts';
import type { LoadSharedProps } from './load-shared.tsx';
import { m } from './messages.ts';
import { usePriceText } from './use-price-text.ts';

export interface SharedPicksProps extends Pick<LoadSharedProps, 'runner' | 'load'> {
  /** What somebody sent. */
  code: string;
  /** Shown in place of what is no code of picks. */
  children?: ReactNode;
  /** Told when picks went into the slip, and whether all of them did. */
  onAdded: (isWhole: boolean) => void;
}

/** Picks that somebody shared, as a card in what they wrote: what they are on and their prices now, once that is asked for. */
export function SharedPicks({ code, children, ...rest }: SharedPicksProps) {
  const picks = readShareCode(code);
  return picks.ok ? <SharedCard {...rest} picks={picks.value} /> : children;
}

/** Not asked for yet, on its way, or no answer; else what the house offers of the picks. */
type Shown = 'closed' | 'loading' | 'failed' | readonly Selection[];

interface SharedCardProps extends Omit<SharedPicksProps, 'code' | 'children'> {
  picks: readonly SharedPick[];
}

function SharedCard({ picks, runner, load, onAdded }: SharedCardProps) {
  const t = useT();
  const store = useStore<BetslipRootState>();
  const [shown, setShown] = useState<Shown>('closed');
  const offered = typeof shown === 'string' ? [] : shown;

  async function show() {
    setShown('loading');
    setShown(
      await load(picks).then(
        ({ selections }) => selections,
        () => 'failed' as const,
      ),
    );
  }

  async function add() {
    setShown('loading');
    try {
      // At the prices of now, and not at those that were shown a while ago.
      const { selections, missing } = await load(picks);
      setShown(selections);
      if (selections.length === 0) return;
      const refused = addPicks(runner, selectSlip(store.getState()).entries, selections);
      onAdded(missing === 0 && refused.length === 0);
    } catch {
      setShown('failed');
    }
  }

  return (
    <Card outlined className="cs-betslip-shared">
      <div className="cs-betslip-shared__body">
        <span>{t(m.sharedTitle, { count: picks.length })}</span>
        {offered.length > 0 && (
          <ul className="cs-betslip-shared__picks">
            {offered.map((selection) => (
              <SharedLine key={pickId(selection)} selection={selection} />
            ))}
          </ul>
        )}
        <span role="status">
          {shown === 'failed' && t(m.shareUnreachable)}
          {typeof shown !== 'string' && shown.length === 0 && t(m.shareGone)}
        </span>
        {offered.length > 0 ? (
          <Button size="sm" variant="primary" onClick={() => void add()}>
            {t(m.sharedAdd)}
          </Button>
        ) : (
          <Button size="sm" loading={shown === 'loading'} onClick={() => void show()}>
            {t(m.sharedShow)}
          </Button>
        )}
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
