import type { Ticket } from '@courtside/contract';
import { minus } from '@courtside/money';
import type { ToldSettlement } from './bet-tools.ts';

type Settlement = Ticket['settlements'][number];

/** The stake of a settlement: the part that was not cashed out before it. */
function stakeOf({ stake, cashOuts }: Ticket, { at }: Settlement): string {
  return cashOuts
    .filter((cashOut) => cashOut.at <= at)
    .reduce((left, cashOut) => minus(left, cashOut.stake), stake);
}

/** A settlement of a ticket with the data of each leg that it used. */
export function toldSettlement(ticket: Ticket, settlement: Settlement): ToldSettlement {
  const { legs, folds, lines } = ticket;
  const { results, payout } = settlement;
  return { legs, results, folds, lines, stake: stakeOf(ticket, settlement), payout };
}
