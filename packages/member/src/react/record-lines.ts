import {
  betMessages,
  betOutcome,
  marketWords,
  outcomeMessages,
  pickWords,
} from '@courtside/betting-terms';
import type { BetRecord, RoundRecord } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import type { Translate } from '@courtside/i18n/react';
import type { RecordLine } from '../core/records-csv.ts';
import type { BetPrice } from './bet-tools.ts';
import { m } from './messages.ts';

interface LineTexts {
  t: Translate;
  /** Language of dates. */
  tag: string;
  priceText: (price: BetPrice) => string;
}

/** The head of the file. */
export const lineHeads = (t: Translate): RecordLine => ({
  number: t(betMessages.ticket),
  placedAt: t(m.placedAt),
  match: t(m.match),
  pick: t(m.pick),
  price: t(m.price),
  stake: t(betMessages.stake),
  result: t(m.result),
  payout: t(m.payout),
  winLoss: t(m.winLoss),
});

/** A bet as one line; the legs of a series are in one cell, separated from each other. */
export function betLine(record: BetRecord, { t, tag, priceText }: LineTexts): RecordLine {
  const legs = record.legs ?? [];
  const series = legs.length > 1;
  const shown = series ? legs : [record];
  const each = (text: (leg: (typeof shown)[number]) => string) => shown.map(text).join(' / ');
  return {
    number: record.ticket_id,
    placedAt: formatInstant(record.placedAt, tag),
    match: each(({ team_h, team_c }) =>
      team_c === '' ? team_h : t(betMessages.versus, { home: team_h, away: team_c }),
    ),
    pick: [
      ...(series ? [record.combination || `${legs.length}串1`] : []),
      each((leg) => `${marketWords(leg, t).text} ${pickWords(leg, t).text}`),
    ].join(' '),
    price: each(({ wtype, ior }) => priceText({ wtype, price: ior, series })),
    stake: record.stake,
    result: t(outcomeMessages[betOutcome(record)]),
    payout: record.payout,
    winLoss: record.winLoss,
  };
}

/** A round of a game as one line. */
export function roundLine(round: RoundRecord, { tag }: Pick<LineTexts, 'tag'>): RecordLine {
  return {
    number: round.roundId,
    placedAt: formatInstant(round.playedAt, tag),
    match: `${round.venueName} ${round.gameName}`.trim(),
    pick: round.choice,
    price: '',
    stake: round.stake,
    result: round.outcome,
    payout: round.payout,
    winLoss: round.winLoss,
  };
}
