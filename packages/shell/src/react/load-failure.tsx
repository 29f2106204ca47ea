import { words } from '@courtside/i18n';
import { useFaultText, useT } from '@courtside/i18n/react';
import { Button, EmptyState } from '@courtside/ui';
import { m } from './load-messages.ts';
import { useAction } from './use-action.ts';

export interface LoadFailureProps {
  /** What went wrong; without it a general sentence shows. */
  fault?: unknown;
  /** Asks again. Without it there is no button: the caller asks again by itself. */
  retry?: () => Promise<unknown>;
}

/** Stands where what could not be loaded would be. */
export function LoadFailure({ fault, retry }: LoadFailureProps) {
  const t = useT();
  const faultText = useFaultText();
  const { busy, run } = useAction();
  return (
    <EmptyState
      tone="error"
      title={t(m.failed)}
      detail={faultText(fault)}
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
            {t(words.retry)}
          </Button>
        )
      }
    />
  );
}
