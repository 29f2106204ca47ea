import { useT } from '@courtside/i18n/react';
import { isPlaceOfPlay } from '@courtside/shell';
import { useServices, useSiteNow } from '@courtside/shell/react';
import { Link, useLocation } from 'react-router';
import { sessionClock, type PlayState } from '../core/play-view.ts';
import { shutRefusal } from '../core/shut-refusal.ts';
import { spentTime } from '../core/spent-time.ts';
import { HoldingBreak } from './breaks-section.tsx';
import { IdleLock, type HashPassword } from './idle-lock.tsx';
import { m } from './messages.ts';
import { PlayRefusalBanner } from './play-refusal.tsx';
import { RealityCheck } from './reality-check.tsx';
import { s } from './session-messages.ts';
import { usePlayTexts } from './use-play-texts.ts';
import { usePlayWatch } from './use-play-watch.ts';

const SECOND_MS = 1000;
const TOOLS = '/mine/play';

export interface MemberBarProps {
  hashPassword: HashPassword;
}

/**
 * Below the header of every screen of a member: a notice that play is shut, the session in places of play, and its
 * dialogs.
 */
export function MemberBar({ hashPassword }: MemberBarProps) {
  const { pathname } = useLocation();
  const { session } = useServices();
  const state = usePlayWatch();
  const playing = isPlaceOfPlay(pathname);
  if (!state) return playing && <div className="cs-shell-strip" />;
  const { checkDue, idle } = state.session;
  return (
    <div className="cs-play-bar">
      {playing && <SessionStrip state={state} />}
      {pathname !== TOOLS && <ShutNotice state={state} playing={playing} />}
      <RealityCheck key={session.userId()} open={checkDue && !idle} shown={state.session} />
      <IdleLock open={idle} hashPassword={hashPassword} />
    </div>
  );
}

function ShutNotice({ state, playing }: { state: PlayState; playing: boolean }) {
  if (state.break) return <HoldingBreak holding={state.break} tools={TOOLS} />;
  if (!playing) return null;
  const refusal = shutRefusal(state, 'bet');
  return refusal && refusal.code !== 6703 ? <PlayRefusalBanner refusal={refusal} /> : null;
}

function SessionStrip({ state }: { state: PlayState }) {
  const t = useT();
  const { amount } = usePlayTexts();
  const now = useSiteNow({ everyMs: SECOND_MS }) ?? state.now;
  const { session } = state;
  return (
    <section className="cs-play-strip" aria-label={t(s.strip)}>
      <span>
        {t(m.session)}{' '}
        <time role="timer" className="cs-play-strip__figure">
          {spentTime(sessionClock(session, now).elapsedMs)}
        </time>
      </span>
      <span>
        {t(m.net)} <strong className="cs-play-strip__figure">{amount(session.net)}</strong>
      </span>
      <Link to={TOOLS}>{t(m.tools)}</Link>
    </section>
  );
}
