import { words } from '@courtside/i18n';
import { useFaultText, useT } from '@courtside/i18n/react';
import { Button, EmptyState } from '@courtside/ui';
import { m } from './load-messages.ts';
import { useAction } from './use-action.ts';

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
}

/** Stands where what could not be loaded would be. */
export function LoadFailure({ title, fault, detail, retry, retryText }: LoadFailureProps) {
  const t = useT();
  const faultText = useFaultText();
  const { busy, run } = useAction();
  return (
    <EmptyState
      tone="error"
      title={title ?? t(m.failed)}
      detail={detail ?? faultText(fault)}
      action={
        retry && (
          <Button
            loading={busy}
            onClick={() =>
              void run(async () => {
                await retry();
              })
            }
          >
            {retryText ?? t(words.retry)}
          </Button>
        )
      }
    />
  );
}
