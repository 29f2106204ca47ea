import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useAction } from '@courtside/shell/react';
import { Button, ConfirmDialog } from '@courtside/ui';
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
      <ConfirmDialog
        open={asking}
        width="sm"
        labels={{
          title: t(words.tips),
          confirm: t(words.confirm),
          cancel: t(words.cancel),
          close: t(words.close),
        }}
        loading={busy}
        onConfirm={() => void close()}
        onCancel={() => setAsking(false)}
      >
        {t(m.closeQuestion)}
      </ConfirmDialog>
    </>
  );
}
