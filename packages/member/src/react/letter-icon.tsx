import { CountedIcon, useUnread, type MenuIconProps } from '@courtside/shell/react';
import { IconLetter } from '@courtside/ui';
import { unreadInAll } from '../core/letter-groups.ts';
import { useShown } from './use-shown.ts';

/** New letters are no reason to hurry. */
const POLL_MS = 60_000;

/** The icon of the letters, with how many are unread. */
export function LetterIcon(props: MenuIconProps) {
  const unread = useUnread({ pollingInterval: useShown() ? POLL_MS : 0 }).data;
  return (
    <CountedIcon count={unread ? unreadInAll(unread) : 0}>
      <IconLetter {...props} />
    </CountedIcon>
  );
}
