import {
  marketWords,
  pickWords,
  scoreText,
  type NamedPick,
  betMessages,
} from '@courtside/betting-terms';
import { formatOdds } from '@courtside/money';
import { useT } from '@courtside/i18n/react';
import { Badge } from '@courtside/ui';
import type { ReactNode } from 'react';
import type { Score, SlipEntry } from '../core/entry.ts';
import type { OrderLine } from '../core/order.ts';
import { m } from './messages.ts';

/** A pick as the slip and its receipts tell it. */
export interface ToldPick extends NamedPick {
  readonly inPlay: boolean;
  readonly score: Score | null;
}

export function pickOfEntry(entry: SlipEntry): ToldPick {
  const { team_h, team_c } = entry.gameInfo;
  const { pick, inPlay, score, terms } = entry;
  return { wtype: entry.playInfo.w, pick, ...terms, team_h, team_c, inPlay, score };
}

export function pickOfLine({ wtype, pick, ratio, strong, event }: OrderLine): ToldPick {
  const { team_h, team_c, inPlay, score } = event;
  return { wtype, pick, ratio, strong, team_h, team_c, inPlay, score };
}

/** A Hong Kong price as members read it. */
export const priceText = (price: string): string => formatOdds(price, 'H', 'half-up');

interface PickDetailsProps {
  pick: ToldPick;
  /** At the end of the first line: the price, and what can be done with the pick. */
  end: ReactNode;
}

/** What was picked, in which market, of which match. */
export function PickDetails({ pick, end }: PickDetailsProps) {
  const t = useT();
  const { selection, line } = pickWords(pick, t);
  return (
    <>
      <div className="cs-betslip-pick__head">
        <p className="cs-betslip-pick__selection">
          {selection} {line && <span>{line}</span>}
        </p>
        {end}
      </div>
      <p className="cs-betslip-pick__detail">
        {pick.inPlay && <Badge tone="live">{t(betMessages.inPlay)}</Badge>}
        {marketWords(pick, t).text}
        {pick.inPlay && pick.score && <span>{t(m.atScore, { score: scoreText(pick.score) })}</span>}
      </p>
      <p className="cs-betslip-pick__detail">
        {t(betMessages.versus, { home: pick.team_h, away: pick.team_c })}
      </p>
    </>
  );
}
