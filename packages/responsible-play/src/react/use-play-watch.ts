import { gatewayApi } from '@courtside/api-client/redux';
import { useServices, useSession } from '@courtside/shell/react';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { sessionClock, type PlayState } from '../core/play-view.ts';
import { stateMark } from '../core/state-mark.ts';
import { playApi } from '../redux/play-api.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { usePlayState } from './use-play.ts';

/**
 * Poll interval: without a socket, changes by another device are seen after this time; other tabs of this browser
 * notify at once.
 */
const POLL_MS = 15_000;
/** Shortest interval between reports of the member's activity. */
const ACTIVE_MS = 20_000;
const NOTHING = {};
/** Delay after an instant at which something is due, so that it is due at the gateway too. */
const MARGIN_MS = 250;

/**
 * Keeps the member's protection current while they are logged in: polls its state, reports that the member is active,
 * and requests it at once after a refused call, a change in another tab, a return to the page, and when a check or the
 * end of a break is due.
 */
export function usePlayWatch(): PlayState | undefined {
  const { clock, client, connection, events } = useServices();
  const { loggedIn } = useSession();
  const { data, refetch } = usePlayState({ pollingInterval: POLL_MS });
  // Nothing here reads its state, which would draw the caller again at each report.
  const [tellActive] = playApi.usePlaySessionMutation({ selectFromResult: () => NOTHING });
  const dispatch = useDispatch();
  const idle = data?.session.idle ?? false;

  useEffect(() => {
    if (!loggedIn) return undefined;
    const ask = () => void refetch();
    const seen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', seen);
    const stops = [events.on('playRefused', ask), connection.onBack(ask)];
    return () => {
      document.removeEventListener('visibilitychange', seen);
      for (const stop of stops) stop();
    };
  }, [connection, events, loggedIn, refetch]);

  useEffect(() => {
    if (!loggedIn || idle) return undefined;
    let told = Number.NEGATIVE_INFINITY;
    const act = () => {
      const now = clock.now();
      if (now - told < ACTIVE_MS) return;
      told = now;
      void tellActive(true);
    };
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, act, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, act, { capture: true });
    };
  }, [clock, idle, loggedIn, tellActive]);

  useOtherTabs(data && stateMark(data), () => {
    if (loggedIn) void refetch();
  });

  const due = data && nextChange(data, client.siteNow());
  useEffect(() => {
    if (due === undefined || due === null) return undefined;
    return clock.after(due + MARGIN_MS, () => void refetch());
  }, [clock, due, refetch]);

  // A break hides advertising and promotions, also those that were loaded before it began on another device.
  const breakAt = data?.break?.startedAt ?? null;
  const known = useRef<number | null | undefined>(undefined);
  const loaded = data !== undefined;
  useEffect(() => {
    if (!loaded) return;
    const before = known.current;
    known.current = breakAt;
    if (before === null && breakAt !== null) dispatch(gatewayApi.util.resetApiState());
  }, [breakAt, dispatch, loaded]);

  return data;
}

const LONGEST_MS = 2 ** 31 - 1;

/** Milliseconds until the session or the break next changes by itself; null when nothing changes soon. */
function nextChange({ session, break: holding }: PlayState, now: number): number | null {
  const { checkDue, over, idle } = sessionClock(session, 0);
  const moments = [
    checkDue ? null : session.nextCheckAt,
    over ? null : session.endsAt,
    idle ? null : session.idleAt,
    holding?.until ?? null,
  ].filter((at) => at !== null && at > now) as number[];
  if (moments.length === 0) return null;
  const wait = Math.min(...moments) - now;
  return wait > LONGEST_MS - MARGIN_MS ? null : wait;
}
