import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Skeleton } from '@courtside/ui';
import { createElement, Suspense, type ReactNode } from 'react';
import { useSlot } from './slots.tsx';
import { useSession } from './use-session.ts';

/** What puts money at stake or on its way there, and what leads to it. */
export type PlayActivity = 'bet' | 'deposit' | 'game' | 'advertising';

export interface PlayGateProps {
  activity: PlayActivity;
  /** What the last attempt was refused with, for the gate to tell where it concerns player protection. */
  fault?: unknown;
  /** What stands here while the activity is open. */
  children: ReactNode;
}

/**
 * Around a form that puts money in, or what advertises play. Where a feature fills the slot `play-gate`, it says there why the activity is shut, or
 * why an attempt was refused; on a site without one the form stands alone.
 *
 * @example <PlayGate activity="deposit" fault={fault}><DepositForm /></PlayGate>
 */
export function PlayGate(props: PlayGateProps) {
  const t = useT();
  const Gate = useSlot('play-gate');
  const { loggedIn } = useSession();
  const advertises = props.activity === 'advertising';
  // A visitor takes no break.
  if (!Gate || (advertises && !loggedIn)) return props.children;
  return (
    // Not the form itself: what is typed in a fallback is lost when it is replaced.
    <Suspense fallback={advertises ? null : <Skeleton rows={5} label={t(words.loading)} />}>
      {createElement(Gate, props)}
    </Suspense>
  );
}
