import { useT } from '@courtside/i18n/react';
import { useSiteNow } from '@courtside/shell/react';
import { Skeleton } from '@courtside/ui';
import { useSearchParams } from 'react-router';
import { bettingDay } from '@courtside/contract';
import { dayName, lastDays } from '../../core/result-days.ts';
import type { SportsGateway } from '../../core/sports-gateway.ts';
import { SportRail, SPORTS } from '../sport-rail.tsx';
import { m } from './messages.ts';
import { ResultDay } from './result-day.tsx';
import { ResultsBar } from './results-bar.tsx';

/** Days that can be chosen; a gateway that keeps fewer returns empty days for the others. */
const DAYS = 30;

export interface ResultsPageProps {
  gateway: Pick<SportsGateway, 'ask'>;
}

/** Results by betting day and sport: `?sport=BK&day=2026-06-11`. */
export function ResultsPage({ gateway }: ResultsPageProps) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const now = useSiteNow({ everyMs: 60_000 });
  const sport = SPORTS.find((each) => each === params.get('sport')) ?? 'FT';
  const days = now === null ? [] : lastDays(bettingDay(now), DAYS);
  const day = days.find((each) => dayName(each) === params.get('day')) ?? days[0];
  const go = (change: Readonly<Record<string, string>>) =>
    setParams({ ...Object.fromEntries(params), ...change }, { replace: true });
  return (
    <div className="cs-sports cs-results">
      <h1 className="cs-visually-hidden">{t(m.title)}</h1>
      <div className="cs-sports-nav">
        <SportRail sport={sport} counts={null} onSport={(next) => go({ sport: next })} />
      </div>
      <div className="cs-results__main">
        {day === undefined ? (
          <Skeleton rows={8} label={t(m.loading)} />
        ) : (
          <>
            <ResultsBar days={days} day={day} onDay={(next) => go({ day: dayName(next) })} />
            <ResultDay key={`${sport} ${day}`} gateway={gateway} sport={sport} day={day} />
          </>
        )}
      </div>
    </div>
  );
}
