import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { EntryRequest } from '../core/entry-flow.ts';
import { entryFunds } from '../core/entry-funds.ts';
import type { LaunchOutcome, LookOutcome } from '../runner/entry-runner.ts';

/**
 * The gateway behind the way into a venue. A launch has no key: it is not sent again by itself, as each ends the ticket of
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
 * What the wallets hold, read anew for an entry: what a page read before may have changed since.
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
