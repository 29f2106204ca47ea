import type { Notice } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { lazyPart, NotOpened, type OpenedPartProps } from '@courtside/shell/react';
import { NoticeMarquee } from '@courtside/ui';
import { Suspense, useState } from 'react';
import { lobbyApi } from '../redux/lobby-api.ts';
import { m } from './messages.ts';
import type { NoticeDialogProps } from './notice-dialog.tsx';

const NoticeDialog = lazyPart<NoticeDialogProps & OpenedPartProps>(
  async () => (await import('./notice-dialog.tsx')).NoticeDialog,
  NotOpened,
);

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
      {chosen && (
        <Suspense>
          <NoticeDialog
            notice={chosen}
            open={open}
            onClose={() => setOpen(false)}
            onMissing={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
