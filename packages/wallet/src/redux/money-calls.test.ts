import { GatewayError } from '@courtside/api-client';
import { CourtsideError } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { gatewayWithdrawals, sendCardTask, withdrawalPasswordHash } from './money-calls.ts';

const intent = {
  owner: 'm1',
  key: 'k1',
  cardId: 'K1',
  kind: 'bank',
  card: '',
  amount: '100.00',
  costs: null,
  sentAt: 0,
  lostAt: 0,
} as const;

/** A client that returns or throws the given answer, and records its calls. */
function clientOf(answer: unknown) {
  const calls: { path: string; body: unknown; retry: unknown }[] = [];
  const call = async (path: string, body: unknown, options?: { retry?: boolean }) => {
    calls.push({ path, body, retry: options?.retry });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, client: { call } as never };
}

test('a withdrawal password travels as MD5', () => {
  expect(withdrawalPasswordHash('123456')).toBe('e10adc3949ba59abbe56e057f20f883e');
});

test('a withdrawal is sent once, under its key, and without a password where none is asked for', async () => {
  const { client, calls } = clientOf({ orderId: 'W1' });
  const port = gatewayWithdrawals(client);
  expect(await port.send(intent, null)).toEqual({ status: 'order', order: { orderId: 'W1' } });
  await port.send({ ...intent, costs: { fee: '5.00', arrives: '95.00' } }, 'md5');
  expect(calls.map(({ body, retry }) => [body, retry])).toEqual([
    [{ key: 'k1', cardId: 'K1', amount: '100.00' }, false],
    [{ key: 'k1', cardId: 'K1', amount: '100.00', arrives: '95.00', password: 'md5' }, false],
  ]);
});

test.each([
  ['a refusal', new GatewayError(6012, '', { reason: 'turnover' }), true],
  [
    '[CO-40] a site whose withdrawal protection is configured differently',
    new GatewayError(6111, ''),
    true,
  ],
  ['a gateway that broke', new GatewayError(6005, ''), false],
  ['a replay that the browser made', new GatewayError(6008, ''), false],
  ['silence', new CourtsideError('late', { code: 'client.timeout', kind: 'timeout' }), false],
])('%s says what became of it: %s', async (_, fault, known) => {
  const sent = gatewayWithdrawals(clientOf(fault).client).send(intent, 'md5');
  if (known) expect((await sent).status).toBe('refused');
  else await expect(sent).rejects.toBe(fault);
});

test('a key that the gateway does not know was not received; any other fault says nothing', async () => {
  const ask = (fault: Error) => gatewayWithdrawals(clientOf(fault).client).ask('k1');
  expect(await ask(new GatewayError(6004, ''))).toEqual({ status: 'absent' });
  await expect(ask(new GatewayError(6005, ''))).rejects.toMatchObject({ statusCode: 6005 });
});

test('[WA-06] a card carries the registered name, a virtual coin address none', async () => {
  const { client, calls } = clientOf({});
  const name = '林晓岚';
  const card = {
    type: 'add',
    number: '6200 0000 0000 0005',
    bankCode: 'DEMO',
    network: 'TRC20',
  } as const;
  await sendCardTask(client, { ...card, kind: 'bank' }, 'md5', name);
  await sendCardTask(client, { ...card, kind: 'virtual' }, 'md5', name);
  await sendCardTask(client, { ...card, kind: 'alipay' }, 'md5', name);
  expect(calls.map(({ body }) => body)).toMatchObject([
    { number: '6200000000000005', holder: '林晓岚', bankCode: 'DEMO' },
    { network: 'TRC20' },
    { holder: '林晓岚' },
  ]);
  expect(calls[1]?.body).not.toHaveProperty('holder');
});
