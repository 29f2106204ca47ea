import type { PlayGateProps } from '@courtside/shell/react';
import { useSession } from '@courtside/shell/react';
import { playRefusal } from '../core/play-view.ts';
import { shutRefusal } from '../core/shut-refusal.ts';
import { DepositLimits } from './deposit-limits.tsx';
import { LimitOffer } from './limit-offer.tsx';
import { PlayRefusalBanner } from './play-refusal.tsx';
import { usePlayState } from './use-play.ts';

/** Fills the slot `play-gate` of a place where money is put in: says why it is shut, or what was refused. */
export function PlayGate({ activity, fault, children }: PlayGateProps) {
  const { loggedIn } = useSession();
  const { data: state } = usePlayState();
  const shut = state ? shutRefusal(state, activity) : null;
  // Nothing is advertised before it is known that it may be; the bar of the page says that a break holds.
  if (activity === 'advertising') return state && !shut ? children : null;
  if (shut) return <PlayRefusalBanner refusal={shut} />;
  const refused = typeof fault === 'object' && fault !== null ? playRefusal({ ...fault }) : null;
  return (
    <div className="cs-play-gate">
      {activity === 'deposit' && loggedIn && state && <LimitOffer state={state} />}
      {activity === 'deposit' && loggedIn && state && <DepositLimits state={state} />}
      {children}
      {/* Beside the button that was pressed. */}
      {refused && <PlayRefusalBanner refusal={refused} />}
    </div>
  );
}
