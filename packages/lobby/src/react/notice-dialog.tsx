import type { Notice } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Confirm } from '@courtside/shell/react';
import { useNavigate } from 'react-router';
import { m } from './messages.ts';

export interface NoticeDialogProps {
  notice: Notice;
  open: boolean;
  onClose: () => void;
}

/** A whole notice, with the way to its page if it has one. */
export function NoticeDialog({ notice, open, onClose }: NoticeDialogProps) {
  const t = useT();
  const { tag } = useLanguage();
  const navigate = useNavigate();
  const { title, path, action = title } = notice;
  function follow() {
    onClose();
    if (path !== undefined) void navigate(path);
  }
  return (
    <Confirm
      // It asks nothing, so it interrupts nobody, and a click beside it closes it.
      role="dialog"
      dismissible
      open={open}
      title={title}
      buttons={path === undefined ? 'none' : 'confirm'}
      confirmText={action}
      onConfirm={follow}
      onCancel={onClose}
    >
      <div className="cs-lobby-notice">
        <p className="cs-lobby-notice__time">
          {t(m.published, { time: formatInstant(notice.publishedAt, tag) })}
        </p>
        {notice.content.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Confirm>
  );
}
