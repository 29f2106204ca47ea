import type { SportsAnswers } from '@courtside/contract';
import type { SportsGateway } from '@courtside/sports';
import { expect, test } from 'vitest';
import { createCashOutPort } from './cash-out-port.ts';

type Answer = SportsAnswers['cashOut'];

const order = {
  ...{ owner: 'm-1', key: 'k1', ticketId: 'T1', token: 'offer-1', expiresAt: 1 },
  ...{ amount: '40.00', stake: '40.00', value: '36.00', stays: '60.00' },
};
const answer = (change: Partial<Answer>): Answer => ({
  ...{ method: 'cashOut', key: 'k1', active: 'accepted', reason: null },
  ...{ ticket_id: 'T1', value: '36.00', stakeLeft: '60.00' },
  ...change,
});

function portOf(told: Answer | Error) {
  const asked: unknown[] = [];
  const sports = {
    ask: (method: string, request: object) => {
      asked.push([method, request]);
      return told instanceof Error ? Promise.reject(told) : Promise.resolve(told);
    },
  } as unknown as SportsGateway;
  return { port: createCashOutPort(sports), asked };
}

test('an order goes out with what the member saw, under its key', async () => {
  const { port, asked } = portOf(answer({}));
  expect(await port.send(order)).toEqual({
    status: 'accepted',
    value: '36.00',
    stakeLeft: '60.00',
  });
  const request = {
    key: 'k1',
    ticket_id: 'T1',
    offerToken: 'offer-1',
    amount: '40.00',
    value: '36.00',
  };
  expect(asked).toEqual([['cashOut', request]]);
});

test('a refusal tells the new value only where there is one', async () => {
  const refused = (reason: Answer['reason']) =>
    portOf(answer({ active: 'refused', reason, value: '30.00' })).port.send(order);
  expect(await refused('value-changed')).toMatchObject({ reason: 'value-changed', value: '30.00' });
  expect(await refused('suspended')).toMatchObject({ reason: 'suspended', value: null });
});

test('no answer says nothing, and an unknown key is absent', async () => {
  const cut = new Error('cut');
  await expect(portOf(cut).port.send(order)).rejects.toBe(cut);
  expect(await portOf(answer({ active: 'none' })).port.ask('k1')).toEqual({ status: 'absent' });
});
