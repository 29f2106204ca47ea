import { useT } from '@courtside/i18n/react';
import { Button, Dialog } from '@courtside/ui';
import { m } from './login-prompt-messages.ts';
import { useServices } from './services.tsx';

/** Says that this needs a login; its button leads to it (spec access 2). */
export function LoginPromptDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const { events } = useServices();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(m.warmTips)}
      closeLabel={t(m.close)}
      width="sm"
      footer={
        <Button
          variant="primary"
          onClick={() => {
            onClose();
            events.emit('login', undefined);
          }}
        >
          {t(m.confirm)}
        </Button>
      }
    >
      <p>{t(m.loginTips)}</p>
    </Dialog>
  );
}
