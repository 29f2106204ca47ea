import { SlipAsidePlace } from '@courtside/member/react';
import type { PickPort } from '@courtside/sports/react';
import { Suspense, useEffect, useId, useMemo, type ComponentType, type ReactNode } from 'react';
import type { SiteSport } from './site-sport.ts';
import type { SlipColumnProps } from './slip-column.tsx';
import { useQuickBets } from './use-quick-bets.ts';
import { useSlipAccount } from './use-slip-account.ts';
import { useSlipPicks } from './use-slip-picks.ts';

export interface SlipBeside {
  /** Id of the slip's region, for a link to it. */
  readonly slipId: string;
  readonly port: PickPort;
  readonly aside: ReactNode;
}

/** The slip beside prices, which loads by itself, and the port for clicked prices. */
export function useSlipBeside(
  sport: SiteSport,
  SlipColumn: ComponentType<SlipColumnProps>,
): SlipBeside {
  // A unique id, as left pages are kept, each with its slip.
  const slipId = useId();
  const { loggedIn, currency, balance, shut } = useSlipAccount();
  const quick = useQuickBets(sport, loggedIn && !shut ? { loggedIn, currency, balance } : null);
  const touched = useMemo(
    () => (quick ? { toggle: quick.touch } : sport.runner),
    [quick, sport.runner],
  );
  const port = useSlipPicks(touched);
  const { slipDoor } = sport;
  useEffect(() => slipDoor.expect(), [slipDoor]);
  const aside = (
    <Suspense fallback={<SlipAsidePlace />}>
      <SlipColumn slipId={slipId} quick={quick} />
    </Suspense>
  );
  return { slipId, port, aside };
}
