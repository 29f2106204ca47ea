import type { BetLimits, LimitsNow } from '../betting/bet-limits.ts';
import { type DoorBody, DoorError, text } from './input.ts';

const RULES: ReadonlySet<string> = new Set(['event', 'market', 'pick', 'off']);
const AMOUNTS = ['selection', 'match', 'member'] as const;

/**
 * Sets the limits of members' open bets; missing fields get their defaults.
 *
 * @throws DoorError
 */
export function changeBetLimits(limits: LimitsNow, body: DoorBody): BetLimits {
  const duplicates = text(body, 'duplicates');
  if (duplicates !== undefined && !RULES.has(duplicates)) {
    throw new DoorError('duplicates is event, market, pick or off');
  }
  const amounts = AMOUNTS.flatMap((name) => {
    const amount = text(body, name);
    if (amount === undefined) return [];
    if (!/^\d{1,12}(\.\d{1,2})?$/.test(amount)) throw new DoorError(`${name} is no amount`);
    return [[name, amount] as const];
  });
  return limits.set({
    ...(duplicates === undefined ? {} : { duplicates: duplicates as BetLimits['duplicates'] }),
    ...Object.fromEntries(amounts),
  });
}
