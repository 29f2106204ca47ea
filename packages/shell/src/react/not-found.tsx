import { useT } from '@courtside/i18n/react';
import { ButtonLink, EmptyState } from '@courtside/ui';
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
          <ButtonLink variant="primary" render={<Link to="/" />}>
            {t(m.backHome)}
          </ButtonLink>
        }
      />
    </div>
  );
}
