import { partWords, scoreText } from '@courtside/betting-terms';
import type { Match } from '@courtside/contract';
import { useT, type Translate } from '@courtside/i18n/react';
import { Timeline, type TimelineItem } from '@courtside/ui';
import type { MatchDetails } from '../../core/match-feed.ts';
import { incidentNames, m } from './messages.ts';

type Incident = MatchDetails['timeline'][number];

const TONES: Readonly<Partial<Record<Incident['kind'], NonNullable<TimelineItem['tone']>>>> = {
  goal: 'success',
  cancelled: 'danger',
  yellow: 'warning',
  red: 'danger',
  'half-time': 'brand',
  'full-time': 'brand',
};

/** Incidents that are shown with the score after them. */
const WITH_SCORE: ReadonlySet<Incident['kind']> = new Set([
  'goal',
  'cancelled',
  'half-time',
  'full-time',
  'abandoned',
]);

/** The shown time of an incident. @example timeText({ minute: '45+2' }, match, t) // 45+2′ */
function timeText({ minute }: Incident, match: Match, t: Translate): string {
  const [, part] = /^[QSIFPH](\d{1,2})$/.exec(minute) ?? [];
  if (part === undefined) return t(m.minute, { minute });
  return partWords(Number(part), match.discipline ?? match.gameType, t);
}

function titleOf(incident: Incident, match: Match, t: Translate): string {
  const { h, c } = incident.score;
  if (incident.kind === 'period-end') return t(m.partEnd, { score: `${h}-${c}` });
  const team = { H: match.team_h, C: match.team_c, '': '' }[incident.side];
  return `${t(incidentNames[incident.kind])} ${team}`.trim();
}

/** The incidents so far, the latest on top. */
export function MatchTimeline({ match, details }: { match: Match; details: MatchDetails }) {
  const t = useT();
  const items = details.timeline.map((incident, at): TimelineItem => {
    const { kind, score } = incident;
    return {
      id: String(at),
      time: timeText(incident, match, t),
      title: titleOf(incident, match, t),
      tone: TONES[kind] ?? 'neutral',
      ...(WITH_SCORE.has(kind) && { detail: scoreText(score) }),
    };
  });
  return <Timeline label={t(m.timeline)} items={items.toReversed()} />;
}
