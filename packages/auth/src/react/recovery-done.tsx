import { useT } from '@courtside/i18n/react';
import { Button, IconSuccess } from '@courtside/ui';
import { useId } from 'react';
import { m } from './messages.ts';
import { ServiceLink } from './service-link.tsx';

/** The success message, which the login form replaces after three seconds (spec access 9). */
export function RecoveryDone({ onLogin }: { onLogin: () => void }) {
  const t = useT();
  const said = useId();
  return (
    <div className="cs-auth-done">
      <IconSuccess className="cs-auth-done__icon" size={40} aria-hidden />
      {/* The toast announces the success; this text describes the button, which has the focus. */}
      <p id={said}>{t(m.congratulation)}</p>
      <p className="cs-auth-note">{t(m.returnSoon)}</p>
      <Button
        data-first
        aria-describedby={said}
        variant="primary"
        size="lg"
        block
        onClick={onLogin}
      >
        {t(m.toLogin)}
      </Button>
      <ServiceLink />
    </div>
  );
}
