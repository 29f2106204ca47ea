import { useT } from '@courtside/i18n/react';
import { useCustomerService, useHasRoute } from '@courtside/shell/react';
import { Button, ButtonLink } from '@courtside/ui';
import { Link, useLocation } from 'react-router';
import { shared } from './shared-messages.ts';

/** Where phone and name are bound and proven; it comes back to `from` of the location's state when that is done. */
export const AUTH = '/mine/auth';
/** Where the withdrawal password is reset; it comes back as well. */
export const RESET_PASSWORD = '/mine/takemoney?password=reset';
const CARDS = '/mine/addBankCard';

/** Leads to customer service. */
export function ServiceButton() {
  const t = useT();
  const service = useCustomerService();
  return (
    <Button size="sm" loading={service.busy} onClick={service.open}>
      {t(shared.service)}
    </Button>
  );
}

/** Leads to a page that comes back here. Where the site has no such page, to customer service. */
export function StepLink({ to, text }: { to: string; text: string }) {
  const { pathname, search } = useLocation();
  const [path = ''] = to.split('?');
  if (!useHasRoute(path)) return <ServiceButton />;
  return (
    <ButtonLink
      size="sm"
      variant="primary"
      render={<Link to={to} state={{ from: pathname + search }} />}
    >
      {text}
    </ButtonLink>
  );
}

/** Leads to where a phone, a name or a card is bound. */
export function BindLink({ need = 'name' }: { need?: 'phone' | 'name' | 'card' }) {
  const t = useT();
  return <StepLink to={need === 'card' ? CARDS : AUTH} text={t(shared.goBind)} />;
}
