import { useT } from '@courtside/i18n/react';
import { useAction, useServices, useSiteNow } from '@courtside/shell/react';
import { Button, DataList, Dialog } from '@courtside/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { words } from '@courtside/i18n';
import { sessionClock, type PlaySessionView } from '../core/play-view.ts';
import { spentTime } from '../core/spent-time.ts';
import { playApi } from '../redux/play-api.ts';
import { m } from './messages.ts';
import { s } from './session-messages.ts';
import { usePlayTexts } from './use-play-texts.ts';

export interface RealityCheckProps {
  /** Whether the gateway waits for the acknowledgement. */
  open: boolean;
  shown: PlaySessionView;
}

const SECOND_MS = 1000;

/** Time and money of the session, until the member confirms it. Neither a timeout nor Escape closes it. */
export function RealityCheck({ open, shown }: RealityCheckProps) {
  const t = useT();
  const texts = usePlayTexts();
  const navigate = useNavigate();
  const { logout } = useServices();
  const now = useSiteNow({ everyMs: SECOND_MS, stopped: !open });
  const done = useRef<HTMLButtonElement>(null);
  const [acknowledge] = playApi.useAcknowledgeRealityCheckMutation();
  const { busy, run } = useAction();
  const seen = (path?: string) =>
    void run(async () => {
      await acknowledge().unwrap();
      if (path !== undefined) await navigate(path);
    });
  const { elapsedMs } = sessionClock(shown, now ?? shown.startedAt + shown.elapsedMs);
  return (
    <Dialog
      role="alertdialog"
      open={open}
      width="sm"
      title={t(s.check)}
      closeLabel={t(words.close)}
      closable={false}
      dismissible={false}
      onClose={() => undefined}
      initialFocus={() => done.current}
      footer={
        <>
          <Button disabled={busy} onClick={() => void logout().then(() => navigate('/'))}>
            {t(s.logout)}
          </Button>
          <Button disabled={busy} onClick={() => seen('/mine/play')}>
            {t(s.checkTools)}
          </Button>
          <Button ref={done} variant="primary" loading={busy} onClick={() => seen()}>
            {t(s.checkDone)}
          </Button>
        </>
      }
    >
      <DataList
        items={[
          { label: t(m.time), value: spentTime(elapsedMs) },
          { label: t(m.staked), value: texts.amount(shown.staked) },
          { label: t(m.returned), value: texts.amount(shown.returned) },
          { label: t(m.net), value: texts.amount(shown.net) },
        ]}
      />
      <p className="cs-play__note">{t(s.checkDetail)}</p>
    </Dialog>
  );
}
