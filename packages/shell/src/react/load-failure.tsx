import { useFaultText, useT } from '@courtside/i18n/react';
import { Button, EmptyState } from '@courtside/ui';
import { m } from './load-messages.ts';
import { useAction } from './use-action.ts';

export interface LoadFailureProps {
  fault: unknown;
  retry: () => Promise<unknown>;
}

/** Stands where what could not be loaded would be, and tries again. */
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
        <Button
          loading={busy}
          onClick={() =>
            void run(async () => {
              await retry();
            })
          }
        >
          {t(m.retry)}
        </Button>
      }
    />
  );
}
