import { pickLine, pickWords, scoreText } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import { compareDecimals } from '@courtside/money';
import { classNames, IconButton, IconClose } from '@courtside/ui';
import { memo, type ReactNode } from 'react';
import type { SlipEntry } from '../core/pick/entry.ts';
import { sameLine } from '../core/pick/line.ts';
import { m } from './messages.ts';
import { PickDetails, pickOfEntry } from './pick-details.tsx';
import { usePriceText } from './use-price-text.ts';

export interface SlipPickProps {
  entry: SlipEntry;
  /** Whether price, line or score changed beyond the member's consent. */
  changed: boolean;
  /** Reason why a series leaves the pick out; else null. */
  exclusion: string | null;
  /** Names its sport. @default false */
  withSport?: boolean;
  /** Called with the id of the pick. */
  onRemove: (id: string) => void;
  /** The stake, if the pick has one of its own. */
  children?: ReactNode;
}

/** One pick of the slip: its outcome and event, its current and previous terms, and its stake. */
export function SlipPick({ changed, children, ...told }: SlipPickProps) {
  const { entry, exclusion } = told;
  return (
    <div
      className={classNames(
        'cs-betslip-pick',
        changed && 'is-changed',
        (entry.status !== 'open' || exclusion !== null) && 'is-unavailable',
      )}
      data-pick={entry.id}
    >
      <PickBody {...told} />
      {children}
    </div>
  );
}

/** The pick without its stake, so that it does not render again at a key of any stake. */
const PickBody = memo(function PickBody(props: Omit<SlipPickProps, 'changed' | 'children'>) {
  const { entry, exclusion, withSport = false, onRemove } = props;
  const t = useT();
  const pick = pickOfEntry(entry);
  return (
    <>
      <PickDetails
        pick={pick}
        withSport={withSport}
        end={
          <>
            <PickPrice entry={entry} />
            <IconButton
              label={t(m.remove, { selection: pickWords(pick, t).selection })}
              onClick={() => onRemove(entry.id)}
            >
              <IconClose size={16} aria-hidden />
            </IconButton>
          </>
        }
      />
      {entry.status !== 'closed' && <PickChanges entry={entry} />}
      {exclusion !== null && <p className="cs-betslip-pick__exclusion">{exclusion}</p>}
    </>
  );
});

/** The current price, and beside it the one that the member saw if it has moved. */
function PickPrice({ entry }: { entry: SlipEntry }) {
  const t = useT();
  const priceText = usePriceText();
  const { seen, terms, playInfo } = entry;
  if (entry.status !== 'open') {
    return (
      <span className="cs-betslip-pick__price is-off">
        {t(entry.status === 'closed' ? m.matchOver : m.suspended)}
      </span>
    );
  }
  const move = compareDecimals(terms.price, seen.price);
  const write = (price: string) => priceText({ wtype: playInfo.w, price });
  return (
    <span
      data-testid="pick-price"
      className={classNames('cs-betslip-pick__price', move > 0 && 'is-up', move < 0 && 'is-down')}
    >
      {move !== 0 && (
        <>
          <del aria-label={t(m.wasPrice, { price: write(seen.price) })}>{write(seen.price)}</del>
          <span aria-hidden>{move > 0 ? '▲' : '▼'}</span>
        </>
      )}
      {write(terms.price)}
    </span>
  );
}

/** The line and the score that the member saw, if they have changed. */
function PickChanges({ entry }: { entry: SlipEntry }) {
  const t = useT();
  const { seen, terms } = entry;
  const wasLine = sameLine(seen, terms) ? null : pickLine({ ...pickOfEntry(entry), ...seen });
  const wasScore = seen.score && terms.score && scoreText(seen.score) !== scoreText(terms.score);
  if (wasLine === null && !wasScore) return null;
  return (
    <p className="cs-betslip-pick__changes">
      {wasLine !== null && <span>{t(m.wasLine, { line: wasLine })}</span>}
      {wasScore && seen.score && <span>{t(m.wasScore, { score: scoreText(seen.score) })}</span>}
    </p>
  );
}
