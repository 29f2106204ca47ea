import { useT } from '@courtside/i18n/react';
import { Page, QueryView } from '@courtside/shell/react';
import { Banner } from '@courtside/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { BreaksSection } from './breaks-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { m } from './messages.ts';
import { r } from './refusal-messages.ts';
import { SessionSection } from './session-section.tsx';
import { usePlayState } from './use-play.ts';
import { usePlayTexts } from './use-play-texts.ts';

/** `/mine/play`: limits, session, breaks and the history of money and time. */
export function PlayScreen() {
  const t = useT();
  const query = usePlayState();
  const { refusal } = usePlayTexts();
  // Kept here, as the sections are rendered anew with the answers that a break invalidates.
  const [begun, setBegun] = useState(false);
  return (
    <Page title={t(m.tools)} actions={<Link to="/responsible-play">{t(m.about)}</Link>}>
      <QueryView query={query} rows={10}>
        {(state) => (
          <>
            {state.required.length > 0 && (
              <Banner tone="warning" role="status">
                {refusal({ code: 6707, data: { kinds: state.required } })}
              </Banner>
            )}
            {state.age.state === 'under-age' && (
              <Banner tone="warning" role="status">
                {refusal({
                  code: 6706,
                  data: { minimumAge: state.policy.minimumAge, until: state.age.playFrom },
                })}
              </Banner>
            )}
            {state.age.state === 'unknown' && state.policy.birthdayRequired && (
              <Banner tone="warning" role="status">
                {t(r.birthday)}
              </Banner>
            )}
            <SessionSection state={state} />
            <LimitsSection state={state} />
            <BreaksSection state={state} begun={begun} onBegun={() => setBegun(true)} />
            <HistorySection />
          </>
        )}
      </QueryView>
    </Page>
  );
}
