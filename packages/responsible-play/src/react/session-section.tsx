import { useT } from '@courtside/i18n/react';
import { Section, useSiteNow } from '@courtside/shell/react';
import { Card, DataList } from '@courtside/ui';
import { sessionClock, type PlayState } from '../core/play-view.ts';
import { spentTime } from '../core/spent-time.ts';
import { m } from './messages.ts';
import { usePlayTexts } from './use-play-texts.ts';

const SECOND_MS = 1000;

/** Time and money of the current session. */
export function SessionSection({ state }: { state: PlayState }) {
  const t = useT();
  const texts = usePlayTexts();
  const { session, policy } = state;
  const now = useSiteNow({ everyMs: SECOND_MS }) ?? state.now;
  return (
    <Section title={t(m.session)}>
      <Card>
        <DataList
          layout="figures"
          items={[
            { label: t(m.time), value: spentTime(sessionClock(session, now).elapsedMs) },
            { label: t(m.staked), value: texts.amount(session.staked) },
            { label: t(m.returned), value: texts.amount(session.returned) },
            { label: t(m.net), value: texts.amount(session.net) },
            { label: t(m.sessionSince), value: texts.instant(session.startedAt) },
            ...(session.nextCheckAt === null
              ? []
              : [{ label: t(m.nextCheck), value: texts.instant(session.nextCheckAt) }]),
          ]}
        />
        <p className="cs-play__note">
          {t(m.sessionNote, { rest: texts.length(policy.restMinutes) })}
        </p>
      </Card>
    </Section>
  );
}
