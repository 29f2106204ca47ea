import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { isCourtsideError } from '@courtside/kernel';
import { Button, EmptyState } from '@courtside/ui';
import type { CrashProps } from './crash-boundary.tsx';
import { m } from '../messages.ts';
import { keepFocusNear } from '../screen/keep-focus-near.ts';

/** Shown when a screen fails to draw or to load. A screen that could not be loaded can be requested again. */
export function CrashPage({ fault, retry }: CrashProps) {
  const t = useT();
  const unreachable = isCourtsideError(fault) && fault.kind === 'network';
  return (
    <div className="cs-shell-page">
      <EmptyState
        ref={keepFocusNear}
        tone="error"
        title={t(unreachable ? m.screenFailed : m.crashTitle)}
        detail={t(unreachable ? words.network : m.crashDetail)}
        action={
          <Button variant="primary" onClick={unreachable ? retry : () => location.reload()}>
            {t(unreachable ? words.retry : words.reload)}
          </Button>
        }
      />
    </div>
  );
}
