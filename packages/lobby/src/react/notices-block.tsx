import type { Notice } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Confirm } from '@courtside/shell/react';
import { NoticeMarquee } from '@courtside/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lobbyApi } from '../redux/lobby-api.ts';
import { m } from './messages.ts';

/** The public notices in a line; a click on one shows it whole. Without notices there is no line. */
export function NoticesBlock() {
  const t = useT();
  const { data: notices } = lobbyApi.useNoticesQuery();
  const [chosen, setChosen] = useState<Notice | null>(null);
  const [open, setOpen] = useState(false);
  if (notices?.length === 0) return null;
  return (
    <div className="cs-lobby-notices">
      {notices && (
        <NoticeMarquee
          label={t(m.notices)}
          pauseLabel={t(m.pause)}
          playLabel={t(m.play)}
          notices={notices.map(({ noticeId, title }) => ({ id: noticeId, text: title }))}
          onSelect={(id) => {
            setChosen(notices.find(({ noticeId }) => noticeId === id) ?? null);
            setOpen(true);
          }}
        />
      )}
      {chosen && <NoticeDialog notice={chosen} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}

function NoticeDialog({
  notice,
  open,
  onClose,
}: {
  notice: Notice;
  open: boolean;
  onClose: () => void;
}) {
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
