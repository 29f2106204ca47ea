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

/** Fills the slot `play-gate` of a place where money is put in: says why it is shut, or what was refused. */
export function PlayGate(props: PlayGateProps) {
  const { loggedIn } = useSession();
  const { data: state } = usePlayState();
  const { activity, children } = props;
  const shut = state ? shutRefusal(state, activity) : null;
  // Nothing is advertised before it is known that it may be; the bar of the page says that a break holds.
  if (activity === 'advertising') return state && !shut ? children : null;
  if (shut) return <PlayRefusalBanner refusal={shut} />;
  if (activity === 'deposit' && loggedIn) return <DepositGate {...props} />;
  return <OpenGate {...props} />;
}

function OpenGate({ fault, children }: PlayGateProps) {
  const refused = typeof fault === 'object' && fault !== null ? playRefusal({ ...fault }) : null;
  return (
    <div className="cs-play-gate">
      {children}
      {/* Beside the button that was pressed. */}
      {refused && <PlayRefusalBanner refusal={refused} />}
    </div>
  );
}

/** The limits of a member above the form, all at once: what came later would push the button from under the pointer. */
function DepositGate({ children, ...gate }: PlayGateProps) {
  const t = useT();
  const { data: state, isError } = usePlayState();
  const { offered, decline } = useLimitOffer(state);
  const [shown, setShown] = useState(false);
  // What fails to be read keeps nobody from the form, whose limits the gateway holds.
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
