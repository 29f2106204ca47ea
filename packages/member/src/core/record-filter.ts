import type { VenueType } from '@courtside/contract';
import { type Days, isDay, type Period, PERIODS } from '@courtside/kernel';

export type RecordStatus = 'unsettled' | 'settled' | 'refused' | 'all';

/** A member's filter of bets, as the address of the page keeps it. */
export interface RecordFilter {
  readonly status: RecordStatus;
  /** Ignored while `status` is `unsettled` or `number` is set. */
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

/** Parameters of an address that a filter is read from, such as `URLSearchParams`. */
export interface FilterParams {
  get(name: string): string | null;
}

/** The filter of an address; missing or invalid parameters get their defaults. */
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

/** The address parameters of a filter, without defaults; the page number is dropped. */
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

/** True where the filter is for rounds of games instead of sports bets. */
export function isOfGames({ venue, category }: Pick<RecordFilter, 'venue' | 'category'>): boolean {
  return venue !== '' ? venue !== 'CRTY' : category !== '' && category !== 'TY';
}
