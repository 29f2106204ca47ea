import { useT } from '@courtside/i18n/react';
import { EmptyState } from '@courtside/ui';
import { Link } from 'react-router';
import { m } from './messages.ts';

export function NotFound() {
  const t = useT();
  return (
    <div className="cs-shell-page">
      <h1 className="cs-visually-hidden">{t(m.notFoundTitle)}</h1>
      <EmptyState
        title={t(m.notFoundTitle)}
        detail={t(m.notFoundDetail)}
        action={
          <Link className="cs-button cs-button--primary cs-button--md" to="/">
            {t(m.backHome)}
          </Link>
        }
      />
    </div>
  );
}
