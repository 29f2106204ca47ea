import type { OddsFormat } from '@courtside/money';
import { useCallback, useContext } from 'react';
import { useSelector } from 'react-redux';
import { marketPrice } from '../core/odds-display.ts';
import type { SlipMode } from '../core/slip-state.ts';
import type { Wtype } from '../core/entry.ts';
import { selectSlip } from '../redux/selectors.ts';
import { OddsDisplayContext } from './odds-display-context.ts';

/** A price to be shown: Hong Kong, with that of the other side where Malay pairs are wanted. */
export interface ShownPick {
  readonly wtype: Wtype;
  readonly price: string;
  readonly other?: string | undefined;
}

/**
 * Writes prices in the format of the member and of the market; `held` where a format and mode of an earlier moment are
 * meant, such as those of an order.
 */
export function usePriceText(held?: {
  chosen: OddsFormat;
  mode: SlipMode;
}): (pick: ShownPick) => string {
  const slip = useSelector(selectSlip);
  const chosen = held?.chosen ?? slip.oddsFormat;
  const mode = held?.mode ?? slip.mode;
  const oddsDisplay = useContext(OddsDisplayContext);
  return useCallback(
    (pick) => marketPrice({ ...pick, chosen, mode, oddsDisplay, rounding: 'half-up' }),
    [chosen, mode, oddsDisplay],
  );
}
