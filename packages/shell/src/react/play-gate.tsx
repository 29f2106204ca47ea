import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Skeleton } from '@courtside/ui';
import { createElement, Suspense, type ReactNode } from 'react';
import { useSlot } from './slots.tsx';
import { useSession } from './use-session.ts';

/** Activities that put money at stake, pay it in, or advertise play. */
export type PlayActivity = 'bet' | 'deposit' | 'game' | 'advertising';

export interface PlayGateProps {
  activity: PlayActivity;
  /** Fault of the last attempt, which the gate shows if it concerns player protection. */
  fault?: unknown;
  /** Takes the place of content that advertises until it is known whether it is open. @default nothing */
  waiting?: ReactNode;
  /** Takes the place of content that advertises while a break closes it, or its state cannot be read. @default nothing */
  instead?: ReactNode;
  /** Content while the activity is open. */
  children: ReactNode;
}

/**
 * Wraps a form that puts money in, or content that advertises play. Where a feature fills the slot `play-gate`, it
 * shows there why the activity is closed, or why an attempt was refused; on a site without one only the content is
 * drawn.
 *
 * @example <PlayGate activity="deposit" fault={fault}><DepositForm /></PlayGate>
 */
export function PlayGate(props: PlayGateProps) {
  const t = useT();
  const Gate = useSlot('play-gate');
  const { loggedIn } = useSession();
  const { activity, waiting = null } = props;
  const advertises = activity === 'advertising';
  // Only a member can take a break from play.
  if (!Gate || (advertises && !loggedIn)) return props.children;
  return (
    // The form itself is no fallback: input typed there would be lost when the fallback is replaced.
    <Suspense fallback={advertises ? waiting : <Skeleton rows={5} label={t(words.loading)} />}>
      {createElement(Gate, props)}
    </Suspense>
  );
}
