import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balance, openSandbox, type TestSandbox } from './harness.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const payment = '/fd/api/v1/payment';
const order = (amount: string, channelId = 'bank-transfer') => ({
  channelId,
  amount,
  key: randomUUID(),
});

test('[CA-51] [CA-52] [CA-53] [CA-57] a deposit waits, arrives once and moves the balance', async () => {
  const member = await site.member('payer1', '0');
  const { data } = await member.call(`${payment}/types`);
  expect(data['channels']).toMatchObject([{ kind: 'recharge' }, { kind: 'transfer' }]);
  const opened = await member.call(`${payment}/pay`, order('88.80'));
  expect(opened.data).toMatchObject({ status: 'waiting', amount: '88.80' });
  const { orderId } = opened.data;
  expect(await balance(member)).toEqual({ free: '0.00', locked: '0.00' });
  await site.advance(5100);
  await site.advance(5100);
  expect((await member.call(`${payment}/getDepositOrderStatus`, { orderId })).data).toMatchObject({
    status: 'success',
  });
  expect(await balance(member)).toEqual({ free: '88.80', locked: '0.00' });
});

test('one key opens one deposit, however much at once it is sent', async () => {
  const member = await site.member('payer2', '0');
  const request = order('100');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => member.call(`${payment}/pay`, request)),
  );
  expect(new Set(answers.map((each) => each.data['orderId'])).size).toBe(1);
  expect((await member.call(`${payment}/pay`, { ...request, amount: '101' })).status_code).toBe(
    6009,
  );
  await site.advance(5100);
  expect((await balance(member)).free).toBe('100.00');
});

test('[CA-54] an order that was given up brings nothing', async () => {
  const member = await site.member('payer3', '0');
  const { data } = await member.call(`${payment}/pay`, order('100'));
  const { orderId } = data;
  expect((await member.call(`${payment}/closeOrder`, { orderId })).data['status']).toBe('closed');
  await site.advance(6000);
  expect((await balance(member)).free).toBe('0.00');
});

test.each([
  ['too little', order('99', 'bank-quick')],
  ['too much', order('50001', 'bank-quick')],
  ['fen where only yuan go', order('100.50', 'bank-quick')],
  ['no such channel', order('100', 'cash')],
  ['not an amount', order('1e3')],
])('a deposit is refused: %s', async (_, request) => {
  const member = await site.member('payer4', '0');
  expect((await member.call(`${payment}/pay`, request)).status_code).toBe(6007);
});

test("another member's order is not found", async () => {
  const one = await site.member('payer5', '0');
  const other = await site.member('payer6', '0');
  const { data } = await one.call(`${payment}/pay`, order('100'));
  const { orderId } = data;
  for (const call of ['getDepositOrderStatus', 'closeOrder']) {
    expect((await other.call(`${payment}/${call}`, { orderId })).status_code).toBe(6004);
  }
});
