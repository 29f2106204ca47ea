import type { DealKind, DealState } from '@courtside/contract';
import { isDay, PERIODS, type Days, type Period } from '@courtside/kernel';

/** Which movements of the centre wallet a member wants to see, as the address of the page keeps it. */
export interface DealFilter {
  /** Empty for all. */
  readonly kind: DealKind | '';
  readonly state: DealState | '';
  readonly period: Period;
  /** Null unless `period` is `days`. */
  readonly days: Days | null;
}

/** Kinds in the order of the choice. */
export const DEAL_KINDS: readonly DealKind[] = [
  'deposit',
  'withdraw',
  'withdrawReturn',
  'transferIn',
  'transferOut',
  'bet',
  'payout',
  'refund',
  'bonus',
  'adjust',
];

export const DEAL_STATES: readonly DealState[] = ['success', 'pending', 'failed'];

const among = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((each) => each === text);

/** The part of an address that a filter is read from; `URLSearchParams` is one. */
export interface DealParams {
  get(name: string): string | null;
}

/**
 * The filter that an address names; what it does not name, or names wrongly, is as usual: everything of a week.
 *
 * @example readDealFilter(new URLSearchParams('kind=deposit')).period // 'week'
 */
export function readDealFilter(params: DealParams): DealFilter {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : null;
  const asked = among(PERIODS, params.get('period')) ?? 'week';
  const period = asked === 'days' && !days ? 'week' : asked;
  return {
    kind: among(DEAL_KINDS, params.get('kind')) ?? '',
    state: among(DEAL_STATES, params.get('state')) ?? '',
    period,
    days: period === 'days' ? days : null,
  };
}

/** The address of a filter, without what is as usual. */
export function writeDealFilter({ kind, state, period, days }: DealFilter): Record<string, string> {
  return {
    ...(kind !== '' && { kind }),
    ...(state !== '' && { state }),
    ...(period !== 'week' && { period }),
    ...(period === 'days' && days),
  };
}
