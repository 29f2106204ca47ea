import { betOutcome, marketWords, outcomeMessages, pickWords } from '@courtside/betting-terms';
import type { SportsAnswers } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Badge, type BadgeProps } from '@courtside/ui';
import { m } from './messages.ts';

type ResultAnswer = SportsAnswers['getResult'];
export type EndedMatch = ResultAnswer['match'];
type EndedMarket = ResultAnswer['markets'][number];
type Outcome = ReturnType<typeof betOutcome>;

const TONES: Readonly<Partial<Record<Outcome, NonNullable<BadgeProps['tone']>>>> = {
  won: 'positive',
  'half-won': 'positive',
  void: 'warning',
  refunded: 'warning',
};

const isLost = (outcome: Outcome) => outcome === 'lost' || outcome === 'half-lost';

/** The picks that show how a market ended: all but the lost ones, unless all lost. */
function tellingPicks({ codes }: EndedMarket): readonly { pick: string; outcome: Outcome }[] {
  const all = Object.entries(codes).map(([pick, resultCode]) => ({
    pick,
    outcome: betOutcome({ status: 'settled', resultCode }),
  }));
  const telling = all.filter(({ outcome }) => !isLost(outcome));
  return telling.length > 0 ? telling : all;
}

export interface EndedMarketsProps {
  match: EndedMatch;
  markets: readonly EndedMarket[];
}

/** The result of each market of a match: the winning pick, or that the stakes were returned. */
export function EndedMarkets({ match, markets }: EndedMarketsProps) {
  const t = useT();
  if (markets.length === 0) return <p className="cs-results-none">{t(m.noMarkets)}</p>;
  const { team_h, team_c, gameType: gtype, discipline } = match;
  return (
    <dl className="cs-results-markets">
      {markets.map((market) => {
        const { gid, wtype, ratio, strong } = market;
        const named = { team_h, team_c, gtype, discipline, wtype, ratio, strong };
        return (
          <div key={`${gid}:${wtype}`}>
            <dt>{marketWords(named, t).text}</dt>
            {tellingPicks(market).map(({ pick, outcome }) => (
              <dd key={pick}>
                {pickWords({ ...named, pick }, t).text}{' '}
                <Badge tone={TONES[outcome] ?? 'neutral'}>{t(outcomeMessages[outcome])}</Badge>
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
