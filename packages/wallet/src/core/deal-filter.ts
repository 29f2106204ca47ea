import type { DealKind, DealState } from '@courtside/contract';
import { readPeriod, writePeriod, type FilterParams, type PeriodFilter } from './period-filter.ts';

/** The member's filter of movements of the centre wallet, as stored in the page's address. */
export interface DealFilter extends PeriodFilter {
  /** Empty for all. */
  readonly kind: DealKind | '';
  readonly state: DealState | '';
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

const USUAL = 'week';

/**
 * The filter in an address; missing or invalid parts have their defaults: all movements of a week.
 *
 * @example readDealFilter(new URLSearchParams('kind=deposit')).period // 'week'
 */
export function readDealFilter(params: FilterParams): DealFilter {
  return {
    kind: among(DEAL_KINDS, params.get('kind')) ?? '',
    state: among(DEAL_STATES, params.get('state')) ?? '',
    ...readPeriod(params, USUAL),
  };
}

/** The address parameters of a filter, without defaults. */
export function writeDealFilter({ kind, state, ...period }: DealFilter): Record<string, string> {
  return {
    ...(kind !== '' && { kind }),
    ...(state !== '' && { state }),
    ...writePeriod(period, USUAL),
  };
}
