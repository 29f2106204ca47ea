import { isOutcomeKnown, type ApiClient } from '@courtside/api-client';
import type { DepositOutcome, DepositRefusal } from '../core/deposit.ts';
import type { DepositPort } from '../runner/deposit-runner.ts';

const NOT_FOUND = 6004;

/** Business code of a fault; null when there was no answer. */
export function faultCode(fault: unknown): number | null {
  if (typeof fault !== 'object' || fault === null || !('statusCode' in fault)) return null;
  return typeof fault.statusCode === 'number' ? fault.statusCode : null;
}

function refusalOf(fault: unknown): DepositRefusal | null {
  const statusCode = faultCode(fault);
  if (statusCode === null || !isOutcomeKnown(fault)) return null;
  const { reason } = ((fault as { data?: unknown }).data ?? {}) as { reason?: unknown };
  return { statusCode, reason: typeof reason === 'string' ? reason : '', fault };
}

/** The gateway port of a deposit. Nothing is retried: after a lost answer the outcome is requested by the key. */
export function gatewayDeposits(client: Pick<ApiClient, 'call'>): DepositPort {
  return {
    async send({ key, channelId, amount, payerName, bonus }): Promise<DepositOutcome> {
      const body = {
        ...{ key, channelId, amount },
        ...(payerName !== null && { payerName }),
        ...(!bonus && { bonus }),
      };
      try {
        const order = await client.call('/fd/api/v1/payment/pay', body, { retry: false });
        return { status: 'order', order };
      } catch (fault) {
        const refusal = refusalOf(fault);
        if (refusal === null) throw fault;
        return { status: 'refused', refusal };
      }
    },
    async ask(key): Promise<DepositOutcome> {
      try {
        const order = await client.call('/fd/api/v1/payment/getDepositOrderStatus', { key });
        return { status: 'order', order };
      } catch (fault) {
        if (faultCode(fault) === NOT_FOUND) return { status: 'absent' };
        throw fault;
      }
    },
    read: (orderId) => client.call('/fd/api/v1/payment/getDepositOrderStatus', { orderId }),
    close: (orderId) => client.call('/fd/api/v1/payment/closeOrder', { orderId }),
  };
}
