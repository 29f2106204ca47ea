import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openAccount, post, venueOf, walletOf } from '../src/ledger/ledger.ts';
import { clear, emptyDatabase } from './empty-database.ts';
import { balance, openSandbox, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

const db = await emptyDatabase();
let site: TestSandbox;
let one: SignedClient;
beforeEach(async () => {
  await clear(db);
  site = await openSandbox({ db });
  one = await site.member('mover1', '1000.00');
  return () => site.stop();
});
afterAll(() => db.close());

const game = '/game/api/v1';
const utc = (channelCode: string, amount: string, ty = '1', more: object = {}) =>
  one.call('/fd/api/v1/transfer/utcTransfer', {
    channelCode,
    amount,
    ty,
    key: randomUUID(),
    ...more,
  });
const at = async (enName: string) =>
  (await one.call(`${game}/venue/balance`, { enName })).data['balance'];
const recycle = () =>
  one.call<{ recycled: string; venues: object[]; kept: object[] }>(`${game}/venue/recycle`, {
    key: randomUUID(),
  });
const bind = (enName: string, required: string) =>
  site.door('POST', '/members', {
    name: 'mover1',
    venueActivity: { enName, required },
    token: false,
  });
/** Money in the venue that is under maintenance, which got there before. */
async function strand(): Promise<void> {
  const [row] = await db.query(`SELECT id FROM members WHERE name = 'mover1'`);
  const memberId = String(row?.['id']);
  await db.transaction(async (tx) => {
    await openAccount(tx, venueOf(memberId, 'SGCP'), 'venue');
    await post(tx, { kind: 'adjust', ref: 'adjust:stranded', wall: 0, site: 0 }, [
      [walletOf(memberId), -3000n],
      [venueOf(memberId, 'SGCP'), 3000n],
    ]);
  });
}

test('[CA-58] [CA-77] money goes into a venue wallet and back, once a key', async () => {
  const key = randomUUID();
  const first = await utc('QFDZ', '200', '1', { key });
  expect(first.data).toMatchObject({
    from: 'center',
    to: 'QFDZ',
    amount: '200.00',
    centerWalletBalance: '800.00',
    venueBalance: '200.00',
  });
  expect((await utc('QFDZ', '200', '1', { key })).data).toEqual(first.data);
  expect((await utc('QFDZ', '201', '1', { key })).status_code).toBe(6009);
  expect(await at('QFDZ')).toBe('200.00');
  await utc('QFDZ', '50.55', '2');
  expect([await at('QFDZ'), (await balance(one)).free]).toEqual(['149.45', '850.55']);
});

test('one key moves once, however much at once it is sent @money', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => utc('QFDZ', '900', '1', { key })),
  );
  expect(new Set(answers.map((each) => each.data['transferId'])).size).toBe(1);
  expect((await balance(one)).free).toBe('100.00');
});

test.each([
  ['more than there is', 'QFDZ', '1000.01', 6012],
  ['nothing', 'QFDZ', '0', 6007],
  ['more than twelve characters', 'QFDZ', '1000000000.00', 6007],
  ['three decimals', 'QFDZ', '1.001', 6007],
  ['below zero', 'QFDZ', '-1', 6007],
  ['an unknown venue', 'NONE', '1', 6004],
  ['the venue that plays with the centre wallet', 'CRTY', '1', 6012],
  ['a venue under maintenance', 'SGCP', '1', 6415],
])('[CA-58] a transfer is refused: %s', async (_, channelCode, amount, code) => {
  expect((await utc(channelCode, amount)).status_code).toBe(code);
  expect((await balance(one)).free).toBe('1000.00');
});

test('[CA-71] money goes straight from venue to venue', async () => {
  await utc('QFDZ', '200');
  const transfer = (from: string, to: string, amount: string) =>
    one.call(`${game}/venue/transfer`, { from, to, amount, key: randomUUID() });
  const moved = await transfer('QFDZ', 'MYDZ', '150');
  expect(moved.data).toMatchObject({ venueBalance: '150.00', centerWalletBalance: '800.00' });
  expect([await at('QFDZ'), await at('MYDZ')]).toEqual(['50.00', '150.00']);
  expect((await transfer('QFDZ', 'MYDZ', '51')).status_code).toBe(6012);
  expect((await transfer('QFDZ', 'QFDZ', '1')).status_code).toBe(6007);
  expect((await transfer('center', 'HWBY', '800')).status_code).toBe(6000);
  expect(await at('HWBY')).toBe('800.00');
});

test('[CA-69] all wallets are told with their sums, without the venue that has none', async () => {
  await utc('QFDZ', '200');
  await utc('KXZR', '100');
  const { data } = await one.call<Record<string, unknown> & { venues: Record<string, unknown>[] }>(
    `${game}/venue/allBalance`,
  );
  expect(data).toMatchObject({
    centerWalletBalance: '700.00',
    venueTotal: '300.00',
    totalBalance: '1000.00',
    autoTransfer: 0,
  });
  const codes = data.venues.map((each) => each['enName']);
  expect(codes).toHaveLength(17);
  expect(codes).not.toContain('CRTY');
  expect(data.venues.filter((each) => each['balance'] !== '0.00')).toMatchObject([
    { enName: 'KXZR', balance: '100.00', category: 'ZR' },
    { enName: 'QFDZ', balance: '200.00', state: 'open', activity: null },
  ]);
  expect(data.venues.find((each) => each['enName'] === 'SGCP')?.['state']).toBe('maintenance');
});

test('[CA-77] the local venue shows the centre wallet; unknown and resting venues are refused', async () => {
  expect(await at('CRTY')).toBe('1000.00');
  const code = async (enName: string) =>
    (await one.call(`${game}/venue/balance`, { enName })).status_code;
  expect([await code('NONE'), await code('SGCP')]).toEqual([6004, 6415]);
});

test('[CA-70] recycling brings everything back but what is bound or out of reach', async () => {
  await strand();
  await utc('QFDZ', '200');
  await utc('MYDZ', '100');
  await utc('HWBY', '50');
  await bind('HWBY', '500');
  const key = randomUUID();
  const ask = () => one.call(`${game}/venue/recycle`, { key });
  const first = await ask();
  expect(first.data).toEqual({
    centerWalletBalance: '920.00',
    recycled: '300.00',
    venues: [
      { enName: 'MYDZ', amount: '100.00' },
      { enName: 'QFDZ', amount: '200.00' },
    ],
    kept: [
      { enName: 'HWBY', amount: '50.00', reason: 'activity' },
      { enName: 'SGCP', amount: '30.00', reason: 'maintenance' },
    ],
  });
  await utc('QFDZ', '10');
  expect((await ask()).data).toEqual(first.data);
  expect(await at('QFDZ')).toBe('10.00');
  expect((await recycle()).data.recycled).toBe('10.00');
});

test('[CA-58] [CA-71] a bound wallet is entered with consent only, and left when its turnover is reached', async () => {
  await bind('QFDZ', '300');
  const asked = await utc('QFDZ', '100');
  expect(asked).toMatchObject({
    status_code: 6413,
    message: '您还在活动中，转入后若未达成流水将无法转出',
    data: { enName: 'QFDZ', required: '300.00', done: '0.00', left: '300.00' },
  });
  expect((await utc('QFDZ', '100', '1', { isActivity: 1 })).status_code).toBe(6000);
  for (const isActivity of [0, 1]) {
    expect((await utc('QFDZ', '100', '2', { isActivity })).status_code).toBe(6413);
  }
  await bind('QFDZ', '0');
  expect((await utc('QFDZ', '100', '2')).status_code).toBe(6000);
});

const launch = (body: object) =>
  one.call<{ url: string; transferred: string; left?: string }>(`${game}/venue/launch`, body);

test('[CA-75] a launch leads to the game of its category, and to the local venue without a ticket', async () => {
  const urls: string[] = [];
  for (const enName of ['QFDZ', 'HWBY', 'KXZR', 'TYQP', 'G1CP', 'DJZH', 'XMTY']) {
    const { data } = await launch({ enName });
    urls.push(data.url.replace(/[0-9a-f]{48}$/, 'T'));
  }
  expect(urls).toEqual(
    ['slots', 'fishing', 'live', 'cards', 'lottery', 'esports', 'sport'].map(
      (page) => `/game/demo/${page}?ticket=T`,
    ),
  );
  expect((await launch({ enName: 'CRTY' })).data.url).toBe('/game/sport/CRTY');
});

test('[CA-75] a launch is refused for unknown games, resting venues and promotions without consent', async () => {
  const code = async (body: object) => (await launch(body)).status_code;
  expect(await code({ enName: 'NONE' })).toBe(6004);
  expect(await code({ enName: 'QFDZ', gameCode: 'MYDZ001' })).toBe(6004);
  expect(await code({ enName: 'SGCP' })).toBe(6415);
  await bind('QFDZ', '300');
  const asked = await launch({ enName: 'QFDZ', gameCode: 'QFDZ001' });
  expect(asked).toMatchObject({ status_code: 6413, data: { left: '300.00' } });
  expect(await code({ enName: 'QFDZ', isActivity: 1 })).toBe(6000);
});

test('[CA-78] with auto-transfer on a launch moves the centre wallet in, with it off nothing', async () => {
  expect((await launch({ enName: 'QFDZ' })).data.transferred).toBe('0.00');
  const set = (status: number) => one.call(`${game}/status/setAutoTransferStatus`, { status });
  expect((await set(1)).data).toEqual({ status: 1 });
  expect((await one.call(`${game}/venue/allBalance`)).data['autoTransfer']).toBe(1);
  expect((await launch({ enName: 'QFDZ' })).data.transferred).toBe('1000.00');
  expect((await launch({ enName: 'QFDZ' })).data.transferred).toBe('0.00');
  expect([await at('QFDZ'), (await balance(one)).free]).toEqual(['1000.00', '0.00']);
  await set(0);
  await recycle();
  expect((await launch({ enName: 'QFDZ' })).data.transferred).toBe('0.00');
  expect((await set(2)).status_code).toBe(6007);
});
