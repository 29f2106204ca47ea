import {
  betMessages,
  betOutcome,
  halfScoreText,
  marketWords,
  outcomeMessages,
  partWords,
  pickWords,
  scoreText,
  voidReason,
} from '@courtside/betting-terms';
import type { TicketLeg } from '@courtside/contract';
import { type Translate, useT } from '@courtside/i18n/react';
import { Badge } from '@courtside/ui';
import { type LegState, legState } from '../core/leg-state.ts';
import { legMessages, m } from './messages.ts';
import { RESULT_TONES } from './result-tone.ts';
import { useNamedPrice } from './use-price-text.ts';

export type ShownLeg = Pick<
  TicketLeg,
  'wtype' | 'pick' | 'ratio' | 'strong' | 'team_h' | 'team_c' | 'ior' | 'isLive' | 'scoreAtBet'
> &
  Pick<TicketLeg, 'gtype' | 'discipline'>;

/** The teams of a leg; for an outright, the picked runner. */
export function LegTeams({ leg }: { leg: Pick<ShownLeg, 'team_h' | 'team_c' | 'wtype'> }) {
  const t = useT();
  // For an outright the gateway sends the runner only.
  if (leg.team_c === '') return leg.team_h;
  return t(betMessages.versus, { home: leg.team_h, away: leg.team_c });
}

/** The subject of a leg, where its competition is not shown beside it: the teams, or the competition of an outright. */
export function LegSubject({ leg }: { leg: TicketLeg }) {
  return leg.wtype === 'FS' ? leg.league_name : <LegTeams leg={leg} />;
}

/** The pick and its price, with the score at the time of the bet for a pick in play. */
export function LegPick({ leg, series }: { leg: ShownLeg; series: boolean }) {
  const t = useT();
  const namedPrice = useNamedPrice();
  return (
    <>
      <span className="cs-member-market">
        {marketWords(leg, t).text}
        {leg.isLive && <Badge tone="live">{t(betMessages.inPlay)}</Badge>}
      </span>
      <span className="cs-member-pick">
        <strong>{pickWords(leg, t).text}</strong>{' '}
        {namedPrice({ wtype: leg.wtype, price: leg.ior, series })}
      </span>
      {leg.isLive && leg.scoreAtBet && (
        <span className="cs-member-scores">
          {t(m.scoreAtBet, { score: scoreText(leg.scoreAtBet) })}
        </span>
      )}
    </>
  );
}

/** The current part of a match of a sport other than football, with the time left. */
function partText(
  state: Extract<LegState, { kind: 'part' | 'half' | 'overtime' }>,
  { gtype, discipline }: Pick<TicketLeg, 'gtype' | 'discipline'>,
  t: Translate,
): string {
  const left = state.left ?? '';
  switch (state.kind) {
    case 'part':
      return `${partWords(state.part, discipline ?? gtype, t)} ${left}`;
    case 'half':
      return t(state.half === 1 ? legMessages.firstLeft : legMessages.secondLeft, { left });
    case 'overtime':
      return t(legMessages.overtime, { left });
  }
}

/** The state of a leg: its result, or the minute and the score of its match. */
export function LegStanding({ leg }: { leg: TicketLeg }) {
  const t = useT();
  const state = legState(leg);
  const score = scoreText(leg.scoreNow);
  switch (state.kind) {
    case 'decided': {
      const outcome = betOutcome({ status: 'settled', resultCode: state.resultCode });
      const reason = voidReason(state.resultCode);
      return (
        <>
          <Badge tone={RESULT_TONES[outcome]}>{t(outcomeMessages[outcome])}</Badge>
          {reason && <span className="cs-member-scores">{t(reason)}</span>}
        </>
      );
    }
    case 'scheduled':
      // An outright counts as undecided, not as scheduled, until it is decided.
      return <Badge>{t(leg.wtype === 'FS' ? legMessages.undecided : legMessages.scheduled)}</Badge>;
    case 'half-time':
      return <Badge tone="live">{t(legMessages.halfTime, { score })}</Badge>;
    case 'waiting':
      return (
        <Badge>{t(legMessages.waiting, { score: leg.gtype === 'FS' ? '' : score }).trim()}</Badge>
      );
    case 'part':
    case 'half':
    case 'overtime':
      return (
        <Badge tone="live">{`${partText(state, leg, t)} ${score}`.replaceAll(/ +/g, ' ')}</Badge>
      );
    case 'live':
      return (
        <Badge tone="live">
          {t(state.half === 1 ? legMessages.first : legMessages.second, {
            minute: state.minute ?? '',
            score,
          })}
        </Badge>
      );
  }
}

/** The scores that a leg was settled with. */
export function LegScores({
  leg,
}: {
  leg: Pick<TicketLeg, 'finalScore' | 'halfScore'> & Partial<Pick<TicketLeg, 'gtype'>>;
}) {
  const t = useT();
  const { finalScore, halfScore } = leg;
  const scores = [
    finalScore && t(m.finalScore, { score: scoreText(finalScore) }),
    halfScore && halfScoreText(halfScore, leg.gtype, t),
  ].filter((text) => text !== null);
  return scores.length > 0 && <span className="cs-member-scores">{scores.join(' · ')}</span>;
}
