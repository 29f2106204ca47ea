import { isGatewayError, type ApiClient } from '@courtside/api-client';
import type { DepositOutcome } from '../core/deposit.ts';
import type { DepositPort } from '../runner/deposit-runner.ts';
import { moneyRefusal } from './money-refusal.ts';

const NOT_FOUND = 6004;

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
        const refusal = moneyRefusal(fault);
        if (refusal === null) throw fault;
        const { statusCode, reason } = refusal;
        return { status: 'refused', refusal: { statusCode, reason, fault } };
      }
    },
    async ask(key): Promise<DepositOutcome> {
      try {
        const order = await client.call('/fd/api/v1/payment/getDepositOrderStatus', { key });
        return { status: 'order', order };
      } catch (fault) {
        if (isGatewayError(fault, NOT_FOUND)) return { status: 'absent' };
        throw fault;
      }
    },
    read: (orderId) => client.call('/fd/api/v1/payment/getDepositOrderStatus', { orderId }),
    close: (orderId) => client.call('/fd/api/v1/payment/closeOrder', { orderId }),
  };
}
