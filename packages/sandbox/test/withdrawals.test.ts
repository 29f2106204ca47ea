import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { clear, emptyDatabase } from './empty-database.ts';
import { balance, openSandbox, type TestSandbox } from './harness.ts';
import { BANK_CARD, boundMember, PASSWORD, passwords, VIRTUAL_CARD } from './money-members.ts';
import type { SignedClient } from './signed-client.ts';
import { cardId, withdraw, withdrawalOf, withdrawInfo } from './withdrawing.ts';

const db = await emptyDatabase();
const fake = passwords();
let site: TestSandbox;
let one: SignedClient;
let userId: string;
const fd = '/fd/api/v1';
beforeEach(async () => {
  await clear(db);
  site = await openSandbox({ db, withdrawalPasswords: fake.port });
  ({ client: one, userId } = await boundMember(site, 'drawer1', {
    balance: '10000.00',
    cards: [BANK_CARD, VIRTUAL_CARD],
  }));
  return () => site.stop();
});

test('[CA-66] [CA-62] a withdrawal locks its money, passes review step by step, and is paid', async () => {
  const { data } = await withdraw(one, '1000');
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
  const { data } = await withdraw(one, '1404');
  await site.advance(6000);
  await site.advance(60_000);
  const now = await one.call(`${fd}/withdraw/withdrawOrderInfo`, { orderId: data['orderId'] });
  expect(now.data).toMatchObject({ status: 'rejected', reason: '审核未通过，款项已退回' });
  expect(await balance(one)).toEqual({ free: '10000.00', locked: '0.00' });
});

test('one key withdraws once, however much at once it is sent @money', async () => {
  const body = await withdrawalOf(one, '1000');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => one.call(`${fd}/withdraw/new`, body)),
  );
  expect(new Set(answers.map((each) => each.data['orderId'])).size).toBe(1);
  expect((await one.call(`${fd}/withdraw/new`, { ...body, amount: '999' })).status_code).toBe(6009);
  expect(await balance(one)).toEqual({ free: '9000.00', locked: '1000.00' });
});

test('[CA-66] a key that is known answers its order, whatever is wrong with the password by now @money', async () => {
  const body = await withdrawalOf(one, '1000');
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
  expect((await withdraw(one, '1000', { arrives: '1000' })).status_code).toBe(6000);
  for (let freeTimes = 0; freeTimes < 2; freeTimes += 1) await withdraw(one, '100');
  const told = await withdraw(one, '1000', { arrives: '1000.00' });
  expect([told.status_code, told.data]).toMatchObject([
    6012,
    { reason: 'terms-changed', fee: '5.00', arrives: '995.00' },
  ]);
  expect(await balance(one)).toMatchObject({ free: '8800.00' });
  expect((await withdraw(one, '1000', { arrives: '995.00' })).data).toMatchObject({
    arrives: '995.00',
  });
  const { data } = await one.call(`${fd}/withdraw/usdtWithdrawInfo`, { amount: '1000.00' });
  const { arrives } = data as { arrives: string };
  expect((await withdraw(one, '1000', { arrives }, 'virtual')).data).toMatchObject({ arrives });
});

test('[CA-66] every reason to refuse, and none of them moves money', async () => {
  const refused = async (answer: ReturnType<typeof withdraw>) => {
    const { status_code, data } = await answer;
    return [status_code, (data as { reason?: string } | null)?.reason];
  };
  expect(await refused(withdraw(one, '1000', { password: '0'.repeat(32) }))).toEqual([
    6100,
    undefined,
  ]);
  expect(await refused(withdraw(one, '99.99'))).toEqual([6007, undefined]);
  expect(await refused(withdraw(one, '50000.01'))).toEqual([6007, undefined]);
  expect(await refused(withdraw(one, '10000.01'))).toEqual([6012, 'balance']);
  expect(await refused(withdraw(one, '1000', { cardId: 'K1' }))).toEqual([6004, undefined]);
  fake.unset.add(userId);
  expect(await refused(withdraw(one, '1000'))).toEqual([6012, 'password-unset']);
  expect((await withdrawInfo(one))['passwordSet']).toBe(false);
  fake.unset.clear();
  fake.locked.add(userId);
  expect(await refused(withdraw(one, '1000'))).toEqual([6110, undefined]);
  fake.locked.clear();
  const other = await boundMember(site, 'drawer2', { balance: '10000.00' });
  const foreign = await other.client.call(`${fd}/withdraw/new`, await withdrawalOf(one, '1000'));
  expect(foreign.status_code).toBe(6004);
  await db.query('UPDATE members SET real_name = NULL WHERE id = $1', [userId]);
  expect(await refused(withdraw(one, '1000'))).toEqual([6449, undefined]);
  await db.query('UPDATE members SET phone = NULL WHERE id = $1', [userId]);
  expect(await refused(withdraw(one, '1000'))).toEqual([6015, undefined]);
  expect(await balance(one)).toEqual({ free: '10000.00', locked: '0.00' });
});

test('a card with an open withdrawal stays', async () => {
  await withdraw(one, '1000');
  const removal = { cardId: await cardId(one, 'bank'), password: PASSWORD };
  const refused = await one.call(`${fd}/bankCard/remove`, removal);
  expect(refused).toMatchObject({ status_code: 6012, data: { reason: 'in-use' } });
  await site.advance(10_000);
  expect((await one.call(`${fd}/bankCard/remove`, removal)).status_code).toBe(6000);
});

test("another member's withdrawal is not found, and who never withdrew has none", async () => {
  const { data } = await withdraw(one, '1000');
  const other = await boundMember(site, 'drawer3');
  for (const body of [{ orderId: data['orderId'] }, {}]) {
    const asked = await other.client.call(`${fd}/withdraw/withdrawOrderInfo`, body);
    expect(asked.status_code).toBe(6004);
  }
});

test('[CA-66] whole yuan that end in 408 are cancelled by the house while they are paid, and the money comes back once @money', async () => {
  const { data } = await withdraw(one, '1408');
  for (const ms of [2000, 4000, 4000, 60_000]) await site.advance(ms);
  const now = await one.call(`${fd}/withdraw/withdrawOrderInfo`, { orderId: data['orderId'] });
  expect(now.data).toMatchObject({
    status: 'cancelled',
    reason: '收款渠道暂停，平台已取消，款项已退回',
  });
  expect(await balance(one)).toEqual({ free: '10000.00', locked: '0.00' });
  // It does not count against the day.
  expect(await withdrawInfo(one)).toMatchObject({ timesLeft: 5, amountLeft: '200000.00' });
});

test('[CA-62] the order of a key is found, and a key that was never received is not', async () => {
  const body = await withdrawalOf(one, '1000');
  const { data } = await one.call(`${fd}/withdraw/new`, body);
  const ask = (key: string) => one.call(`${fd}/withdraw/withdrawOrderInfo`, { key });
  expect((await ask(body.key)).data['orderId']).toBe(data['orderId']);
  expect((await ask(randomUUID())).status_code).toBe(6004);
  const other = await boundMember(site, 'drawer4');
  const foreign = await other.client.call(`${fd}/withdraw/withdrawOrderInfo`, { key: body.key });
  expect(foreign.status_code).toBe(6004);
});
