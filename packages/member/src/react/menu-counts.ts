// Loaded with the menus that show them.
import { useUnread } from '@courtside/shell/react';
import { unreadInAll } from '../core/letter-groups.ts';
import { feedbackApi } from '../redux/feedback-api.ts';
import { useShown } from './use-shown.ts';

/** New letters and answers are no reason to hurry. */
const POLL_MS = 60_000;

/** Unread letters of all groups. */
export function useLetterCount(): number {
  const { data } = useUnread({ pollingInterval: useShown() ? POLL_MS : 0 });
  return data ? unreadInAll(data) : 0;
}

/** Feedback with an answer that was not read. */
export function useFeedbackCount(): number {
  const { data } = feedbackApi.useFeedbackUnreadQuery(undefined, {
    pollingInterval: useShown() ? POLL_MS : 0,
  });
  return data ?? 0;
}
