import { useT } from '@courtside/i18n/react';
import { IconPhone, IconService, IconTop } from '@courtside/ui';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { m as service } from './customer-service-messages.ts';
import { m } from './side-rail-messages.ts';
import { useCustomerService } from './use-customer-service.ts';

/** How far down the page is before the way back up is offered, in CSS pixels. */
const FAR_DOWN = 400;

/** As of the last scrolling: to ask while React draws would have the browser lay the page out at once. */
let farDownNow = false;
const onScroll = (listener: () => void) => {
  const scrolled = () => {
    farDownNow = document.documentElement.scrollTop > FAR_DOWN;
    listener();
  };
  addEventListener('scroll', scrolled, { passive: true });
  return () => removeEventListener('scroll', scrolled);
};
const isFarDown = () => farDownNow;

/** Customer service, the app and the way back up, always in the same place. */
export function SideRail({ appPath }: { appPath: string | null }) {
  const t = useT();
  const { open, busy } = useCustomerService();
  const farDown = useSyncExternalStore(onScroll, isFarDown, () => false);
  return (
    <aside className="cs-shell-rail cs-above-foot" aria-label={t(m.rail)}>
      <button type="button" aria-busy={busy} onClick={open}>
        <IconService size={20} aria-hidden />
        {t(service.service)}
      </button>
      {appPath !== null && (
        <Link to={appPath}>
          <IconPhone size={20} aria-hidden />
          {t(m.app)}
        </Link>
      )}
      {farDown && (
        <button
          type="button"
          className="cs-shell-rail__top"
          onClick={() => document.documentElement.scrollTo({ top: 0, behavior: scrollBehaviour() })}
        >
          <IconTop size={20} aria-hidden />
          {t(m.top)}
        </button>
      )}
    </aside>
  );
}

const scrollBehaviour = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
