import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import { order, quote, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';
import { withdraw, withdrawerOn, withdrawInfo } from './withdrawing.ts';

const db = await emptyDatabase();
let site: TestSandbox;
let one: SignedClient;
let userId: string;
const fd = '/fd/api/v1';
beforeEach(async () => {
  ({ site, client: one, userId } = await withdrawerOn(db));
  return () => site.stop();
});

test('[CA-64] [CA-66] deposits and bonuses ask for turnover, settled bets fulfil it, pushes do not', async () => {
  const paid = { channelId: 'usdt-trc20', amount: '200', key: randomUUID() };
  await one.call(`${fd}/payment/pay`, paid);
  await site.advance(5100);
  expect(await withdrawInfo(one)).toMatchObject({
    turnoverRequired: '202.00',
    turnoverLeft: '202.00',
  });
  const refused = await withdraw(one, '1000');
  expect(refused).toMatchObject({
    status_code: 6012,
    message: '还需完成有效流水 202.00',
    data: { reason: 'turnover', turnoverLeft: '202.00' },
  });

  const bet = async (team: string, stake: string) => {
    const match = await site.match(team);
    await one.sports('placeBet', order(await quote(one, match, 'M', 'H'), stake));
    return match.gidm;
  };
  const voided = await bet('South Korea', '500');
  await site.door('POST', `/matches/${voided}`, { void: true });
  expect((await withdrawInfo(one))['turnoverDone']).toBe('0.00');
  const lost = await bet('Canada', '150');
  expect((await withdrawInfo(one))['turnoverDone']).toBe('0.00');
  await site.door('POST', `/matches/${lost}`, { finish: true, score: { h: 0, c: 1 } });
  expect(await withdrawInfo(one)).toMatchObject({ turnoverDone: '150.00', turnoverLeft: '52.00' });
  expect((await withdraw(one, '1000')).data).toMatchObject({ turnoverLeft: '52.00' });
  const won = await bet('Brazil', '100');
  await site.door('POST', `/matches/${won}`, { finish: true, score: { h: 1, c: 0 } });
  expect(await withdrawInfo(one)).toMatchObject({ turnoverDone: '202.00', turnoverLeft: '0.00' });
  expect((await withdraw(one, '1000')).status_code).toBe(6000);
});

test('[CA-64] required turnover says what it is for, and what was reached fulfils the oldest', async () => {
  const paid = { channelId: 'usdt-trc20', amount: '200', key: randomUUID() };
  await one.call(`${fd}/payment/pay`, paid);
  await site.advance(5100);
  expect(await withdrawInfo(one)).toMatchObject({
    turnoverParts: [
      { title: 'USDT-TRC20存款', required: '200.00', done: '0.00' },
      { title: 'USDT-TRC20加赠', required: '2.00', done: '0.00' },
    ],
  });
  await db.query('UPDATE turnover SET done = 20100 WHERE member_id = $1', [userId]);
  expect(await withdrawInfo(one)).toMatchObject({
    turnoverLeft: '1.00',
    turnoverParts: [{ done: '200.00' }, { done: '1.00' }],
  });
  await db.query('UPDATE turnover SET done = required WHERE member_id = $1', [userId]);
  expect((await withdrawInfo(one))['turnoverParts']).toEqual([]);
});
