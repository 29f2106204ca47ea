import type { Match } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Tabs } from '@courtside/ui';
import { useState } from 'react';
import type { MatchDetails } from '../../core/match-feed.ts';
import { MatchForm } from './match-form.tsx';
import { MatchStatistics } from './match-statistics.tsx';
import { MatchTimeline } from './match-timeline.tsx';
import { m } from './messages.ts';

export interface MatchInfoProps {
  match: Match;
  details: MatchDetails;
}

type Part = 'live' | 'statistics' | 'form';

const NAMES = {
  live: m.live,
  statistics: m.statistics,
  form: m.form,
} as const;

/** The statistics and the timeline of a match, and earlier results of both teams. */
export function MatchInfo({ match, details }: MatchInfoProps) {
  const t = useT();
  const [wanted, setWanted] = useState<Part | null>(null);
  const contents = {
    live: details.timeline.length > 0 && <MatchTimeline match={match} details={details} />,
    statistics: details.statistics.length > 0 && (
      <MatchStatistics match={match} statistics={details.statistics} />
    ),
    form: <MatchForm match={match} details={details} />,
  };
  const parts = (['live', 'statistics', 'form'] as const).filter((each) => contents[each]);
  const part = wanted && parts.includes(wanted) ? wanted : (parts[0] ?? 'form');
  return (
    <section className="cs-match-info" aria-label={t(m.info)}>
      <Tabs
        label={t(m.info)}
        value={part}
        onChange={setWanted}
        items={parts.map((value) => ({ value, label: t(NAMES[value]), content: contents[value] }))}
      />
    </section>
  );
}
