import type { VenueType } from '@courtside/contract';
import { type Days, isDay, type Period, PERIODS } from '@courtside/kernel';

export type RecordStatus = 'unsettled' | 'settled' | 'refused' | 'all';

/** Which bets a member wants to see, as the address of the page keeps it. */
export interface RecordFilter {
  readonly status: RecordStatus;
  /** Bounds nothing while `status` is `unsettled` or a number is looked for. */
  readonly period: Period;
  /** Null unless `period` is `days`. */
  readonly days: Days | null;
  /** Any part of a ticket's number, digits only; empty for none. */
  readonly number: string;
  /** A venue's `enName`; empty for the local sports venue. */
  readonly venue: string;
  /** Empty for bets on sports. */
  readonly category: VenueType | '';
}

const STATUSES: readonly RecordStatus[] = ['unsettled', 'settled', 'refused', 'all'];
const CATEGORIES: readonly VenueType[] = ['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'];

const among = <T extends string>(all: readonly T[], text: string | null): T | undefined =>
  all.find((each) => each === text);

/** Digits of what was typed or pasted, as many as the gateway takes. @example digitsOf('注单 12 34') // '1234' */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, 24);
}

/** The part of an address that a filter is read from; `URLSearchParams` is one. */
export interface FilterParams {
  get(name: string): string | null;
}

/** The filter that an address names; what it does not name, or names wrongly, is as usual. */
export function readFilter(params: FilterParams): RecordFilter {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : null;
  const asked = among(PERIODS, params.get('period')) ?? 'week';
  const period = asked === 'days' && !days ? 'week' : asked;
  return {
    status: among(STATUSES, params.get('status')) ?? 'unsettled',
    period,
    days: period === 'days' ? days : null,
    number: digitsOf(params.get('number') ?? ''),
    venue: (params.get('venue') ?? '').slice(0, 16),
    category: among(CATEGORIES, params.get('category')) ?? '',
  };
}

/** The address of a filter, without what is as usual; the page begins anew. */
export function writeFilter({ days, ...filter }: RecordFilter): Record<string, string> {
  const usual = readFilter({ get: () => null });
  const params: Record<string, string> = {};
  const names = ['status', 'period', 'number', 'venue', 'category'] as const;
  for (const name of names) if (filter[name] !== usual[name]) params[name] = filter[name];
  if (filter.period === 'days' && days) {
    params['from'] = days.from;
    params['to'] = days.to;
  }
  return params;
}

/** True where rounds of games are asked for and not bets on sports. */
export function isOfGames({ venue, category }: Pick<RecordFilter, 'venue' | 'category'>): boolean {
  return venue !== '' ? venue !== 'CRTY' : category !== '' && category !== 'TY';
}
