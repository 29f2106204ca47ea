import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { VenueActivity } from '@courtside/contract';
import type { TransferIntent, TransferOutcome, TransferResult } from '../core/transfer.ts';
import type { TransferPort } from '../runner/transfer-runner.ts';
import { moneyRefusal } from './money-refusal.ts';

/** The promotion in a 6413 refusal, which binds a venue's wallet. */
function activityOf(data: unknown): VenueActivity | null {
  const told = (data ?? {}) as Partial<Record<keyof VenueActivity, unknown>>;
  const { promotionId, title, required, done, left } = told;
  return [promotionId, title, required, done, left].every((each) => typeof each === 'string')
    ? (told as VenueActivity)
    : null;
}

async function carryOut(
  client: Pick<ApiClient, 'call'>,
  { key, task, agreed }: TransferIntent,
): Promise<TransferResult> {
  if (task.type === 'recycle') {
    const answer = await client.call('/game/api/v1/venue/recycle', { key }, { retry: false });
    return { type: 'recycled', ...answer };
  }
  const consent = agreed && ({ isActivity: 1 } as const);
  if (task.type === 'between') {
    const { venue: from, to, amount } = task;
    const body = { from, to, amount, key, ...consent };
    const answer = await client.call('/game/api/v1/venue/transfer', body, { retry: false });
    return { type: 'moved', ...answer };
  }
  const body = {
    channelCode: task.venue,
    amount: task.amount,
    ty: task.type === 'in' ? '1' : '2',
    key,
    ...consent,
  } as const;
  const answer = await client.call('/fd/api/v1/transfer/utcTransfer', body, { retry: false });
  return { type: 'moved', ...answer };
}

/** The gateway port of a transfer. After a lost answer, the same request is sent again under the same key. */
export function gatewayTransfers(client: Pick<ApiClient, 'call'>): TransferPort {
  return async (intent): Promise<TransferOutcome> => {
    try {
      return { status: 'done', result: await carryOut(client, intent) };
    } catch (fault) {
      const refusal = moneyRefusal(fault);
      if (refusal === null) throw fault;
      const { statusCode, text } = refusal;
      const activity = isGatewayError(fault) ? activityOf(fault.data) : null;
      return { status: 'refused', refusal: { statusCode, text, activity } };
    }
  };
}
