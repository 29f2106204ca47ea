import { useT } from '@courtside/i18n/react';
import { Confirm, useAction } from '@courtside/shell/react';
import { Button } from '@courtside/ui';
import { useState } from 'react';
import { m } from '../messages.ts';

/** Gives a waiting order up, after a confirmation. */
export function CloseOrder({ close }: { close: () => Promise<void> }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t(m.closeOrder)}
      </Button>
      <Confirm
        open={asking}
        width="sm"
        focus="cancel"
        loading={busy}
        onConfirm={() =>
          void run(async () => {
            await close();
            setAsking(false);
          })
        }
        onCancel={() => setAsking(false)}
      >
        {t(m.closeQuestion)}
      </Confirm>
    </>
  );
}
