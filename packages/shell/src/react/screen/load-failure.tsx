import { words } from '@courtside/i18n';
import { useFaultText, useT } from '@courtside/i18n/react';
import { Button, EmptyState } from '@courtside/ui';
import type { ReactNode } from 'react';
import { keepFocusNear } from './keep-focus-near.ts';
import { m } from './load-messages.ts';
import { useAction } from './use-action.ts';
import { useAskAgain } from './use-ask-again.ts';
import { useConnection } from '../use-connection.ts';

export interface LoadFailureProps {
  /** Title that tells what could not be loaded. @default 加载失败 */
  title?: string;
  /** The fault; without it a general sentence is shown. */
  fault?: unknown;
  /** Text in place of the fault's sentence. */
  detail?: string;
  /** Retries. Without it there is no button: the caller retries on its own. */
  retry?: () => unknown;
  /** @default 重试 */
  retryText?: string;
  /** Links or buttons beside 重试, for other ways to continue. @default none */
  ways?: ReactNode;
  /** Whether to retry when the connection is back; false where that would lose content of the page. @default true */
  automatic?: boolean;
}

/**
 * Takes the place of content that could not be loaded. While the site has no connection it gives no reason, as the
 * connection bar does so for the whole site, and waits; it retries when the connection is back. If its button has the focus when
 * the content comes, the focus goes to the part of the page around it.
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
  // A failure of the retry is shown by the caller.
  useAskAgain(() => void ask().catch(() => undefined), automatic);
  return (
    <EmptyState
      ref={keepFocusNear}
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
