import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { clear, emptyDatabase } from './empty-database.ts';
import { balance, openSandbox, order, quote, type TestSandbox } from './harness.ts';
import { BANK_CARD, boundMember, PASSWORD, passwords } from './money-members.ts';
import type { SignedClient } from './signed-client.ts';

const db = await emptyDatabase();
const fake = passwords();
let site: TestSandbox;
let one: SignedClient;
let userId: string;
const VIRTUAL = { kind: 'virtual', network: 'TRC20', number: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW' };
beforeEach(async () => {
  await clear(db);
  site = await openSandbox({ db, withdrawalPasswords: fake.port });
  ({ client: one, userId } = await boundMember(site, 'drawer1', {
    balance: '10000.00',
    cards: [BANK_CARD, VIRTUAL],
  }));
  return () => site.stop();
});
afterAll(() => db.close());

const fd = '/fd/api/v1';
const cardId = async (kind: string): Promise<string> => {
  const { data } = await one.get<{ list: { cardId: string }[] }>(
    `${fd}/bankCard/queryMemberBanksInfoList`,
    { kind },
  );
  return data.list[0]?.cardId ?? '';
};
const request = async (amount: string, more: object = {}, kind = 'bank') => ({
  key: randomUUID(),
  cardId: await cardId(kind),
  amount,
  password: PASSWORD,
  ...more,
});
const withdraw = async (amount: string, more: object = {}, kind = 'bank') =>
  one.call<Record<string, unknown>>(`${fd}/withdraw/new`, await request(amount, more, kind));
const info = async (body: object = {}) =>
  (await one.call(`${fd}/withdraw/withdrawInfo`, body)).data;

test('[CA-66] [CA-62] a withdrawal locks its money, passes review step by step, and is paid', async () => {
  const { data } = await withdraw('1000');
  expect(data).toMatchObject({
    status: 'submitted',
    card: '演示银行 ****0005',
    amount: '1000.00',
    fee: '0.00',
    arrives: '1000.00',
  });
  expect(await balance(one)).toEqual({ free: '9000.00', locked: '1000.00' });
  const seen: unknown[] = [];
  for (const ms of [2000, 4000, 4000]) {
    await site.advance(ms);
    const now = await one.call(`${fd}/withdraw/withdrawOrderInfo`, { orderId: data['orderId'] });
    seen.push(now.data['status']);
  }
  expect(seen).toEqual(['reviewing', 'paying', 'paid']);
  expect(await balance(one)).toEqual({ free: '9000.00', locked: '0.00' });
  const last = (await one.call(`${fd}/withdraw/withdrawOrderInfo`)).data;
  expect((last['steps'] as { status: string }[]).map((step) => step.status)).toEqual([
    'submitted',
    'reviewing',
    'paying',
    'paid',
  ]);
});

test('[CA-66] whole yuan that end in 404 are rejected in review, and the money comes back once @money', async () => {
  const { data } = await withdraw('1404');
  await site.advance(6000);
  await site.advance(60_000);
  const now = await one.call(`${fd}/withdraw/withdrawOrderInfo`, { orderId: data['orderId'] });
  expect(now.data).toMatchObject({ status: 'rejected', reason: '审核未通过，款项已退回' });
  expect(await balance(one)).toEqual({ free: '10000.00', locked: '0.00' });
});

test('one key withdraws once, however much at once it is sent @money', async () => {
  const body = await request('1000');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => one.call(`${fd}/withdraw/new`, body)),
  );
  expect(new Set(answers.map((each) => each.data['orderId'])).size).toBe(1);
  expect((await one.call(`${fd}/withdraw/new`, { ...body, amount: '999' })).status_code).toBe(6009);
  expect(await balance(one)).toEqual({ free: '9000.00', locked: '1000.00' });
});

test('[CA-66] a key that is known answers its order, whatever is wrong with the password by now @money', async () => {
  const body = await request('1000');
  const { data } = await one.call(`${fd}/withdraw/new`, body);
  const again = await one.call(`${fd}/withdraw/new`, { ...body, password: '0'.repeat(32) });
  expect([again.status_code, again.data['orderId']]).toEqual([6000, data['orderId']]);
  fake.locked.add(userId);
  const locked = await one.call(`${fd}/withdraw/new`, body);
  fake.locked.clear();
  expect(locked.data['orderId']).toBe(data['orderId']);
  expect(await balance(one)).toEqual({ free: '9000.00', locked: '1000.00' });
});

test('[CA-66] where another amount than the member was told would arrive, it is refused with what would @money', async () => {
  expect((await withdraw('1000', { arrives: '1000' })).status_code).toBe(6000);
  for (let freeTimes = 0; freeTimes < 2; freeTimes += 1) await withdraw('100');
  const told = await withdraw('1000', { arrives: '1000.00' });
  expect([told.status_code, told.data]).toMatchObject([
    6012,
    { reason: 'terms-changed', fee: '5.00', arrives: '995.00' },
  ]);
  expect(await balance(one)).toMatchObject({ free: '8800.00' });
  expect((await withdraw('1000', { arrives: '995.00' })).data).toMatchObject({ arrives: '995.00' });
  const { data } = await one.call(`${fd}/withdraw/usdtWithdrawInfo`, { amount: '1000.00' });
  const { arrives } = data as { arrives: string };
  expect((await withdraw('1000', { arrives }, 'virtual')).data).toMatchObject({ arrives });
});

test('[CA-66] every reason to refuse, and none of them moves money', async () => {
  const refused = async (answer: ReturnType<typeof withdraw>) => {
    const { status_code, data } = await answer;
    return [status_code, (data as { reason?: string } | null)?.reason];
  };
  expect(await refused(withdraw('1000', { password: '0'.repeat(32) }))).toEqual([6100, undefined]);
  expect(await refused(withdraw('99.99'))).toEqual([6007, undefined]);
  expect(await refused(withdraw('50000.01'))).toEqual([6007, undefined]);
  expect(await refused(withdraw('10000.01'))).toEqual([6012, 'balance']);
  expect(await refused(withdraw('1000', { cardId: 'K1' }))).toEqual([6004, undefined]);
  fake.unset.add(userId);
  expect(await refused(withdraw('1000'))).toEqual([6012, 'password-unset']);
  expect((await info())['passwordSet']).toBe(false);
  fake.unset.clear();
  fake.locked.add(userId);
  expect(await refused(withdraw('1000'))).toEqual([6110, undefined]);
  fake.locked.clear();
  const other = await boundMember(site, 'drawer2', { balance: '10000.00' });
  const foreign = await other.client.call(`${fd}/withdraw/new`, await request('1000'));
  expect(foreign.status_code).toBe(6004);
  await db.query('UPDATE members SET real_name = NULL WHERE id = $1', [userId]);
  expect(await refused(withdraw('1000'))).toEqual([6449, undefined]);
  await db.query('UPDATE members SET phone = NULL WHERE id = $1', [userId]);
  expect(await refused(withdraw('1000'))).toEqual([6015, undefined]);
  expect(await balance(one)).toEqual({ free: '10000.00', locked: '0.00' });
});

test('[CA-63] [CA-64] free times, fees and what is left of the day follow the limits told', async () => {
  const { data } = await one.call<{ list: Record<string, unknown>[] }>(
    `${fd}/withdraw/baseCfg/list`,
  );
  expect(data.list[0]).toMatchObject({ kind: 'bank', fee: '5.00', freeTimes: 3, dayTimes: 5 });
  const fees: unknown[] = [];
  for (let i = 0; i < 5; i += 1) fees.push((await withdraw('1000')).data['fee']);
  expect(fees).toEqual(['0.00', '0.00', '0.00', '5.00', '5.00']);
  expect(await info()).toMatchObject({
    available: '5000.00',
    timesLeft: 0,
    freeTimesLeft: 0,
    fee: '5.00',
    amountLeft: '195000.00',
  });
  expect((await withdraw('1000')).data).toEqual({ reason: 'day-times', timesLeft: 0 });
  // Past midnight in Beijing.
  await site.door('POST', '/clock', { set: '2026-06-12T16:00:00Z' });
  expect(await info()).toMatchObject({ timesLeft: 5, amountLeft: '200000.00' });
});

test('[CA-63] no more leaves in a day than the day’s amount', async () => {
  await boundMember(site, 'drawer1', { balance: '300000.00', token: false });
  for (let i = 0; i < 4; i += 1) expect((await withdraw('50000')).status_code).toBe(6000);
  const refused = await withdraw('100');
  expect(refused.status_code).toBe(6012);
  expect(refused.data).toEqual({ reason: 'day-amount', amountLeft: '0.00' });
});

test('[CA-65] USDT is paid out at the rate told, after the fee', async () => {
  const told = (await one.call(`${fd}/withdraw/usdtWithdrawInfo`, { amount: '1000' })).data;
  const rate = BigInt(String(told['rate']).replace('.', ''));
  const cents = (100_000n * 10_000n) / rate;
  const arrives = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
  expect(told).toMatchObject({ kind: 'virtual', fee: '0.00', arrives, available: '10000.00' });
  const { data } = await withdraw('1000', {}, 'virtual');
  expect(data).toMatchObject({ arrives, arrivesCurrency: 'USDT', card: 'USDT-TRC20 TJCn****sxMW' });
  const second = (await one.call(`${fd}/withdraw/usdtWithdrawInfo`)).data;
  expect(second).toMatchObject({ fee: '10.00', arrives: null, freeTimesLeft: 0 });
});

test('[CA-64] [CA-66] deposits and bonuses ask for turnover, settled bets fulfil it, pushes do not', async () => {
  const paid = { channelId: 'usdt-trc20', amount: '200', key: randomUUID() };
  await one.call(`${fd}/payment/pay`, paid);
  await site.advance(5100);
  expect(await info()).toMatchObject({ turnoverRequired: '202.00', turnoverLeft: '202.00' });
  const refused = await withdraw('1000');
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
  expect((await info())['turnoverDone']).toBe('0.00');
  const lost = await bet('Canada', '150');
  expect((await info())['turnoverDone']).toBe('0.00');
  await site.door('POST', `/matches/${lost}`, { finish: true, score: { h: 0, c: 1 } });
  expect(await info()).toMatchObject({ turnoverDone: '150.00', turnoverLeft: '52.00' });
  expect((await withdraw('1000')).data).toMatchObject({ turnoverLeft: '52.00' });
  const won = await bet('Brazil', '100');
  await site.door('POST', `/matches/${won}`, { finish: true, score: { h: 1, c: 0 } });
  expect(await info()).toMatchObject({ turnoverDone: '202.00', turnoverLeft: '0.00' });
  expect((await withdraw('1000')).status_code).toBe(6000);
});

test('a card with an open withdrawal stays', async () => {
  await withdraw('1000');
  const removal = { cardId: await cardId('bank'), password: PASSWORD };
  const refused = await one.call(`${fd}/bankCard/remove`, removal);
  expect(refused).toMatchObject({ status_code: 6012, data: { reason: 'in-use' } });
  await site.advance(10_000);
  expect((await one.call(`${fd}/bankCard/remove`, removal)).status_code).toBe(6000);
});

test("another member's withdrawal is not found, and who never withdrew has none", async () => {
  const { data } = await withdraw('1000');
  const other = await boundMember(site, 'drawer3');
  for (const body of [{ orderId: data['orderId'] }, {}]) {
    const asked = await other.client.call(`${fd}/withdraw/withdrawOrderInfo`, body);
    expect(asked.status_code).toBe(6004);
  }
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
  await withdraw('404');
  await site.advance(10_000);
  await withdraw('1000');
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

test('the second password that a member set is the one that a withdrawal asks for', async () => {
  const own = await openSandbox();
  const { client } = await boundMember(own, 'drawer9', { balance: '500.00', cards: [BANK_CARD] });
  const cards = await client.get<{ list: { cardId: string }[] }>(
    `${fd}/bankCard/queryMemberBanksInfoList`,
    { kind: 'bank' },
  );
  const draw = (password: string) =>
    client.call<Record<string, unknown> | null>(`${fd}/withdraw/new`, {
      key: randomUUID(),
      cardId: cards.data.list[0]?.cardId,
      amount: '100',
      password,
    });
  const [right, wrong] = ['a'.repeat(32), 'b'.repeat(32)];
  expect((await draw(right)).data).toEqual({ reason: 'password-unset' });
  await client.call('/site/api/v1/user/withdrawal/pwd/set', {
    password: right,
    secondPassword: right,
  });
  expect((await draw(wrong)).status_code).toBe(6100);
  expect((await draw(right)).status_code).toBe(6000);
  await own.stop();
  await own.db.close();
});

test('the grade limits a day over all ways, and a higher one has more of it', async () => {
  await boundMember(site, 'drawer1', { balance: '900000.00', token: false });
  expect((await withdraw('50000')).status_code).toBe(6000);
  expect((await withdraw('150000', {}, 'virtual')).status_code).toBe(6000);
  const refused = await withdraw('200', {}, 'virtual');
  expect(refused.data).toEqual({ reason: 'day-amount', amountLeft: '0.00' });
  // Half a million of valid stakes make V4, whose day is 500,000.
  await db.query(
    `INSERT INTO game_rounds (id, member_id, venue, game_code, choice, outcome, stake, payout, valid, played_site)
     VALUES ('stakes', $1, 'KXZR', 'demo', '{}', '{}', 50000000, 0, 50000000, 1)`,
    [userId],
  );
  expect((await withdraw('200', {}, 'virtual')).status_code).toBe(6000);
  await db.query(`DELETE FROM game_rounds WHERE id = 'stakes'`);
});

test('[CA-66] whole yuan that end in 408 are cancelled by the house while they are paid, and the money comes back once @money', async () => {
  const { data } = await withdraw('1408');
  for (const ms of [2000, 4000, 4000, 60_000]) await site.advance(ms);
  const now = await one.call(`${fd}/withdraw/withdrawOrderInfo`, { orderId: data['orderId'] });
  expect(now.data).toMatchObject({
    status: 'cancelled',
    reason: '收款渠道暂停，平台已取消，款项已退回',
  });
  expect(await balance(one)).toEqual({ free: '10000.00', locked: '0.00' });
  // It does not count against the day.
  expect(await info()).toMatchObject({ timesLeft: 5, amountLeft: '200000.00' });
});

test('[CA-62] the order of a key is found, and a key that was never received is not', async () => {
  const body = await request('1000');
  const { data } = await one.call(`${fd}/withdraw/new`, body);
  const ask = (key: string) => one.call(`${fd}/withdraw/withdrawOrderInfo`, { key });
  expect((await ask(body.key)).data['orderId']).toBe(data['orderId']);
  expect((await ask(randomUUID())).status_code).toBe(6004);
  const other = await boundMember(site, 'drawer4');
  const foreign = await other.client.call(`${fd}/withdraw/withdrawOrderInfo`, { key: body.key });
  expect(foreign.status_code).toBe(6004);
});

test('[CA-64] required turnover says what it is for, and what was reached fulfils the oldest', async () => {
  const paid = { channelId: 'usdt-trc20', amount: '200', key: randomUUID() };
  await one.call(`${fd}/payment/pay`, paid);
  await site.advance(5100);
  expect(await info()).toMatchObject({
    turnoverParts: [
      { title: 'USDT-TRC20存款', required: '200.00', done: '0.00' },
      { title: 'USDT-TRC20加赠', required: '2.00', done: '0.00' },
    ],
  });
  await db.query('UPDATE turnover SET done = 20100 WHERE member_id = $1', [userId]);
  expect(await info()).toMatchObject({
    turnoverLeft: '1.00',
    turnoverParts: [{ done: '200.00' }, { done: '1.00' }],
  });
  await db.query('UPDATE turnover SET done = required WHERE member_id = $1', [userId]);
  expect((await info())['turnoverParts']).toEqual([]);
});

test('[CA-64] [CO-38] [CO-39] a wrong password says how many tries are left, a locked one for how long', async () => {
  const own = await openSandbox();
  const { client } = await boundMember(own, 'drawer8', {
    balance: '500.00',
    cards: [BANK_CARD],
    withdrawalPassword: '135790',
  });
  const cards = await client.get<{ list: { cardId: string }[] }>(
    `${fd}/bankCard/queryMemberBanksInfoList`,
    { kind: 'bank' },
  );
  const draw = async () => {
    const { status_code, data } = await client.call(`${fd}/withdraw/new`, {
      key: randomUUID(),
      cardId: cards.data.list[0]?.cardId,
      amount: '100',
      password: 'b'.repeat(32),
    });
    return [status_code, data];
  };
  for (const triesLeft of [4, 3, 2, 1]) expect(await draw()).toEqual([6100, { triesLeft }]);
  const [code, data] = await draw();
  expect(code).toBe(6110);
  const { lockedMs } = data as unknown as { lockedMs: number };
  expect(lockedMs).toBeGreaterThan(3_590_000);
  expect(lockedMs).toBeLessThanOrEqual(3_600_000);
  const told = (await client.call(`${fd}/withdraw/withdrawInfo`, {})).data;
  expect(told['passwordLockedMs']).toBeGreaterThan(3_590_000);
  await own.stop();
  await own.db.close();
});

test('[TG-11] [CO-40] a site that asks for no withdrawal password takes none; one that asks refuses a missing one', async () => {
  const { password: _, ...bare } = await request('100');
  expect((await one.call(`${fd}/withdraw/new`, bare)).status_code).toBe(6111);
  const open = await openSandbox({ withdrawPassword: false });
  const { client } = await boundMember(open, 'drawer7', { balance: '500.00', cards: [BANK_CARD] });
  const cards = await client.get<{ list: { cardId: string }[] }>(
    `${fd}/bankCard/queryMemberBanksInfoList`,
    { kind: 'bank' },
  );
  const body = { key: randomUUID(), cardId: cards.data.list[0]?.cardId, amount: '100' };
  expect((await client.call(`${fd}/withdraw/new`, body)).status_code).toBe(6000);
  await open.stop();
  await open.db.close();
});

test('[CA-66] a way of whole yuan takes no fen', async () => {
  const added = { kind: 'alipay', number: '13900000008' };
  await boundMember(site, 'drawer1', { balance: '10000.00', cards: [added], token: false });
  expect((await withdraw('200.50', {}, 'alipay')).status_code).toBe(6007);
  expect((await withdraw('200', {}, 'alipay')).status_code).toBe(6000);
});
