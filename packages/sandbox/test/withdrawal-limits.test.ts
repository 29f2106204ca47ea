import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import type { TestSandbox } from './harness.ts';
import { boundMember } from './money-members.ts';
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

test('[CA-63] [CA-64] free times, fees and what is left of the day follow the limits told', async () => {
  const { data } = await one.call<{ list: Record<string, unknown>[] }>(
    `${fd}/withdraw/baseCfg/list`,
  );
  expect(data.list[0]).toMatchObject({ kind: 'bank', fee: '5.00', freeTimes: 3, dayTimes: 5 });
  const fees: unknown[] = [];
  for (let i = 0; i < 5; i += 1) fees.push((await withdraw(one, '1000')).data['fee']);
  expect(fees).toEqual(['0.00', '0.00', '0.00', '5.00', '5.00']);
  expect(await withdrawInfo(one)).toMatchObject({
    available: '5000.00',
    timesLeft: 0,
    freeTimesLeft: 0,
    fee: '5.00',
    amountLeft: '195000.00',
  });
  expect((await withdraw(one, '1000')).data).toEqual({ reason: 'day-times', timesLeft: 0 });
  // Past midnight in Beijing.
  await site.door('POST', '/clock', { set: '2026-06-12T16:00:00Z' });
  expect(await withdrawInfo(one)).toMatchObject({ timesLeft: 5, amountLeft: '200000.00' });
});

test('[CA-63] no more leaves in a day than the day’s amount', async () => {
  await boundMember(site, 'drawer1', { balance: '300000.00', token: false });
  for (let i = 0; i < 4; i += 1) expect((await withdraw(one, '50000')).status_code).toBe(6000);
  const refused = await withdraw(one, '100');
  expect(refused.status_code).toBe(6012);
  expect(refused.data).toEqual({ reason: 'day-amount', amountLeft: '0.00' });
});

test('[CA-65] USDT is paid out at the rate told, after the fee', async () => {
  const told = (await one.call(`${fd}/withdraw/usdtWithdrawInfo`, { amount: '1000' })).data;
  const rate = BigInt(String(told['rate']).replace('.', ''));
  const cents = (100_000n * 10_000n) / rate;
  const arrives = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
  expect(told).toMatchObject({ kind: 'virtual', fee: '0.00', arrives, available: '10000.00' });
  const { data } = await withdraw(one, '1000', {}, 'virtual');
  expect(data).toMatchObject({ arrives, arrivesCurrency: 'USDT', card: 'USDT-TRC20 TJCn****sxMW' });
  const second = (await one.call(`${fd}/withdraw/usdtWithdrawInfo`)).data;
  expect(second).toMatchObject({ fee: '10.00', arrives: null, freeTimesLeft: 0 });
});

test('the grade limits a day over all ways, and a higher one has more of it', async () => {
  await boundMember(site, 'drawer1', { balance: '900000.00', token: false });
  expect((await withdraw(one, '50000')).status_code).toBe(6000);
  expect((await withdraw(one, '150000', {}, 'virtual')).status_code).toBe(6000);
  const refused = await withdraw(one, '200', {}, 'virtual');
  expect(refused.data).toEqual({ reason: 'day-amount', amountLeft: '0.00' });
  // Half a million of valid stakes make V4, whose day is 500,000.
  await db.query(
    `INSERT INTO game_rounds (id, member_id, venue, game_code, choice, outcome, stake, payout, valid, played_site)
     VALUES ('stakes', $1, 'KXZR', 'demo', '{}', '{}', 50000000, 0, 50000000, 1)`,
    [userId],
  );
  expect((await withdraw(one, '200', {}, 'virtual')).status_code).toBe(6000);
  await db.query(`DELETE FROM game_rounds WHERE id = 'stakes'`);
});

test('[CA-66] a way of whole yuan takes no fen', async () => {
  const added = { kind: 'alipay', number: '13900000008' };
  await boundMember(site, 'drawer1', { balance: '10000.00', cards: [added], token: false });
  expect((await withdraw(one, '200.50', {}, 'alipay')).status_code).toBe(6007);
  expect((await withdraw(one, '200', {}, 'alipay')).status_code).toBe(6000);
});
