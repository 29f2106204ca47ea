import type { GatewayError } from './gateway-error.ts';

/** @example isGatewayError(error, 6009) // the name is taken */
export function isGatewayError(value: unknown, statusCode?: number): value is GatewayError {
  if (!(value instanceof Error) || !('statusCode' in value) || !('serverMessage' in value))
    return false;
  return statusCode === undefined || value.statusCode === statusCode;
}
