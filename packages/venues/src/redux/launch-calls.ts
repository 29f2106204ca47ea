import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { EntryRequest } from '../core/entry-flow.ts';
import { entryFunds } from '../core/entry-funds.ts';
import type { LaunchOutcome, LookOutcome } from '../runner/entry-runner.ts';

/**
 * The gateway's launch call for an entry. A launch has no key and is not retried, because each one ends the ticket of
 * the one before it.
 *
 * @example const outcome = await gatewayLaunches(client)(request, false);
 */
export function gatewayLaunches(client: Pick<ApiClient, 'call'>) {
  return async ({ enName, gameCode }: EntryRequest, agreed: boolean): Promise<LaunchOutcome> => {
    const body = {
      enName,
      ...(gameCode !== undefined && { gameCode }),
      ...(agreed && { isActivity: 1 as const }),
    };
    try {
      const { url, transferred } = await client.call('/game/api/v1/venue/launch', body, {
        retry: false,
      });
      return { status: 'launched', url, transferred };
    } catch (fault) {
      return refused(fault);
    }
  };
}

/**
 * Reads the wallets for an entry, because earlier data of a page may be outdated.
 *
 * @example const outcome = await gatewayLooks(client)(request);
 */
export function gatewayLooks(client: Pick<ApiClient, 'call'>) {
  return async ({ enName }: Pick<EntryRequest, 'enName'>): Promise<LookOutcome> => {
    try {
      const wallets = await client.call('/game/api/v1/venue/allBalance', {});
      return { status: 'known', funds: entryFunds(wallets, enName) };
    } catch (fault) {
      return refused(fault);
    }
  };
}

function refused(fault: unknown) {
  const refusal = isGatewayError(fault)
    ? { statusCode: fault.statusCode, message: fault.serverMessage, data: fault.data }
    : { statusCode: null, message: '', data: null };
  return { status: 'refused' as const, refusal: { ...refusal, fault } };
}
