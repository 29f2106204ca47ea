import { formatDay, formatTime, textIn, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import type { Maintenance } from '@courtside/shell';
import { useCustomerService, useServices } from '@courtside/shell/react';
import { Button, Dialog, EmptyState } from '@courtside/ui';
import { useState, useSyncExternalStore } from 'react';
import { m } from './site-closed-messages.ts';

/** A dialog over the whole site while it is under maintenance (6013). The page behind it stays unchanged. */
export function SiteClosed({ maintenance }: { maintenance: Maintenance }) {
  const t = useT();
  const language = useLanguage();
  const { brand } = useServices();
  const { open: openService, busy } = useCustomerService();
  const closed = useSyncExternalStore(maintenance.subscribe, maintenance.state);
  const [asking, setAsking] = useState(false);
  /** Result of the last check. */
  const [told, setTold] = useState<'still' | 'away' | null>(null);
  // Its text stays while the dialog closes.
  const [last, setLast] = useState(closed);
  if (closed && closed !== last) setLast(closed);
  const until = last?.reopensAt ?? null;
  const said =
    until === null
      ? t(m.soon)
      : t(m.until, {
          time: `${formatDay(until, language.tag)} ${formatTime(until, language.tag)}`,
        });
  async function ask() {
    setAsking(true);
    setTold(null);
    const answered = await maintenance.ask();
    setAsking(false);
    setTold(answered ? maintenance.state() && 'still' : 'away');
  }
  return (
    <Dialog
      open={closed !== null}
      onClose={() => {}}
      title={t(m.title)}
      closeLabel=""
      closable={false}
      hideTitle
      width="page"
    >
      <div className="cs-site-closed">
        <EmptyState
          tone="error"
          title={`${brand.name} ${t(m.title)}`}
          detail={`${said}${t(m.detail)}`}
          action={
            <div className="cs-site-closed__ways">
              <Button variant="primary" loading={asking} onClick={() => void ask()}>
                {t(words.retry)}
              </Button>
              <Button loading={busy} onClick={openService}>
                {t(m.service)}
              </Button>
            </div>
          }
        />
        <p role="status">{told && t(told === 'away' ? words.network : m.still)}</p>
        <p className="cs-shell-footer">
          {brand.minimumAge}+ {textIn(brand.licence, language)}
        </p>
      </div>
    </Dialog>
  );
}
