import { useT } from '@courtside/i18n/react';
import { useCustomerService } from '@courtside/shell/react';
import { m } from './messages.ts';

/** Link to customer service, in every form of the dialog (spec access 2). */
export function ServiceLink() {
  const t = useT();
  const { open, busy } = useCustomerService();
  return (
    <button type="button" className="cs-auth-link" aria-busy={busy} onClick={open}>
      {t(m.contactService)}
    </button>
  );
}
