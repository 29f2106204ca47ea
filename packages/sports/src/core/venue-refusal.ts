import { isInstant } from '@courtside/kernel';

/** Why the sports venue serves no one, or not this caller. */
export type VenueRefusal =
  | {
      readonly kind: 'maintenance';
      /** Milliseconds since the epoch; null where the venue does not say. */
      readonly reopensAt: number | null;
    }
  /** The caller's region, or address, is blocked. */
  | { readonly kind: 'region' };

const MAINTENANCE = 6415;
/** Region limited, and IP restricted access. */
const SHUT_OUT: readonly unknown[] = [6031, 6033];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The refusal of the venue as a whole that a fault reports; null for any other fault.
 *
 * @param fault as thrown by a call of the gateway, with its result code (spec access 6) as `statusCode`
 * @example venueRefusal(fault) // { kind: 'maintenance', reopensAt: 1781205000000 }
 */
export function venueRefusal(fault: unknown): VenueRefusal | null {
  if (!isRecord(fault)) return null;
  const { statusCode, data } = fault;
  if (SHUT_OUT.includes(statusCode)) return { kind: 'region' };
  if (statusCode !== MAINTENANCE) return null;
  const reopensAt = isRecord(data) ? data['reopensAt'] : null;
  return { kind: 'maintenance', reopensAt: isInstant(reopensAt) ? reopensAt : null };
}
