import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balance, openSandbox, type TestSandbox } from './harness.ts';
import { BANK_CARD, boundMember } from './money-members.ts';

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
const member = (name: string) => site.member(name, '0');

test('[CA-51] every channel tells what its waiting page, its form and its notice need', async () => {
  const { data } = await (await member('payer0')).call(`${payment}/types`);
  const list = data['channels'] as Record<string, unknown>[];
  expect(list.map((each) => [each['channelId'], each['kind']])).toEqual([
    ['bank-quick', 'recharge'],
    ['bank-transfer', 'transfer'],
    ['alipay', 'recharge'],
    ['wechat', 'recharge'],
    ['usdt-trc20', 'virtual'],
    ['usdt-erc20', 'virtual'],
    ['huione', 'huione'],
    ['xnbsk', 'xnbsk'],
  ]);
  expect(list[4]).toMatchObject({ bonusPercent: '1.00', currency: 'USDT', network: 'TRC20' });
  expect(list[0]).not.toHaveProperty('payee');
});

test('[CA-52] [CA-53] [CA-57] a deposit waits, is paid, arrives once and moves the balance', async () => {
  const one = await member('payer1');
  const opened = await one.call(`${payment}/pay`, order('88.80'));
  expect(opened.data).toMatchObject({ status: 'waiting', stage: 'unpaid', amount: '88.80' });
  const { orderId } = opened.data;
  const now = async () => (await one.call(`${payment}/getDepositOrderStatus`, { orderId })).data;
  expect(await balance(one)).toEqual({ free: '0.00', locked: '0.00' });
  await site.advance(3100);
  expect(await now()).toMatchObject({ status: 'waiting', stage: 'paid' });
  expect(await balance(one)).toEqual({ free: '0.00', locked: '0.00' });
  await site.advance(2000);
  await site.advance(5100);
  expect(await now()).toMatchObject({ status: 'success', stage: 'credited', expiresInMs: 0 });
  expect(await balance(one)).toEqual({ free: '88.80', locked: '0.00' });
});

test('one key opens one deposit, however much at once it is sent @money', async () => {
  const one = await member('payer2');
  const request = order('100');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => one.call(`${payment}/pay`, request)),
  );
  expect(new Set(answers.map((each) => each.data['orderId'])).size).toBe(1);
  expect((await one.call(`${payment}/pay`, { ...request, amount: '101' })).status_code).toBe(6009);
  await site.advance(5100);
  expect((await balance(one)).free).toBe('100.00');
});

test('[CA-54] an order that was given up brings nothing; one that was paid cannot be given up', async () => {
  const one = await member('payer3');
  const given = (await one.call(`${payment}/pay`, order('100'))).data['orderId'];
  const closed = await one.call(`${payment}/closeOrder`, { orderId: given });
  expect(closed.data).toMatchObject({ status: 'closed', stage: 'closed' });
  const paid = (await one.call(`${payment}/pay`, order('200'))).data['orderId'];
  await site.advance(3100);
  const late = await one.call(`${payment}/closeOrder`, { orderId: paid });
  expect(late.data).toMatchObject({ status: 'waiting', stage: 'paid' });
  await site.advance(6000);
  expect((await balance(one)).free).toBe('200.00');
});

test('[CA-52] whole yuan that end in 404 fail, in 408 are never paid and expire', async () => {
  const one = await member('payer7');
  const failing = (await one.call(`${payment}/pay`, order('1404'))).data['orderId'];
  const unpaid = (await one.call(`${payment}/pay`, order('408.50'))).data['orderId'];
  const now = async (orderId: unknown) =>
    (await one.call(`${payment}/getDepositOrderStatus`, { orderId })).data;
  await site.advance(6000);
  expect(await now(failing)).toMatchObject({ status: 'closed', stage: 'failed' });
  expect((await now(failing))['reason']).toContain('支付未成功');
  expect(await now(unpaid)).toMatchObject({ status: 'waiting', stage: 'unpaid' });
  await site.advance(15 * 60_000);
  expect(await now(unpaid)).toMatchObject({ status: 'expired', stage: 'expired', expiresInMs: 0 });
  expect((await balance(one)).free).toBe('0.00');
});

test('[CA-60] [WA-05] the records tell what became of deposits and transfers, step by step with times', async () => {
  const one = await member('timed1');
  const pay = async (amount: string, channelId?: string) =>
    String((await one.call(`${payment}/pay`, order(amount, channelId))).data['orderId']);
  const credited = await pay('1000', 'usdt-trc20');
  const failed = await pay('1404');
  const expired = await pay('408');
  const closed = await pay('100');
  await one.call(`${payment}/closeOrder`, { orderId: closed });
  await site.advance(3100);
  await site.advance(2100);
  await site.advance(15 * 60_000);
  const transfer = { channelCode: 'QFDZ', amount: '50', ty: '1', key: randomUUID() };
  await one.call('/fd/api/v1/transfer/utcTransfer', transfer);
  const scanned = await pay('408', 'huione');
  const { data: signal } = await one.call(`${payment}/createSignalCode`, { orderId: scanned });
  await site.door('POST', `/signal-codes/${String(signal['code'])}`);
  interface Told {
    recordId: string;
    kind: string;
    at: number;
    steps?: { status: string; at: number }[];
  }
  const { data } = await one.call<{ list: Told[] }>('/fd/api/v1/transactions/queryDealRecord', {
    pageNum: 1,
    pageSize: 20,
  });
  const told = (kind: string, recordId?: string) =>
    data.list.find((each) => each.kind === kind && (recordId ?? each.recordId) === each.recordId);
  const statuses = (recordId: string) =>
    told('deposit', recordId)?.steps?.map((each) => each.status);
  expect(statuses(credited)).toEqual(['created', 'paid', 'credited']);
  expect(statuses(failed)).toEqual(['created', 'failed']);
  expect(statuses(expired)).toEqual(['created', 'expired']);
  expect(statuses(closed)).toEqual(['created', 'closed']);
  expect(statuses(scanned)).toEqual(['created', 'paid']);
  const times = told('deposit', credited)?.steps?.map(({ at }) => at) ?? [];
  const [createdAt = 0, paidAt = 0, creditedAt = 0] = times;
  // A payment is seen when the gateway looks next, which a busy machine does later; nothing is credited before its time.
  expect(paidAt - createdAt).toBeGreaterThanOrEqual(3000);
  expect(creditedAt).toBeGreaterThan(paidAt);
  expect(creditedAt - createdAt).toBeGreaterThanOrEqual(5000);
  const moved = told('transferIn');
  expect(moved?.steps).toEqual([
    { status: 'sent', at: moved?.at },
    { status: 'received', at: moved?.at },
  ]);
  expect(told('bonus')).not.toHaveProperty('steps');
  await site.advance(6000);
});

test('[CA-53] virtual currency is priced once, shows its address, and brings its bonus', async () => {
  const one = await member('payer8');
  const { data } = await one.call(`${payment}/pay`, order('1000', 'usdt-trc20'));
  const address = String(data['qrText']);
  expect(address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
  expect(data['payee']).toContainEqual({ label: '收款地址', value: address });
  // 1,000 yuan at the rate, rounded up to a cent of a USDT.
  const rate = BigInt(String(data['rate']).replace('.', ''));
  const cents = (100_000n * 10_000n + rate - 1n) / rate;
  expect(data).toMatchObject({
    bonus: '10.00',
    payCurrency: 'USDT',
    payAmount: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
  });
  await site.advance(5100);
  expect((await balance(one)).free).toBe('1010.00');
});

test.each([
  ['too little', order('99', 'bank-quick')],
  ['too much', order('50001', 'bank-quick')],
  ['fen where only yuan go', order('100.50', 'bank-quick')],
  ['no such channel', order('100', 'cash')],
  ['not an amount', order('1e3')],
])('a deposit is refused: %s', async (_, request) => {
  const one = await member('payer4');
  expect((await one.call(`${payment}/pay`, request)).status_code).toBe(6007);
});

test('an order is found by the key that it was opened with; a key that never came is told as such', async () => {
  const one = await member('payer10');
  const request = order('408');
  const ask = (key: string) => one.call(`${payment}/getDepositOrderStatus`, { key });
  expect((await ask(request.key)).status_code).toBe(6004);
  const { data } = await one.call(`${payment}/pay`, request);
  expect((await ask(request.key)).data['orderId']).toBe(data['orderId']);
  expect(
    (await (await member('payer11')).call(`${payment}/getDepositOrderStatus`, { key: request.key }))
      .status_code,
  ).toBe(6004);
});

test('what waits is told with the channels, the newest first, and the channel of the last order is marked', async () => {
  const one = await member('payer12');
  const first = (await one.call(`${payment}/pay`, order('408'))).data['orderId'];
  await site.advance(10);
  const second = (await one.call(`${payment}/pay`, order('1408', 'alipay'))).data['orderId'];
  const types = async () =>
    (
      await one.call<{
        waiting: { orderId: string }[];
        channels: { channelId: string; lastUsed?: boolean }[];
      }>(`${payment}/types`)
    ).data;
  expect((await types()).waiting.map((each) => each.orderId)).toEqual([second, first]);
  expect(
    (await types()).channels.filter((each) => each.lastUsed).map((each) => each.channelId),
  ).toEqual(['alipay']);
  await one.call(`${payment}/closeOrder`, { orderId: second });
  expect((await types()).waiting.map((each) => each.orderId)).toEqual([first]);
  await site.advance(15 * 60_000);
  expect((await types()).waiting).toEqual([]);
});

test('cents tell payments of the same amount apart, and what is paid is what arrives', async () => {
  const one = await member('payer13');
  const other = await member('payer14');
  const open = async (by: typeof one) =>
    (
      await by.call<{ amount: string; askedAmount: string }>(
        `${payment}/pay`,
        order('300', 'alipay'),
      )
    ).data;
  const orders = [await open(one), await open(other), await open(one)];
  for (const { amount, askedAmount } of orders) {
    expect(askedAmount).toBe('300.00');
    expect(amount).toMatch(/^299\.\d\d$/);
  }
  expect(new Set(orders.map(({ amount }) => amount)).size).toBe(3);
  await site.advance(5100);
  expect((await balance(other)).free).toBe(orders[1]?.amount);
});

test('a bonus that is declined is neither credited nor turned over', async () => {
  const one = await member('payer15');
  const { data } = await one.call(`${payment}/pay`, {
    ...order('1000', 'usdt-trc20'),
    bonus: false,
  });
  expect(data).not.toHaveProperty('bonus');
  await site.advance(5100);
  expect((await balance(one)).free).toBe('1000.00');
});

test('a channel that needs a phone and a name says so, and refuses who has none', async () => {
  const one = await member('payer16');
  const types = await one.call<{ channels: { channelId: string; needs?: string[] }[] }>(
    `${payment}/types`,
  );
  expect(types.data.channels.find(({ channelId }) => channelId === 'xnbsk')?.needs).toEqual([
    'phone',
    'name',
  ]);
  const pay = () => one.call(`${payment}/pay`, order('100', 'xnbsk'));
  expect((await pay()).status_code).toBe(6015);
  await site.door('POST', '/members', { name: 'payer16', phone: '13900139016', token: false });
  expect((await pay()).status_code).toBe(6449);
  await site.door('POST', '/members', { name: 'payer16', realName: '林晓岚', token: false });
  expect((await pay()).status_code).toBe(6000);
});

test('a payment slip is kept with its order, and with no order of somebody else', async () => {
  const one = await member('payer17');
  const { orderId } = (await one.call(`${payment}/pay`, order('408'))).data;
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const slip = {
    fileName: 'slip.png',
    contentType: 'image/png',
    content: png,
    depositOrderId: orderId,
  };
  const upload = '/site/api/v1/user/upload/uploadImage';
  expect((await (await member('payer18')).call(upload, slip)).status_code).toBe(6004);
  expect((await one.call(upload, slip)).status_code).toBe(6000);
  expect((await one.call(`${payment}/getDepositOrderStatus`, { orderId })).data).toMatchObject({
    slips: 1,
  });
});

test('five orders wait at most', async () => {
  const one = await member('payer9');
  for (let i = 0; i < 5; i += 1) await one.call(`${payment}/pay`, order('408'));
  expect((await one.call(`${payment}/pay`, order('408'))).status_code).toBe(6011);
});

test("another member's order is not found", async () => {
  const one = await member('payer5');
  const other = await member('payer6');
  const { data } = await one.call(`${payment}/pay`, order('100', 'huione'));
  const { orderId } = data;
  for (const call of ['getDepositOrderStatus', 'closeOrder', 'createSignalCode']) {
    expect((await other.call(`${payment}/${call}`, { orderId })).status_code).toBe(6004);
  }
});

test('[CA-55] a wallet app pays the order with the code, once, and the code before it is void', async () => {
  const one = await member('signal1');
  const { data } = await one.call(`${payment}/pay`, order('408', 'huione'));
  const { orderId } = data;
  const create = () => one.call(`${payment}/createSignalCode`, { orderId });
  const old = (await create()).data['code'];
  const fresh = (await create()).data;
  expect(fresh).toMatchObject({
    orderId,
    deepLink: `huione-demo://pay?code=${String(fresh['code'])}`,
    expiresInMs: 120_000,
  });
  const redeem = (code: unknown) => site.door('POST', `/signal-codes/${String(code)}`);
  await expect(redeem(old)).rejects.toThrow('404');
  expect(await redeem(fresh['code'])).toEqual({ orderId });
  await expect(redeem(fresh['code'])).rejects.toThrow('404');
  expect((await create()).status_code).toBe(6012);
  await site.advance(5100);
  expect((await balance(one)).free).toBe('408.00');
});

test('[CA-55] a code is over after two minutes; a channel without a wallet app has none', async () => {
  const one = await member('signal2');
  const opened = await one.call(`${payment}/pay`, order('408', 'huione'));
  const { orderId } = opened.data;
  const { data } = await one.call(`${payment}/createSignalCode`, { orderId });
  await site.advance(120_001);
  await expect(site.door('POST', `/signal-codes/${String(data['code'])}`)).rejects.toThrow('404');
  const bank = await one.call(`${payment}/pay`, order('100'));
  const refused = await one.call(`${payment}/createSignalCode`, {
    orderId: bank.data['orderId'],
  });
  expect(refused.status_code).toBe(6007);
});

test('[CA-56] a channel learns who paid last time, masked, and takes them where nobody is named', async () => {
  const { client, userId } = await boundMember(site, 'customer1', { cards: [BANK_CARD] });
  const ask = (channelId: string) => client.call(`${payment}/getCustomerInfo`, { channelId });
  expect((await ask('bank-transfer')).data).toEqual({
    channelId: 'bank-transfer',
    needsPayerName: true,
    realName: '林**',
    lastPayerName: null,
    cardTail: '0005',
  });
  const payers = async () =>
    (
      await site.db.query(
        'SELECT payer FROM deposits WHERE member_id = $1 ORDER BY created_site, id',
        [userId],
      )
    ).map(({ payer }) => payer);
  await client.call(`${payment}/pay`, order('100'));
  await client.call(`${payment}/pay`, { ...order('100'), payerName: ' 周明 ' });
  await client.call(`${payment}/pay`, order('100'));
  expect(await payers()).toEqual(['林晓岚', '周明', '周明']);
  expect((await ask('bank-transfer')).data['lastPayerName']).toBe('周*');
  expect((await ask('alipay')).data).toMatchObject({ needsPayerName: false, lastPayerName: null });
  expect((await ask('cash')).status_code).toBe(6007);
});

test('[CA-59] the rate holds for its ten minutes, pays in above what it pays out, and then changes', async () => {
  const one = await member('rates1');
  const ask = async () => (await one.call('/fd/api/v1/transfer/getTransferRate')).data;
  const first = await ask();
  const [rate] = first['rates'] as { deposit: string; withdrawal: string }[];
  expect(Number(rate?.deposit)).toBeGreaterThan(Number(rate?.withdrawal));
  expect(first['expiresInMs']).toBeLessThanOrEqual(600_000);
  await site.advance(Number(first['expiresInMs']) + 1);
  expect((await ask())['rates']).not.toEqual(first['rates']);
  const none = await one.call('/fd/api/v1/transfer/getTransferRate', { currency: 'XYZ' });
  expect(none.data['rates']).toEqual([]);
});

test('[CA-61] the currencies name every network that a channel and a card know', async () => {
  const { client } = await boundMember(site, 'coins1');
  const { data } = await client.call<{ list: { code: string; networks: { network: string }[] }[] }>(
    '/fd/api/v1/vCurrency/list',
  );
  const networks = data.list.flatMap((each) => each.networks.map(({ network }) => network));
  const types = await client.call<{ channels: { network?: string }[] }>(`${payment}/types`);
  const cards = await client.get<{ list: { kind: string; options: { code: string }[] }[] }>(
    '/fd/api/v1/bankCard/withdraw/add/list',
  );
  expect(types.data.channels.flatMap((each) => each.network ?? [])).toEqual(networks);
  expect(
    cards.data.list.find((each) => each.kind === 'virtual')?.options.map((each) => each.code),
  ).toEqual(networks);
});

test('a site without deposits shows no channel and opens no order', async () => {
  const closed = await openSandbox({ deposit: false });
  const one = await closed.member('closed1', '0');
  expect((await one.call(`${payment}/types`)).data['channels']).toEqual([]);
  expect((await one.call(`${payment}/pay`, order('100'))).status_code).toBe(6013);
  await closed.stop();
  await closed.db.close();
});
