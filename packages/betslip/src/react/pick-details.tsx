import {
  marketWords,
  pickWords,
  scoreText,
  sportMessages,
  type NamedPick,
  betMessages,
} from '@courtside/betting-terms';
import { formatDay, formatTime } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Badge } from '@courtside/ui';
import type { ReactNode } from 'react';
import type { Score, SlipEntry } from '../core/pick/entry.ts';
import type { OrderLeg } from '../core/order/order-state.ts';
import type { SportCode } from '../core/pick/sports.ts';
import { m } from './messages.ts';

/** A pick as the slip and its receipts show it. */
export interface ToldPick extends NamedPick {
  readonly inPlay: boolean;
  readonly score: Score | null;
  readonly league: string;
  readonly sport: SportCode;
  /** Milliseconds since the epoch. */
  readonly kickOff?: number | undefined;
}

export function pickOfEntry(entry: SlipEntry): ToldPick {
  const { team_h, team_c } = entry.gameInfo;
  const { pick, inPlay, terms } = entry;
  const { league, sport: gtype, discipline } = entry;
  const named = { wtype: entry.playInfo.w, gtype, discipline, pick };
  const { kickOff } = entry;
  return { ...named, ...terms, team_h, team_c, inPlay, league, sport: gtype, kickOff };
}

export function pickOfLeg({ wtype, pick, ratio, strong, score, event }: OrderLeg): ToldPick {
  const { team_h, team_c, inPlay, league, sport: gtype, discipline } = event;
  const named = { wtype, gtype, discipline, pick };
  return { ...named, ratio, strong, team_h, team_c, inPlay, score, league, sport: gtype };
}

interface PickDetailsProps {
  pick: ToldPick;
  /** Content at the end of the first line: the price, and buttons for the pick. */
  end: ReactNode;
  /** Names the sport, for picks of several sports beside each other. @default false */
  withSport?: boolean;
}

/** The outcome, the market and the match of a pick. */
export function PickDetails({ pick, end, withSport = false }: PickDetailsProps) {
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
        {/* An outright has no match: its runner is in place of the home team. */}
        {pick.wtype === 'FS'
          ? pick.league
          : t(betMessages.versus, { home: pick.team_h, away: pick.team_c })}
      </p>
      {pick.wtype !== 'FS' && <PickEvent pick={pick} withSport={withSport} />}
    </>
  );
}

const isNamed = (sport: string): sport is keyof typeof sportMessages =>
  Object.hasOwn(sportMessages, sport);

/** Sport and league of the match, and before it begins its start time. */
function PickEvent({ pick, withSport }: { pick: ToldPick; withSport: boolean }) {
  const t = useT();
  const { tag } = useLanguage();
  const { sport, league, kickOff, inPlay } = pick;
  return (
    <p className="cs-betslip-pick__event">
      {withSport && isNamed(sport) && <span>{t(sportMessages[sport])}</span>}
      <span className="cs-betslip-pick__league">{league}</span>
      {!inPlay && kickOff !== undefined && (
        <time dateTime={new Date(kickOff).toISOString()}>
          {formatDay(kickOff, tag)} {formatTime(kickOff, tag)}
        </time>
      )}
    </p>
  );
}
