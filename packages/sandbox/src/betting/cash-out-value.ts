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

/** The result of a leg as the world has it now, which the books may not have yet. */
function codeNow(world: World, leg: Leg): ResultCode | null {
  if (leg.code !== null) return leg.code;
  const state = world.stateOf(leg.gidm);
  return state === undefined ? null : (gradeLeg(leg, state)?.code ?? null);
}

/** @returns null for a leg that runs and has no price */
function legNow(world: World, leg: Leg, code: ResultCode | null): CashOutLeg | null {
  const takenPrice = leg.ior;
  if (code !== null) return { takenPrice, state: STATES[code] ?? 'void' };
  const listed = world.find(leg.gidm);
  if (listed === undefined) return null;
  const live = listed.show === 'RB';
  // What would be refused as a dangerous bet is no moment to sell one either.
  if (listed.suspended || (live && listed.danger)) return { takenPrice, state: 'suspended' };
  const price = world.linePrice(leg);
  if (price === undefined) return null;
  return { takenPrice, state: 'open', priceNow: price.own, otherPricesNow: price.others };
}

/** What a running ticket, or what is left of it, is worth now; fen. */
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
