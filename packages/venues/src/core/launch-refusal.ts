import type { VenueActivity, VenueType } from '@courtside/contract';
import type { EntryFunds } from './entry-funds.ts';

/** The gateway's refusal of a launch. */
export interface RefusedLaunch {
  /** Null for a fault without a code, such as a lost connection. */
  readonly statusCode: number | null;
  /** The gateway's text for the member; empty when there is none. */
  readonly message: string;
  readonly data: unknown;
  /** The fault itself, for code that shows faults. */
  readonly fault: unknown;
}

/** Consequence of a refused launch. */
export type LaunchRefusal =
  /** A promotion binds the venue's wallet: the member is asked for the amount to transfer in. */
  | { readonly type: 'bound'; readonly message: string; readonly activity: VenueActivity | null }
  /** `reopensAt` in ms since the epoch; null when unknown. */
  | { readonly type: 'maintenance'; readonly reopensAt: number | null }
  | { readonly type: 'login-first' }
  /** Already reported elsewhere: the session has expired, or the game must be entered again. */
  | { readonly type: 'silent' }
  | {
      readonly type: 'fault';
      readonly fault: unknown;
      /** Balances after a launch without an answer that may have moved money; null when they are unknown. */
      readonly funds?: EntryFunds | null;
    };

const BOUND = 6413;
const MAINTENANCE: readonly number[] = [6013, 6415];
/** The session has expired; the wallet's token has; the data is abnormal. The site reports each for every call. */
const TOLD: readonly number[] = [6001, 6099, 6302];
/** Region and player protection have their own texts, also for sports. */
const OWN_WORDS = (code: number): boolean =>
  (code >= 6031 && code <= 6033) || (code >= 6701 && code <= 6710);

const textOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const inRange = (code: number | null, first: number, last: number): boolean =>
  code !== null && code >= first && code <= last;

/** Whether a code means that the venue is closed for maintenance. */
export const isClosedCode = (code: number | null): boolean =>
  code !== null && MAINTENANCE.includes(code);

/** Whether a code is a refusal of player protection, which the site's play gate, if it has one, explains itself. */
export const isPlayRefusal = (code: number | null): boolean => inRange(code, 6701, 6711);

/**
 * Whether a retry is useless and must not be offered: the member is excluded or too young, or play is not open there.
 */
export const isFinalRefusal = (code: number | null): boolean =>
  inRange(code, 6702, 6707) || inRange(code, 6031, 6033);

/** The business code of a fault; null when it has none. */
export function codeOf(fault: unknown): number | null {
  const code = textOf(fault, 'statusCode');
  return typeof code === 'number' ? code : null;
}

/** The promotion in a 6413 refusal, if its data is complete. */
export function activityOf(data: unknown): VenueActivity | null {
  const keys = ['promotionId', 'title', 'required', 'done', 'left'] as const;
  if (!keys.every((key) => typeof textOf(data, key) === 'string')) return null;
  return data as VenueActivity;
}

/**
 * Consequence of a refused launch: 6413 asks for the amount to transfer in, 6415 and 6013 show the notice of
 * maintenance, sports that cannot be launched open the login prompt (spec betting 8); anything else is shown as a
 * fault.
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
