import type { OddsDisplay, SlipRefusal } from '@courtside/betslip';
import type { Message } from '@courtside/i18n';
import type { Brand } from '@courtside/shell';
import { createSlipWatch, type BetslipRootState } from '@courtside/betslip/redux';
import type { SlipRunner } from '@courtside/betslip/runner';
import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import type { PickPort } from '@courtside/sports/react';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { createPickPort } from './pick-port.ts';
import { limitReached, malformedPick, orderConfirming } from './refusal-messages.ts';

const REFUSALS: Readonly<Record<string, Message>> = {
  'slip.limit-reached': limitReached,
  'selection.malformed': malformedPick,
};

/** Why the slip refuses a pick. */
export const refusalMessage = ({ code }: Pick<SlipRefusal, 'code'>): Message =>
  REFUSALS[code] ?? orderConfirming;

/** The brand's odds format for markets of more than two outcomes. */
export const oddsDisplayOf = ({ toggles }: Pick<Brand, 'toggles'>): OddsDisplay =>
  toggles.asianOdds ? 'asian' : 'as-chosen';

/** Adds picks to the slip and shows why one is refused. */
export function useSlipPicks(runner: Pick<SlipRunner, 'toggle'>): PickPort {
  const t = useT();
  const { brand, toaster } = useServices();
  const store = useStore<BetslipRootState>();
  const watch = useMemo(() => createSlipWatch(store), [store]);
  return useMemo(
    () =>
      createPickPort(
        runner,
        ([refusal]) => {
          if (refusal) toaster.show(t(refusalMessage(refusal), refusal.params));
        },
        { watch, oddsDisplay: oddsDisplayOf(brand) },
      ),
    [brand, runner, t, toaster, watch],
  );
}
