import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { DeviceEffect, DeviceEvent, DevicesFull, KnownDevice } from './device-check.ts';
import { REGION_WARNING } from './perform-call.ts';

export interface DeviceParts {
  client: Pick<ApiClient, 'call'>;
  /** Text of a fault for the member. */
  faultText: (fault: unknown) => string;
}

const DEVICES_FULL = 6039;

/**
 * Logs in a member whose login was verified (spec access 7).
 *
 * @returns its outcome as an event for the device check; never rejects
 */
export async function performDevice(
  effect: Extract<DeviceEffect, { type: 'verifiedLogin' }>,
  { client, faultText }: DeviceParts,
): Promise<DeviceEvent> {
  const { attempt, member, proof } = effect;
  try {
    const identity = await client.call('/site/api/v1/user/login', {
      name: member.name,
      password: member.passwordHash,
      kaptchcate: 99,
      ...proof,
      ...(member.restricted && { restricted: 1 as const }),
      ...(member.confirmed && { confirmed: 1 as const }),
    });
    return { type: 'accepted', attempt, identity };
  } catch (fault) {
    const text = faultText(fault);
    if (!isGatewayError(fault)) return { type: 'refused', attempt, statusCode: null, text };
    const { statusCode } = fault;
    if (statusCode === REGION_WARNING) return { type: 'warned', attempt, text };
    const full = statusCode === DEVICES_FULL ? devicesIn(fault.data, text) : null;
    return full
      ? { type: 'devicesFull', attempt, full }
      : { type: 'refused', attempt, statusCode, text };
  }
}

/** The devices that come with 6039; null when none of them can be removed. */
function devicesIn(data: unknown, text: string): DevicesFull | null {
  const { ticket, devices } = (data ?? {}) as { ticket?: unknown; devices?: unknown };
  if (typeof ticket !== 'string' || ticket === '' || !Array.isArray(devices)) return null;
  const known = devices.filter(isKnownDevice);
  return known.length === 0 ? null : { text, ticket, devices: known };
}

function isKnownDevice(value: unknown): value is KnownDevice {
  const { id, label, place, lastAt } = (value ?? {}) as Partial<Record<keyof KnownDevice, unknown>>;
  return (
    typeof id === 'string' &&
    id !== '' &&
    typeof label === 'string' &&
    typeof place === 'string' &&
    typeof lastAt === 'number' &&
    // A larger number is no valid instant, and formatting it would throw.
    Math.abs(lastAt) <= 8.64e15
  );
}
