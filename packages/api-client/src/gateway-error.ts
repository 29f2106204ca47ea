import { resultCode, type ResultCode } from '@courtside/contract';
import { CourtsideError, type ErrorKind } from '@courtside/kernel';

/**
 * A business refusal of the gateway: any `status_code` but 6000 (and 6021, 6022 where they are values).
 *
 * `code` is `gateway.` and the number, `serverMessage` is the gateway's text for users.
 */
export class GatewayError extends CourtsideError {
  readonly statusCode: number;
  readonly result: ResultCode;
  readonly serverMessage: string;
  readonly data: unknown;

  constructor(statusCode: number, serverMessage: string, data: unknown = null) {
    const result = resultCode(statusCode);
    const kind: ErrorKind = result.kind === 'session' ? 'session' : 'business';
    super(`The gateway answered ${statusCode} (${result.name})`, {
      code: `gateway.${statusCode}`,
      kind,
      retryable: result.kind === 'fault',
    });
    this.name = 'GatewayError';
    this.statusCode = statusCode;
    this.result = result;
    this.serverMessage = serverMessage;
    this.data = data;
  }
}
