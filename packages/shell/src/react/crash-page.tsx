import { useT } from '@courtside/i18n/react';
import { Button, EmptyState } from '@courtside/ui';
import { m } from './messages.ts';

/** What shows when a screen fails to draw or to load. */
export function CrashPage() {
  const t = useT();
  return (
    <div className="cs-shell-page">
      <EmptyState
        tone="error"
        title={t(m.crashTitle)}
        detail={t(m.crashDetail)}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {t(m.reload)}
          </Button>
        }
      />
    </div>
  );
}
