import { useSession } from '@courtside/shell/react';
import type { Activity } from '../core/judge.ts';
import type { PlayRefusalView } from '../core/play-view.ts';
import { shutRefusal } from '../core/shut-refusal.ts';
import { playApi } from '../redux/play-api.ts';

/** The protection state of the member; nothing for a visitor, and never the state of another member. */
export function usePlayState(options: { pollingInterval?: number } = {}) {
  const { loggedIn } = useSession();
  const query = playApi.usePlayStateQuery(undefined, { ...options, skip: !loggedIn });
  return { ...query, data: query.currentData };
}

/** Why an activity of the member is shut; null when it is open, not loaded yet, or for a visitor. */
export function usePlayShut(activity: Activity): PlayRefusalView | null {
  const { data } = usePlayState();
  return data ? shutRefusal(data, activity) : null;
}
