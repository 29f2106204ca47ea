import type { SlipRunner } from '@courtside/betslip/runner';
import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import type { PickPort } from '@courtside/sports/react';
import { useMemo } from 'react';
import { createPickPort } from './pick-port.ts';
import { limitReached, orderConfirming } from './refusal-messages.ts';

/** Adds picks to the slip and says why one is refused. */
export function useSlipPicks(runner: SlipRunner): PickPort {
  const t = useT();
  const { toaster } = useServices();
  return useMemo(
    () =>
      createPickPort(runner, ([refusal]) => {
        const limit = refusal?.code === 'slip.limit-reached';
        toaster.show(t(limit ? limitReached : orderConfirming, { ...refusal?.params }));
      }),
    [runner, t, toaster],
  );
}
