import { useT } from '@courtside/i18n/react';
import { IconPhone, IconService, IconTop } from '@courtside/ui';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { WAY_UP_AT_TOP, wayUp } from '../../core/way-up.ts';
import { m as service } from './customer-service-messages.ts';
import { m } from './side-rail-messages.ts';
import { useCustomerService } from './use-customer-service.ts';

/** State after the last scroll event: reading it during a render would force a layout. */
let now = WAY_UP_AT_TOP;
const onScroll = (listener: () => void) => {
  const scrolled = () => {
    const { scrollTop: top, scrollHeight, clientHeight } = document.documentElement;
    now = wayUp(now, { top, left: scrollHeight - clientHeight - top });
    listener();
  };
  addEventListener('scroll', scrolled, { passive: true });
  return () => removeEventListener('scroll', scrolled);
};
const isOffered = () => now.offered;

/** Customer service, the app and the button to the top, always in the same place. */
export function SideRail({ appPath }: { appPath: string | null }) {
  const t = useT();
  const { open, busy } = useCustomerService();
  const offered = useSyncExternalStore(onScroll, isOffered, () => false);
  /** True while the button to the top has the focus, which would be lost if it were removed. */
  const [held, setHeld] = useState(false);
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
      {(offered || held) && (
        <button
          type="button"
          className="cs-shell-rail__top"
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
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
