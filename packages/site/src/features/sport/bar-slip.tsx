import { SlipBarButton } from '@courtside/betslip/react';
import { isCurrency } from '@courtside/money';
import { useBalance, useServices } from '@courtside/shell/react';
import { BOARD_PATH } from '@courtside/sports';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SiteSport } from './site-sport.ts';

/** The slip in the bottom bar of a phone. On a page without prices it opens the sports page, which shows the slip. */
export function createBarSlip({ slipDoor }: SiteSport): ComponentType {
  return function BarSlip() {
    const { brand } = useServices();
    const { data: balance } = useBalance();
    const navigate = useNavigate();
    const { pathname } = useLocation();
    return (
      <SlipBarButton
        currency={isCurrency(balance?.currency) ? balance.currency : brand.currency}
        onPress={() => {
          if (slipDoor.toggle()) return;
          // The slip of the sports page may still load.
          slipDoor.openNext();
          if (pathname !== BOARD_PATH) void navigate(BOARD_PATH);
        }}
      />
    );
  };
}
