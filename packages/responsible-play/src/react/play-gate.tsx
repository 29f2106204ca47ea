import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import type { PlayGateProps } from '@courtside/shell/react';
import { useSession } from '@courtside/shell/react';
import { Skeleton } from '@courtside/ui';
import { useState } from 'react';
import { playRefusal } from '../core/play-view.ts';
import { shutRefusal } from '../core/shut-refusal.ts';
import { DepositLimits } from './deposit-limits.tsx';
import { LimitOffer, useLimitOffer } from './limit-offer.tsx';
import { PlayRefusalBanner } from './play-refusal.tsx';
import { usePlayState } from './use-play.ts';

/** Fills the slot `play-gate` around a form for money: shows why it is shut, or the refusal of its call. */
export function PlayGate(props: PlayGateProps) {
  const { loggedIn } = useSession();
  const { data: state, isError } = usePlayState();
  const { activity, waiting = null, instead = null, children } = props;
  const shut = state ? shutRefusal(state, activity) : null;
  // No advertising before the state is loaded; during a break the member bar shows the reason.
  if (activity === 'advertising') {
    if (state) return shut ? instead : children;
    return isError ? instead : waiting;
  }
  if (shut) return <PlayRefusalBanner refusal={shut} />;
  if (activity === 'deposit' && loggedIn) return <DepositGate {...props} />;
  return <OpenGate {...props} />;
}

function OpenGate({ fault, children }: PlayGateProps) {
  const refused = typeof fault === 'object' && fault !== null ? playRefusal({ ...fault }) : null;
  return (
    <div className="cs-play-gate">
      {children}
      {/* Beside the clicked button. */}
      {refused && <PlayRefusalBanner refusal={refused} />}
    </div>
  );
}

/** All limits of a member above the form at once: a later one would move the button under the pointer. */
function DepositGate({ children, ...gate }: PlayGateProps) {
  const t = useT();
  const { data: state, isError } = usePlayState();
  const { offered, decline } = useLimitOffer(state);
  const [shown, setShown] = useState(false);
  // When the state fails to load, the form is still shown; the gateway enforces the limits.
  if (!shown && (isError || (state && offered !== null))) setShown(true);
  if (!shown) return <Skeleton rows={5} label={t(words.loading)} />;
  return (
    <OpenGate {...gate}>
      {state && offered && <LimitOffer state={state} onDecline={decline} />}
      {state && <DepositLimits state={state} />}
      {children}
    </OpenGate>
  );
}
