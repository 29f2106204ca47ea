import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { DialogHost } from '@courtside/ui';
import { m } from './dialog-messages.ts';
import { useServices } from '../services.tsx';

/** Shows the dialogs that any package opens through `services.dialogs`. */
export function SiteDialogHost() {
  const t = useT();
  const { dialogs } = useServices();
  return (
    <DialogHost
      dialogs={dialogs}
      labels={{
        title: t(words.tips),
        confirm: t(words.confirm),
        cancel: t(words.cancel),
        close: t(words.close),
        loading: t(m.loading),
      }}
    />
  );
}
