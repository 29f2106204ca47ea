import { GatewayError } from '@courtside/api-client';
import type { DepositOrder } from '@courtside/contract';
import { CourtsideError } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { gatewayDeposits } from './deposit-calls.ts';

const intent = {
  ...{ owner: 'm', key: 'k', channelId: 'bank', amount: '1.00' },
  ...{ payerName: null, bonus: true, sentAt: 0, lostAt: 0 },
};
const order = { orderId: 'D1', status: 'waiting' } as DepositOrder;
const refusing = (statusCode: number, data?: unknown) => new GatewayError(statusCode, '', data);

/** A port whose client returns an answer, or rejects with an error, and records its calls. */
function portOf(answer: unknown) {
  const calls: unknown[][] = [];
  const client = {
    async call(...args: unknown[]) {
      calls.push(args);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { calls, port: gatewayDeposits(client as never) };
}

test('a deposit is sent under its key without a repeat by the client, an order is closed by its number', async () => {
  const { calls, port } = portOf(order);
  await port.send(intent);
  await port.close('D1');
  expect(calls).toEqual([
    ['/fd/api/v1/payment/pay', { key: 'k', channelId: 'bank', amount: '1.00' }, { retry: false }],
    ['/fd/api/v1/payment/closeOrder', { orderId: 'D1' }],
  ]);
});

test('a name and a declined bonus are sent, what was left open is not', async () => {
  const { calls, port } = portOf(order);
  await port.send({ ...intent, payerName: '林晓岚', bonus: false });
  expect(calls[0]?.[1]).toMatchObject({ payerName: '林晓岚', bonus: false });
});

test('a refusal is an outcome with its reason, a cut connection is none', async () => {
  const refused = refusing(6012, { reason: 'no-card' });
  await expect(portOf(refused).port.send(intent)).resolves.toEqual({
    status: 'refused',
    refusal: { statusCode: 6012, reason: 'no-card', fault: refused },
  });
  const cut = new CourtsideError('cut', { code: 'client.network', kind: 'network' });
  await expect(portOf(cut).port.send(intent)).rejects.toBe(cut);
  // The gateway failed, or took the request for a repeat: neither means that no order was opened.
  for (const code of [6005, 6008]) {
    const fault = refusing(code);
    await expect(portOf(fault).port.send(intent)).rejects.toBe(fault);
  }
});

test('[CO-40] a site whose withdrawal protection is configured differently has opened no order', async () => {
  await expect(portOf(refusing(6111)).port.send(intent)).resolves.toMatchObject({
    status: 'refused',
    refusal: { statusCode: 6111, reason: '' },
  });
});

test('a key that the gateway never saw is absent, an order under it is that order', async () => {
  await expect(portOf(refusing(6004)).port.ask('k')).resolves.toEqual({ status: 'absent' });
  const { calls, port } = portOf(order);
  await expect(port.ask('k')).resolves.toEqual({ status: 'order', order });
  expect(calls[0]?.[1]).toEqual({ key: 'k' });
  const fault = refusing(6005);
  await expect(portOf(fault).port.ask('k')).rejects.toBe(fault);
});
