import { words } from '@courtside/i18n';
import { useFaultText, useT } from '@courtside/i18n/react';
import { Button, EmptyState } from '@courtside/ui';
import type { ReactNode } from 'react';
import { m } from './load-messages.ts';
import { useAction } from './use-action.ts';
import { useAskAgain } from './use-ask-again.ts';
import { useConnection } from '../use-connection.ts';

export interface LoadFailureProps {
  /** What could not be loaded. @default 加载失败 */
  title?: string;
  /** What went wrong; without it a general sentence shows. */
  fault?: unknown;
  /** Says it instead of the fault. */
  detail?: string;
  /** Asks again. Without it there is no button: the caller asks again by itself. */
  retry?: () => unknown;
  /** @default 重试 */
  retryText?: string;
  /** Links or buttons beside 重试, for who would rather do something else. @default none */
  ways?: ReactNode;
  /** Asks again by itself when the connection is back; not where that would lose what is on the page. @default true */
  automatic?: boolean;
}

/**
 * Stands where what could not be loaded would be. While the site has no connection it says no reason, as the connection
 * bar does so once for all, and waits; it asks again by itself when the connection is back.
 */
export function LoadFailure({
  title,
  fault,
  detail,
  retry,
  retryText,
  ways,
  automatic = true,
}: LoadFailureProps) {
  const t = useT();
  const faultText = useFaultText();
  const { busy, run } = useAction();
  const { usable } = useConnection();
  const ask = async () => retry?.();
  // What fails again is told where it is shown.
  useAskAgain(() => void ask().catch(() => undefined), automatic);
  return (
    <EmptyState
      tone="error"
      title={title ?? t(m.failed)}
      {...(usable && { detail: detail ?? faultText(fault) })}
      action={
        <div className="cs-shell-ways">
          {retry && (
            <Button
              loading={busy || !usable}
              onClick={() =>
                void run(async () => {
                  await retry();
                })
              }
            >
              {retryText ?? t(words.retry)}
            </Button>
          )}
          {ways}
        </div>
      }
    />
  );
}
