import { CountedIcon, type MenuIconProps } from '@courtside/shell/react';
import { IconPencil } from '@courtside/ui';
import { feedbackApi } from '../redux/feedback-api.ts';
import { useShown } from './use-shown.ts';

const POLL_MS = 60_000;

/** The icon of feedback, with how many were answered and not read. */
export function FeedbackIcon(props: MenuIconProps) {
  const unread = feedbackApi.useFeedbackUnreadQuery(undefined, {
    pollingInterval: useShown() ? POLL_MS : 0,
  }).data;
  return (
    <CountedIcon count={unread ?? 0}>
      <IconPencil {...props} />
    </CountedIcon>
  );
}
