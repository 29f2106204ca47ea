import { type CashOutLeg, cashOutValue, type ResultCode } from '@courtside/betslip';
import type { CashOutOffer } from '@courtside/contract';
import type { World } from '../world/world.ts';
import { gradeLeg, isDecided } from './grading.ts';
import { foldsOf, type Leg, stakeLeftOf, type Ticket } from './ticket-row.ts';

export type Valued =
  | { readonly ok: true; readonly value: bigint }
  | { readonly ok: false; readonly reason: NonNullable<CashOutOffer['reason']> };

const STATES: Readonly<Partial<Record<ResultCode, CashOutLeg['state']>>> = {
  W: 'won',
  LW: 'half-won',
  LL: 'half-lost',
  L: 'lost',
};

/** The current result of a leg in the world, which may not be booked yet. */
function codeNow(world: World, leg: Leg): ResultCode | null {
  if (leg.code !== null) return leg.code;
  const state = world.stateOf(leg.gidm);
  return state === undefined ? null : (gradeLeg(leg, state)?.code ?? null);
}

/** @returns null for a running leg without a price */
function legNow(world: World, leg: Leg, code: ResultCode | null): CashOutLeg | null {
  const takenPrice = leg.ior;
  if (code !== null) return { takenPrice, state: STATES[code] ?? 'void' };
  const listed = world.find(leg.gidm);
  if (listed === undefined) return null;
  const live = listed.show === 'RB';
  // No cash-out in a moment in which a bet would be refused as dangerous.
  if (listed.suspended || (live && listed.danger)) return { takenPrice, state: 'suspended' };
  const price = world.linePrice(leg);
  if (price === undefined) return null;
  return { takenPrice, state: 'open', priceNow: price.own, otherPricesNow: price.others };
}

/** The current value of a running ticket or of its rest, in fen. */
export function valueOf(world: World, ticket: Ticket, margin: string): Valued {
  if (ticket.status === 'settled') return { ok: false, reason: 'settled' };
  if (ticket.status !== 'unsettled') return { ok: false, reason: 'not-open' };
  const codes = ticket.legs.map((leg) => codeNow(world, leg));
  const folds = foldsOf(ticket);
  if (isDecided(codes, folds)) return { ok: false, reason: 'settled' };
  const legs = ticket.legs.map((leg, at) => legNow(world, leg, codes[at] ?? null));
  const known = legs.filter((leg) => leg !== null);
  if (known.some(({ state }) => state === 'suspended')) return { ok: false, reason: 'suspended' };
  if (known.length < legs.length) return { ok: false, reason: 'no-price' };
  const found = cashOutValue({
    ticket: { folds, unit: ticket.unit },
    legs: known,
    stakeLeft: stakeLeftOf(ticket),
    margin,
    rules: { rounding: 'truncate', roundEach: 'ticket' },
  });
  if (!found.ok)
    return { ok: false, reason: found.reason === 'suspended' ? 'suspended' : 'no-price' };
  return found.value === 0n ? { ok: false, reason: 'no-value' } : found;
}
