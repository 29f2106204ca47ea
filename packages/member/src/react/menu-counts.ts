// Loaded with the menus that show them.
import { gatewayApi } from '@courtside/api-client/redux';
import { useShown, useShownAgain, useUnread } from '@courtside/shell/react';
import { useDispatch } from 'react-redux';
import { unreadInAll } from '../core/letter-groups.ts';
import { FEEDBACK_UNREAD, feedbackApi } from '../redux/feedback-api.ts';

/** Long, as new letters and answers are not urgent. */
const POLL_MS = 60_000;

/** Unread letters of all groups. */
export function useLetterCount(): number {
  const dispatch = useDispatch();
  // They may have been read in another tab.
  useShownAgain(() => void dispatch(gatewayApi.util.invalidateTags(['unread', 'member/letters'])));
  const { data } = useUnread({ pollingInterval: useShown() ? POLL_MS : 0 });
  return data ? unreadInAll(data) : 0;
}

/** Number of feedback entries with an unread answer. */
export function useFeedbackCount(): number {
  const dispatch = useDispatch();
  useShownAgain(() => void dispatch(gatewayApi.util.invalidateTags([FEEDBACK_UNREAD])));
  const { data } = feedbackApi.useFeedbackUnreadQuery(undefined, {
    pollingInterval: useShown() ? POLL_MS : 0,
  });
  return data ?? 0;
}
