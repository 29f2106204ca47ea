import { useT } from '@courtside/i18n/react';
import { Button, ButtonLink, EmptyState } from '@courtside/ui';
import { Link } from 'react-router';
import { m } from '../messages.ts';
import { m as own } from './not-found-messages.ts';
import { useNavigation } from './use-navigation.ts';

export function NotFound() {
  const t = useT();
  const { back } = useNavigation();
  return (
    <div className="cs-shell-page">
      <h1 className="cs-visually-hidden">{t(m.notFoundTitle)}</h1>
      <EmptyState
        title={t(m.notFoundTitle)}
        detail={t(own.notFoundDetail)}
        action={
          <>
            <ButtonLink variant="primary" render={<Link to="/" />}>
              {t(own.backHome)}
            </ButtonLink>
            <Button variant="ghost" onClick={back}>
              {t(own.back)}
            </Button>
          </>
        }
      />
    </div>
  );
}
