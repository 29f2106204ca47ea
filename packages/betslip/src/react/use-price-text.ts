import { oddsFormatMessages } from '@courtside/betting-terms';
import { useT } from '@courtside/i18n/react';
import type { OddsFormat } from '@courtside/money';
import { useCallback, useContext } from 'react';
import { useSelector } from 'react-redux';
import { marketPrice, shownFormat } from '../core/slip/odds-display.ts';
import type { SlipMode } from '../core/slip/slip-state.ts';
import type { Wtype } from '../core/pick/entry.ts';
import type { BetslipRootState } from '../redux/betslip-slice.ts';
import { selectSlip } from '../redux/selectors.ts';
import { OddsDisplayContext } from './odds-display-context.ts';

/** A price to be shown: Hong Kong, with that of the other side for Malay pairs. */
export interface ShownPick {
  readonly wtype: Wtype;
  readonly price: string;
  readonly other?: string | undefined;
}

/** A format and mode of an earlier moment, such as those of an order. */
export interface HeldFormat {
  readonly chosen: OddsFormat;
  readonly mode: SlipMode;
}

function useShown(held: HeldFormat | undefined) {
  // Selected one by one, so that components with prices do not render again at each key of a stake.
  const format = useSelector((root: BetslipRootState) => selectSlip(root).oddsFormat);
  const mode = useSelector((root: BetslipRootState) => selectSlip(root).mode);
  const oddsDisplay = useContext(OddsDisplayContext);
  return { chosen: held?.chosen ?? format, mode: held?.mode ?? mode, oddsDisplay };
}

/** Returns a function that names the format of a price. */
export function useFormatText(held?: HeldFormat): (pick: Pick<ShownPick, 'wtype'>) => string {
  const t = useT();
  const shown = useShown(held);
  return ({ wtype }) => t(oddsFormatMessages[shownFormat({ ...shown, wtype })]);
}

/** Returns a function that writes prices in the format of the member and of the market. */
export function usePriceText(held?: HeldFormat): (pick: ShownPick) => string {
  const { chosen, mode, oddsDisplay } = useShown(held);
  return useCallback(
    (pick) => marketPrice({ ...pick, chosen, mode, oddsDisplay, rounding: 'half-up' }),
    [chosen, mode, oddsDisplay],
  );
}
