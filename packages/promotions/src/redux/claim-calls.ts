import { isGatewayError, isOutcomeKnown, type ApiClient } from '@courtside/api-client';
import { POINTS, type ClaimOutcome } from '../core/claim.ts';
import type { ClaimPort } from '../runner/claim-runner.ts';

/** Refusals before the key is looked up: too often, or access is blocked. */
const AT_DOOR: ReadonlySet<number> = new Set([6011, 6066, 6500, 6501, 6502]);

/** The gateway as a `ClaimPort`. After a lost answer the same request is sent again under the same key. */
export function gatewayClaims(client: Pick<ApiClient, 'call'>): ClaimPort {
  return async ({ key, target }): Promise<ClaimOutcome> => {
    const { promotionId, taskId, giftId } = target;
    try {
      const { exchange } =
        promotionId === POINTS && giftId !== undefined
          ? await client.call(
              '/act/api/v1/activityTopGift/exchange',
              { giftId, key },
              { retry: false },
            )
          : await client.call(
              '/act/api/v1/promotion/confirmInfo',
              { promotionId, key, ...(taskId !== undefined && { taskId }) },
              { retry: false },
            );
      return { status: 'given', exchange };
    } catch (fault) {
      if (!isGatewayError(fault) || !isOutcomeKnown(fault)) throw fault;
      const { statusCode, serverMessage: text } = fault;
      const refused = { status: 'refused', refusal: { statusCode, text } } as const;
      return AT_DOOR.has(statusCode) ? { ...refused, atDoor: true } : refused;
    }
  };
}
