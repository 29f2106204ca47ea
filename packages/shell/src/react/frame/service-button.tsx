import { useT } from '@courtside/i18n/react';
import { IconButton, IconService } from '@courtside/ui';
import { m } from './customer-service-messages.ts';
import { useCustomerService } from './use-customer-service.ts';

/** Customer service in the header, in the same place on every page and at every width. */
export function ServiceButton() {
  const t = useT();
  const { open, busy } = useCustomerService();
  return (
    <IconButton
      className="cs-shell-header__tool"
      label={t(m.service)}
      aria-busy={busy}
      onClick={open}
    >
      <IconService size={18} aria-hidden />
    </IconButton>
  );
}
