import { cashOutPart, marketPrice, shownFormat } from '@courtside/betslip';
import { correctionText, ticketWorking, winCondition } from '@courtside/betslip/react';
import type { CashOutRunner } from '@courtside/betslip/runner';
import type { BetTools } from '@courtside/member/react';
import type { Brand } from '@courtside/shell';
import { oddsDisplayOf } from './use-slip-picks.ts';

/** The rules of bets as the member's records use them. */
export function createBetTools(brand: Brand, cashOuts: CashOutRunner): BetTools {
  const oddsDisplay = oddsDisplayOf(brand);
  return {
    priceText: ({ wtype, price, series }, chosen) =>
      marketPrice({
        ...{ wtype, price, chosen, oddsDisplay },
        mode: series ? 'series' : 'single',
        rounding: 'half-up',
      }),
    formatOf: ({ wtype, series }, chosen) =>
      shownFormat({ wtype, chosen, oddsDisplay, mode: series ? 'series' : 'single' }),
    working: ticketWorking,
    correction: correctionText,
    need: winCondition,
    cashOut: brand.toggles.cashOut ? { ...cashOuts, part: cashOutPart } : null,
  };
}
