import { useT } from '@courtside/i18n/react';
import type { ComponentPropsWithRef } from 'react';
import { m } from './messages.ts';

export interface MoreButtonProps extends ComponentPropsWithRef<'button'> {
  nickname: string;
}

/** The button of a message that opens its menu; the list moves the focus to it (`useRowKeys`). */
export function MoreButton({ nickname, ...props }: MoreButtonProps) {
  const t = useT();
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      tabIndex={-1}
      className="cs-chat-speech__more"
      aria-label={t(m.actions, { name: nickname })}
    >
      ⋯
    </button>
  );
}
