import type { VenueActivity, VenueType } from '@courtside/contract';
import type { EntryFunds } from './entry-funds.ts';

/** Why a launch was not taken, as the gateway says it. */
export interface RefusedLaunch {
  /** Null for a fault without a code, such as a lost connection. */
  readonly statusCode: number | null;
  /** What the gateway says, for people; empty where it says nothing. */
  readonly message: string;
  readonly data: unknown;
  /** The fault itself, for what tells faults. */
  readonly fault: unknown;
}

/** What follows from a refused launch. */
export type LaunchRefusal =
  /** A promotion binds the venue's wallet: the member is asked for the amount to take in. */
  | { readonly type: 'bound'; readonly message: string; readonly activity: VenueActivity | null }
  /** `reopensAt` in ms since the epoch; null where nobody knows. */
  | { readonly type: 'maintenance'; readonly reopensAt: number | null }
  | { readonly type: 'login-first' }
  /** Told elsewhere already: the session is over, or the game must be entered again. */
  | { readonly type: 'silent' }
  | {
      readonly type: 'fault';
      readonly fault: unknown;
      /** Where the money is after a launch without an answer that may have moved it; null where that is not known. */
      readonly funds?: EntryFunds | null;
    };

const BOUND = 6413;
const MAINTENANCE: readonly number[] = [6013, 6415];
/** The session is over; the data is abnormal. The site tells both wherever they come from. */
const TOLD: readonly number[] = [6001, 6302];
/** Region and player protection have their own words, in sports too. */
const OWN_WORDS = (code: number): boolean =>
  (code >= 6031 && code <= 6033) || (code >= 6701 && code <= 6710);

const textOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const inRange = (code: number | null, first: number, last: number): boolean =>
  code !== null && code >= first && code <= last;

/** Whether a code says that the venue is closed for maintenance. */
export const isClosedCode = (code: number | null): boolean =>
  code !== null && MAINTENANCE.includes(code);

/** A refusal of player protection, which the gate of a site that has it tells in its own words. */
export const isPlayRefusal = (code: number | null): boolean => inRange(code, 6701, 6711);

/**
 * Whether trying again is of no use, and must not be offered: to a member who is excluded or too young, or where play is
 * not open.
 */
export const isFinalRefusal = (code: number | null): boolean =>
  inRange(code, 6702, 6707) || inRange(code, 6031, 6033);

/** The business code of a fault; null for one without. */
export function codeOf(fault: unknown): number | null {
  const code = textOf(fault, 'statusCode');
  return typeof code === 'number' ? code : null;
}

/** The promotion that 6413 names, where what it tells is whole. */
export function activityOf(data: unknown): VenueActivity | null {
  const keys = ['promotionId', 'title', 'required', 'done', 'left'] as const;
  if (!keys.every((key) => typeof textOf(data, key) === 'string')) return null;
  return data as VenueActivity;
}

/**
 * What a refused launch leads to: 6413 to the amount to take in, 6415 and 6013 to the notice of maintenance; sports that
 * cannot be launched to the login prompt (spec betting 8); everything else is told as the fault that it is.
 *
 * @example launchRefusal({ statusCode: 6415, data: { reopensAt: 1 }, … }, 'DZ') // { type: 'maintenance', reopensAt: 1 }
 */
export function launchRefusal(
  { statusCode, message, data, fault }: RefusedLaunch,
  category: VenueType,
): LaunchRefusal {
  if (statusCode === BOUND) return { type: 'bound', message, activity: activityOf(data) };
  if (isClosedCode(statusCode)) {
    const reopensAt = textOf(data, 'reopensAt');
    return { type: 'maintenance', reopensAt: typeof reopensAt === 'number' ? reopensAt : null };
  }
  if (statusCode !== null && TOLD.includes(statusCode)) return { type: 'silent' };
  if (statusCode !== null && OWN_WORDS(statusCode)) return { type: 'fault', fault };
  return category === 'TY' ? { type: 'login-first' } : { type: 'fault', fault };
}
