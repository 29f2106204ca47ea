import { compareMoney, type Currency, isPositiveMoney, type Money } from '@courtside/money';
import { fieldLimits } from './field-limits.ts';
import type { SlipContext, SlipViolation } from './slip-context.ts';
import type { SlipState } from './slip-state.ts';
import { lineStake, slipTotals, type StakeField, stakeFields } from './stakes.ts';
import { moneyText } from '../money-text.ts';

function limitViolations<C extends Currency>(
  slip: SlipState,
  field: StakeField,
  stake: Money<C>,
  context: SlipContext<C>,
): readonly SlipViolation[] {
  const base = { field: field.id, picks: field.picks };
  const limits = fieldLimits(slip, field, context);
  if (!limits) return [];
  const { min, max } = limits;
  if (compareMoney<C>(stake, min) < 0) {
    return [{ code: 'stake.below-min', ...base, params: { min: moneyText(min) } }];
  }
  if (compareMoney<C>(stake, max) > 0) {
    return [{ code: 'stake.above-max', ...base, params: { max: moneyText(max) } }];
  }
  return [];
}

function stakeViolations<C extends Currency>(
  slip: SlipState,
  field: StakeField,
  context: SlipContext<C>,
): readonly SlipViolation[] {
  const base = { field: field.id, picks: field.picks };
  const stake = lineStake(slip, field, context.currency);
  if (!stake.ok) {
    if (stake.error.code === 'money.empty') return [{ code: 'stake.missing', ...base }];
    return [{ code: 'stake.malformed', ...base, params: { reason: stake.error.code } }];
  }
  if (!isPositiveMoney(stake.value)) return [{ code: 'stake.zero', ...base }];
  return limitViolations(slip, field, stake.value, context);
}

/** Whether nothing is staked: the field is empty or 0. */
export const isNoStake = ({ code }: SlipViolation): boolean =>
  code === 'stake.missing' || code === 'stake.zero';

/** Violations of all stakes. Each pick needs a stake; of the combinations of a series one stake is enough. */
export function allStakeViolations<C extends Currency>(
  slip: SlipState,
  context: SlipContext<C>,
): readonly SlipViolation[] {
  const fields = stakeFields(slip);
  const found = fields.flatMap((field) => stakeViolations(slip, field, context));
  if (slip.mode !== 'series') return found;
  const missing = found.filter(isNoStake);
  const others = found.filter((each) => !isNoStake(each));
  return missing.length < fields.length ? others : missing.slice(0, 1);
}

/** Violation of the balance, when the stakes exceed it. */
export function balanceViolations<C extends Currency>(
  slip: SlipState,
  { loggedIn, balance, currency }: SlipContext<C>,
): readonly SlipViolation[] {
  if (!loggedIn || !balance) return [];
  const { stake } = slipTotals(slip, currency);
  if (compareMoney<C>(stake, balance) <= 0) return [];
  const params = {
    balance: moneyText(balance),
    total: moneyText(stake),
  };
  return [{ code: 'stake.above-balance', picks: slip.entries.map(({ id }) => id), params }];
}
