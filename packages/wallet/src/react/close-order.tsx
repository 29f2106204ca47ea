import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useAction } from '@courtside/shell/react';
import { Button, Dialog } from '@courtside/ui';
import { useState } from 'react';
import { walletApi } from '../redux/wallet-api.ts';
import { m } from './messages.ts';

/** Gives a waiting order up, after asking. */
export function CloseOrder({ orderId }: { orderId: string }) {
  const t = useT();
  const [closeOrder] = walletApi.useCloseDepositOrderMutation();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const close = () =>
    run(async () => {
      await closeOrder(orderId).unwrap();
      setAsking(false);
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t(m.closeOrder)}</Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t(words.tips)}
        closeLabel={t(words.close)}
        width="sm"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t(words.cancel)}</Button>
            <Button variant="primary" loading={busy} onClick={() => void close()}>
              {t(words.confirm)}
            </Button>
          </>
        }
      >
        <p>{t(m.closeQuestion)}</p>
      </Dialog>
    </>
  );
}
