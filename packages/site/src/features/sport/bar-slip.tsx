import { SlipBarButton } from '@courtside/betslip/react';
import { isCurrency } from '@courtside/money';
import { useBalance, useServices } from '@courtside/shell/react';
import { BOARD_PATH } from '@courtside/sports';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import type { SiteSport } from './site-sport.ts';

/** The slip in the bottom bar of a phone. On a page without a slip it opens the sports page, which has one. */
export function createBarSlip({ slipDoor }: SiteSport): ComponentType {
  return function BarSlip() {
    const { brand } = useServices();
    const { data: balance } = useBalance();
    const navigate = useNavigate();
    return (
      <SlipBarButton
        currency={isCurrency(balance?.currency) ? balance.currency : brand.currency}
        onPress={() => {
          if (slipDoor.toggle()) return;
          slipDoor.openNext();
          void navigate(BOARD_PATH);
        }}
      />
    );
  };
}
