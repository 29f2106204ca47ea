import type { SlipContext } from '@courtside/betslip';
import { createQuickBets, type QuickBetter } from '@courtside/betslip/runner';
import { usePlayState } from '@courtside/responsible-play/react';
import { useServices } from '@courtside/shell/react';
import { useEffect, useState } from 'react';
import type { SiteSport } from './site-sport.ts';

/**
 * Quick bets of this visit to the page, where the brand offers them and the member's market allows them.
 *
 * @param context rules for the slip; null where the member may not bet now
 */
export function useQuickBets(
  { runner, readSlip }: SiteSport,
  context: SlipContext | null,
): QuickBetter | null {
  const { brand, events } = useServices();
  const { toggles } = brand;
  const { data: play } = usePlayState();
  const [quick] = useState(() => createQuickBets({ runner, read: readSlip }));
  useEffect(() => quick.judgeBy(context));
  const allowed = toggles.quickBet && play?.policy.quickBets === true;
  const open = allowed && context !== null;
  useEffect(() => {
    // After a break, a login or any other interruption the member must turn them on again.
    if (!open) quick.turnOff();
  }, [open, quick]);
  // Another member must not get the amount that this one typed.
  useEffect(() => events.on('memberChanged', () => quick.turnOff()), [events, quick]);
  return allowed ? quick : null;
}
