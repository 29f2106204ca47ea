import { useT } from '@courtside/i18n/react';
import { useCustomerService, useHasRoute } from '@courtside/shell/react';
import { Button, ButtonLink } from '@courtside/ui';
import { Link, useLocation } from 'react-router';
import { shared } from './shared-messages.ts';

/** The page to bind and verify phone and name; afterwards it returns to `from` of the location's state. */
export const AUTH = '/mine/auth';
/** The page to reset the withdrawal password; it returns in the same way. */
export const RESET_PASSWORD = '/mine/takemoney?password=reset';
const CARDS = '/mine/addBankCard';

/** Opens customer service. */
export function ServiceButton() {
  const t = useT();
  const service = useCustomerService();
  return (
    <Button size="sm" loading={service.busy} onClick={service.open}>
      {t(shared.service)}
    </Button>
  );
}

/** Link to a page that returns here. Customer service when the site has no such page. */
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

/** Link to the page on which a phone, a name or a card is bound. */
export function BindLink({ need = 'name' }: { need?: 'phone' | 'name' | 'card' }) {
  const t = useT();
  return <StepLink to={need === 'card' ? CARDS : AUTH} text={t(shared.goBind)} />;
}
