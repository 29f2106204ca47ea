import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import { balance, order, quote, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';
import { withdraw, withdrawerOn } from './withdrawing.ts';

const db = await emptyDatabase();
let site: TestSandbox;
let one: SignedClient;
const fd = '/fd/api/v1';
beforeEach(async () => {
  ({ site, client: one } = await withdrawerOn(db));
  return () => site.stop();
});

test('[CA-60] the records tell every movement with the balance after it, by kind, state and time', async () => {
  await one.call(`${fd}/payment/pay`, {
    channelId: 'usdt-trc20',
    amount: '200',
    key: randomUUID(),
  });
  await one.call(`${fd}/payment/pay`, {
    channelId: 'bank-quick',
    amount: '404',
    key: randomUUID(),
  });
  await site.advance(5100);
  await site.door('POST', '/members', { name: 'drawer1', turnover: '0', token: false });
  await withdraw(one, '404');
  await site.advance(10_000);
  await withdraw(one, '1000');
  await one.call(`${fd}/transfer/utcTransfer`, {
    channelCode: 'QFDZ',
    amount: '50',
    ty: '1',
    key: randomUUID(),
  });
  const ask = async (filter: object = {}) =>
    (
      await one.call<{ total: number; sums: object; list: Record<string, unknown>[] }>(
        `${fd}/transactions/queryDealRecord`,
        { pageNum: 1, pageSize: 20, ...filter },
      )
    ).data;
  const all = await ask();
  const rows = all.list.map((each) => [
    each['kind'],
    each['state'],
    each['amount'],
    each['balanceAfter'],
  ]);
  expect(rows).toEqual([
    ['transferIn', 'success', '-50.00', '9152.00'],
    ['withdraw', 'pending', '-1000.00', '9202.00'],
    ['withdrawReturn', 'success', '404.00', '10202.00'],
    ['withdraw', 'failed', '-404.00', '9798.00'],
    ['bonus', 'success', '2.00', '10202.00'],
    ['deposit', 'success', '200.00', '10200.00'],
    ['deposit', 'failed', '404.00', null],
    ['adjust', 'success', '10000.00', '10000.00'],
  ]);
  expect(all.list[0]?.['title']).toBe('转入七福电子');
  expect(all.sums).toEqual({ count: 7, in: '10606.00', out: '1454.00', net: '9152.00' });
  expect((await balance(one)).free).toBe('9152.00');
  expect((await ask({ kind: 'deposit', state: 'success' })).sums).toEqual({
    count: 1,
    in: '200.00',
    out: '0.00',
    net: '200.00',
  });
  expect((await ask({ state: 'pending' })).list).toMatchObject([{ kind: 'withdraw' }]);
  const returned = all.list[2]?.['at'] as number;
  const late = await ask({ beginTime: returned });
  expect(late.list.map((each) => each['kind'])).toEqual([
    'transferIn',
    'withdraw',
    'withdrawReturn',
  ]);
  expect((await ask({ endTime: returned - 1 })).total).toBe(5);
  const page = await ask({ pageNum: 2, pageSize: 3 });
  expect(page).toMatchObject({ total: 8, list: [{ kind: 'withdraw' }, {}, {}] });
  expect(page.sums).toEqual(all.sums);
});

test('[CA-60] bets, their payouts and money from venues stand in the records too', async () => {
  const match = await site.match('Canada');
  await one.sports('placeBet', order(await quote(one, match, 'M', 'H'), '100'));
  await site.door('POST', `/matches/${match.gidm}`, { finish: true, score: { h: 1, c: 0 } });
  for (const ty of ['1', '2']) {
    const body = { channelCode: 'QFDZ', amount: '60', ty, key: randomUUID() };
    await one.call(`${fd}/transfer/utcTransfer`, body);
  }
  const { data } = await one.call<{ list: Record<string, string>[] }>(
    `${fd}/transactions/queryDealRecord`,
    { pageNum: 1, pageSize: 4 },
  );
  expect(data.list).toMatchObject([
    { kind: 'transferOut', amount: '60.00', title: '七福电子转出' },
    { kind: 'transferIn', amount: '-60.00' },
    { kind: 'payout', title: '注单派彩' },
    { kind: 'bet', amount: '-100.00', title: '体育投注', balanceAfter: '9900.00' },
  ]);
  expect(data.list[3]?.['recordId']).toBe(data.list[2]?.['recordId']);
  expect(data.list[0]?.['balanceAfter']).toBe((await balance(one)).free);
});
