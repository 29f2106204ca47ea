import type { Activity } from './judge.ts';
import { type PlayRefusalView, type PlayState, shutCode } from './play-view.ts';

const MINUTE_MS = 60_000;

/**
 * Why an activity is shut now, with the data that a refused call would have; null when it is open, or shut for a reason
 * that this version does not know.
 */
export function shutRefusal(
  state: Pick<PlayState, 'shut' | 'break' | 'age' | 'policy' | 'session' | 'required'>,
  activity: Activity,
): PlayRefusalView | null {
  const { session, policy } = state;
  const code = shutCode(state, activity);
  switch (code) {
    case 6702: {
      const until = (session.endsAt ?? session.startedAt) + policy.restMinutes * MINUTE_MS;
      return { code, data: { startedAt: session.startedAt, until } };
    }
    case 6703:
      return { code, data: { dueAt: session.nextCheckAt ?? session.startedAt, session } };
    case 6704:
    case 6705:
      return { code, data: { until: state.break?.until ?? null } };
    case 6706:
      return { code, data: { minimumAge: policy.minimumAge, until: state.age.playFrom } };
    case 6707:
      return { code, data: { kinds: state.required } };
    case 6708:
      return { code, data: { feature: 'bonuses' } };
    default:
      return null;
  }
}
