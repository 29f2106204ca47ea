import { SlipBarButton } from '@courtside/betslip/react';
import { isCurrency } from '@courtside/money';
import { useBalance, useServices, type BarSlipProps } from '@courtside/shell/react';
import { BOARD_PATH } from '@courtside/sports';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isElsewhere } from './is-elsewhere.ts';
import type { SiteSport } from './site-sport.ts';

/**
 * The slip in the bottom bar of a phone. On a page without a slip it opens the sports page, which has one.
 *
 * @param slipOn paths of pages with a slip: there it is waited for, even where the page itself is still loading
 */
export function createBarSlip(
  { slipDoor }: SiteSport,
  slipOn: readonly string[] = [],
): ComponentType<BarSlipProps> {
  return function BarSlip({ wanted, onOpened }) {
    const { brand } = useServices();
    const { data: balance } = useBalance();
    const { pathname } = useLocation();
    const navigate = useNavigate();
    /** Path of the page whose slip is waited for. */
    const awaited = useRef<string | null>(null);
    useEffect(() => {
      if (awaited.current === null || awaited.current === pathname) return;
      awaited.current = null;
      slipDoor.forget();
    }, [pathname]);
    const busy = useSyncExternalStore(slipDoor.onChange, slipDoor.isWanted, () => false);
    /** @param unfold of the door, which says whether there is a slip */
    function reach(unfold: () => boolean) {
      if (unfold()) return;
      const hasSlip = slipOn.includes(pathname);
      awaited.current = hasSlip ? pathname : BOARD_PATH;
      slipDoor.openNext();
      if (!hasSlip) void navigate(BOARD_PATH);
    }
    const openEarly = useEffectEvent(() => {
      onOpened();
      if (!isElsewhere()) reach(slipDoor.open);
    });
    const early = useRef(wanted);
    useEffect(() => {
      if (!early.current) return;
      early.current = false;
      // After this button has got the focus of its place, as the slip gives it back to this button.
      queueMicrotask(() => openEarly());
    }, []);
    return (
      <SlipBarButton
        currency={isCurrency(balance?.currency) ? balance.currency : brand.currency}
        busy={busy}
        onPress={() => reach(slipDoor.toggle)}
      />
    );
  };
}
