import { randomUUID } from 'node:crypto';
import type { components } from '@courtside/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRIZES, prizeOfPlace } from '../src/promotions/prizes.ts';
import { dayNumber, dayStart, weekStart } from '../src/time/beijing.ts';
import { balance, openSandbox, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

type Standing = components['schemas']['PromotionStanding'];
type Exchange = components['schemas']['PromotionExchange'];

let box: TestSandbox;
beforeAll(async () => {
  box = await openSandbox();
});
afterAll(async () => {
  // Rounds that were never played have no entry in the books.
  await box.db.query(`DELETE FROM game_rounds WHERE game_code = 'demo'`);
  await box.stop();
});

const standing = async (client: SignedClient, promotionId: string): Promise<Standing> =>
  (await client.call<Standing>('/act/api/v1/promotion/verification', { promotionId })).data;
const claim = (client: SignedClient, promotionId: string, more: object = {}) =>
  client.call<{ exchange: Exchange; standing: Standing } | null>(
    '/act/api/v1/promotion/confirmInfo',
    {
      promotionId,
      key: randomUUID(),
      ...more,
    },
  );
/** A deposit that was credited. */
async function deposit(client: SignedClient, amount: string): Promise<void> {
  await client.call('/fd/api/v1/payment/pay', {
    channelId: 'bank-transfer',
    amount,
    key: randomUUID(),
  });
  await box.advance(60_000);
}
/** A member who came by somebody's code. */
async function registered(at: TestSandbox, name: string, iCode: string): Promise<SignedClient> {
  const client = at.client();
  const captcha = await client.call<{ 'x-code': string }>(
    '/site/api/v1/user/register/defaultKaptcha',
  );
  const codeId = captcha.data['x-code'];
  const { answer } = await at.door<{ answer: string }>('GET', `/captcha/${codeId}`);
  const password = 'c'.repeat(32);
  await client.call('/site/api/v1/user/register', {
    name,
    password,
    secondPassword: password,
    kaptchcate: 1,
    codeId,
    code: answer,
    domain: 'https://www.example.com/',
    rCode: '',
    iCode,
  });
  client.use((await at.door<{ token: string }>('POST', '/members', { name })).token);
  return client;
}
/** Valid stakes of a member on a day, as if they had bet and lost. */
async function played(name: string, fen: number, at: number): Promise<void> {
  await box.db.query(
    `INSERT INTO game_rounds (id, member_id, venue, game_code, choice, outcome, stake, payout, valid, played_site)
     SELECT $1, id, 'KXZR', 'demo', '{}', '{}', $2, 0, $2, $3 FROM members WHERE name = $4`,
    [randomUUID(), fen, Math.floor(at), name],
  );
}
const now = async (): Promise<number> =>
  (await box.door<{ siteTime: number }>('GET', '/clock')).siteTime;

test('days and weeks are those of Beijing, weeks begin on Monday', () => {
  const monday = Date.parse('2026-06-08T00:00:00+08:00');
  expect(weekStart(monday)).toBe(monday);
  expect(weekStart(monday - 1)).toBe(monday - 7 * 86_400_000);
  expect(weekStart(monday + 6.99 * 86_400_000)).toBe(monday);
  expect(dayStart(dayNumber(monday))).toBe(monday);
});

test('[CA-46] [CA-48] the first deposit: too small, then once, with turnover', async () => {
  const client = await box.member('first001', '0.00');
  expect(await standing(client, 'p-first')).toMatchObject({
    state: 'open',
    reasons: [{ code: 'no-deposit' }],
  });
  expect((await claim(client, 'p-first')).status_code).toBe(6003);
  await deposit(client, '100.00');
  expect(await standing(client, 'p-first')).toMatchObject({
    state: 'claimable',
    progress: { done: '100.00', target: '100.00', unit: 'amount' },
    reward: { amount: '18.00', turnover: '18.00' },
  });
  const key = randomUUID();
  const given = await claim(client, 'p-first', { key });
  const again = await claim(client, 'p-first', { key });
  const other = await claim(client, 'p-first', { key, taskId: 'x' });
  const second = await claim(client, 'p-first');
  expect(given.data?.exchange).toMatchObject({ kind: 'bonus', amount: '18.00' });
  expect(again.data?.exchange).toEqual(given.data?.exchange);
  expect([other.status_code, second.status_code]).toEqual([6009, 6003]);
  expect((await balance(client)).free).toBe('118.00');

  const small = await box.member('first002', '0.00');
  await deposit(small, '50.00');
  expect(await standing(small, 'p-first')).toMatchObject({
    state: 'not-eligible',
    reasons: [{ code: 'deposit-too-small' }],
  });
});

test('the weekly deposit leaves out the first ever, and comes again the next week', async () => {
  const client = await box.member('again001', '0.00');
  await deposit(client, '600.00');
  expect((await standing(client, 'p-again')).state).toBe('open');
  await deposit(client, '600.00');
  expect((await claim(client, 'p-again')).data?.exchange.amount).toBe('8.00');
  expect((await standing(client, 'p-again')).state).toBe('claimed');
});

test('twenty claims at once give once @money', async () => {
  const client = await box.member('first003', '0.00');
  await deposit(client, '100.00');
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(client, 'p-first')));
  expect(answers.filter(({ status_code }) => status_code === 6000)).toHaveLength(1);
  expect((await balance(client)).free).toBe('118.00');
});

test('tasks of a new member are given one by one, within thirty days', async () => {
  const client = await box.member('tasks001', '0.00');
  expect((await standing(client, 'p-task')).tasks.map(({ state }) => state)).toEqual([
    'open',
    'open',
    'open',
  ]);
  await box.door('POST', '/members', {
    name: 'tasks001',
    phone: '13800138000',
    realName: '林小满',
    token: false,
  });
  await played('tasks001', 10_000, await now());
  expect((await standing(client, 'p-task')).tasks.map(({ state }) => state)).toEqual(
    Array(3).fill('claimable'),
  );
  expect((await claim(client, 'p-task', { taskId: 'real-name' })).data?.exchange.amount).toBe(
    '3.00',
  );
  expect((await claim(client, 'p-task', { taskId: 'real-name' })).status_code).toBe(6003);
  const rest = await standing(client, 'p-task');
  expect(rest.tasks.map(({ state }) => state)).toEqual(['claimable', 'claimed', 'claimable']);
  expect(rest.progress).toEqual({ done: '3', target: '3', unit: 'task' });
});

test('[CA-47] signing counts days, seven give once, and a missed day loses nothing that was earned', async () => {
  const client = await box.member('sign0001', '0.00');
  const sign = async (): Promise<Standing> => {
    const { token } = await box.door<{ token: string }>('POST', '/members', { name: 'sign0001' });
    client.use(token);
    return (
      await client.call<Standing>('/act/api/v1/promotion/joinActivity', { promotionId: 'p-sign' })
    ).data;
  };
  const done: string[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const first = await sign();
    expect(await sign()).toEqual(first);
    expect(first.signed).toHaveLength(day);
    done.push(first.progress?.done ?? '');
    // The fourth is missed.
    if (day < 7) await box.advance((day === 3 ? 2 : 1) * 86_400_000);
  }
  expect(done).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect((await claim(client, 'p-sign')).data?.exchange.amount).toBe('10.00');
  expect((await claim(client, 'p-sign')).status_code).toBe(6003);
  await box.advance(86_400_000);
  expect((await sign()).progress?.done).toBe('1');
  await box.advance(2 * 86_400_000);
  expect((await sign()).progress?.done).toBe('2');

  const gifts = () =>
    client.call<{ points: number; list: { giftId: string }[] }>(
      '/act/api/v1/activityTopGift/giftList',
    );
  expect((await gifts()).data.points).toBe(90);
  const exchange = (giftId: string, key: string = randomUUID()) =>
    client.call<{ exchange: Exchange; points: number }>('/act/api/v1/activityTopGift/exchange', {
      giftId,
      key,
    });
  const key = randomUUID();
  const first = await exchange('bonus-1', key);
  expect(first.data).toMatchObject({ points: 60, exchange: { amount: '1.00', turnover: '1.00' } });
  expect((await exchange('bonus-1', key)).data.exchange).toEqual(first.data.exchange);
  expect((await exchange('bonus-1')).data.points).toBe(30);
  const [short, none] = [await exchange('bonus-2'), await exchange('none')];
  expect([short.status_code, none.status_code]).toEqual([6003, 6004]);
  expect((await gifts()).data.points).toBe(30);
}, 60_000);

test('standings tell of every promotion at once, and the race who leads without what they staked', async () => {
  const client = await box.member('racer001', '0.00');
  const { data } = await client.call<{ list: Standing[] }>('/act/api/v1/promotion/standings');
  expect(data.list.map(({ promotionId }) => promotionId)).toContain('p-first');
  expect(data.list).toHaveLength(10);
  const at = await now();
  await played('racer001', 5_000_000, at);
  const board = await client.call<components['schemas']['RaceBoard']>(
    '/act/api/v1/promotion/raceBoard',
    { promotionId: 'p-race' },
  );
  const own = board.data.list.find((each) => each.own);
  expect(own).toMatchObject({ rank: board.data.own, name: 'ra***1' });
  expect(JSON.stringify(board.data)).not.toContain('50000');
  const visitor = await box
    .client()
    .call<components['schemas']['RaceBoard']>('/act/api/v1/promotion/raceBoard', {
      promotionId: 'p-race',
    });
  expect([visitor.status_code, visitor.data.own]).toEqual([6000, null]);
});

test('[CA-49] a VIP week, the share of last week’s stakes and the race are due the week after', async () => {
  const client = await box.member('weekly01', '0.00');
  const name = 'weekly01';
  const monday = weekStart(await now());
  await played(name, 20_000_000, monday + 1000);
  const { data } = await client.call<{
    grade: number;
    turnover: string;
    lastWeek: { state: string };
  }>('/act/api/v1/vipWeek/VipWeekInfo');
  expect(data).toMatchObject({ turnover: '200000.00', lastWeek: { state: 'missed' } });
  expect((await standing(client, 'p-race')).rank).toBe(1);
  expect((await claim(client, 'p-bet')).status_code).toBe(6003);
  await box.door('POST', '/clock', { set: monday + 7 * 86_400_000 });
  client.use((await box.door<{ token: string }>('POST', '/members', { name })).token);
  expect((await claim(client, 'p-bet')).data?.exchange.amount).toBe('800.00');
  expect((await claim(client, 'p-race')).data?.exchange.amount).toBe('888.00');
  const week = await client.call<{ grade: number; lastWeek: { state: string; gift: string } }>(
    '/act/api/v1/vipWeek/VipWeekInfo',
  );
  expect(week.data.grade).toBeGreaterThan(0);
  expect(week.data.lastWeek.state).toBe('claimable');
  expect((await claim(client, 'vip-week')).data?.exchange.amount).toBe(week.data.lastWeek.gift);
  expect((await claim(client, 'vip-week')).status_code).toBe(6003);
  const gifts = await claim(client, 'p-vip');
  expect(gifts.data?.exchange).toMatchObject({ promotionId: 'p-vip', turnover: '0.00' });
});

test('places of the race are worth less the further down', () => {
  expect([1, 2, 3, 4, 10, 50, 200].map(prizeOfPlace)).toEqual([
    88_800n,
    38_800n,
    38_800n,
    8800n,
    8800n,
    1800n,
    500n,
  ]);
  expect(prizeOfPlace(201)).toBe(0n);
});

test('the draw: its chances are told, sum to one, and a day has one', async () => {
  expect(PRIZES.reduce((sum, { chance }) => sum + chance, 0)).toBe(10_000);
  const client = await box.member('draws001', '0.00');
  expect(await standing(client, 'p-draw')).toMatchObject({
    state: 'not-eligible',
    reasons: [{ code: 'grade-too-low' }],
  });
  await played('draws001', 100_000_000, await now());
  expect((await standing(client, 'p-draw')).odds).toHaveLength(4);
  const { data } = await claim(client, 'p-draw');
  expect(['0.00', '1.88', '5.88', '18.88']).toContain(data?.exchange.amount);
  expect(data?.exchange.kind).toBe(data?.exchange.amount === '0.00' ? 'none' : 'bonus');
  expect((await claim(client, 'p-draw')).status_code).toBe(6003);
});

test('a friend who came by a code and made a deposit: both are given, once', async () => {
  const host = await box.member('host0001', '0.00');
  const info = await host.call<{ userId: string }>('/site/api/v1/user/member/info');
  const friend = await registered(box, 'guest001', info.data.userId);
  expect((await standing(host, 'p-friend')).reasons).toMatchObject([{ code: 'no-friend' }]);
  expect((await standing(host, 'p-friend')).invite).toMatchObject({
    iCode: info.data.userId,
    earned: '0.00',
    friends: [{ name: 'gu***1', state: 'registered' }],
  });
  await deposit(friend, '100.00');
  expect((await claim(host, 'p-friend')).data?.exchange.amount).toBe('10.00');
  expect((await claim(host, 'p-friend')).status_code).toBe(6003);
  expect((await claim(friend, 'p-friend')).data?.exchange.amount).toBe('10.00');
});

test('a visitor is told the same reward, goal and tasks as a member, and nothing of a page to read', async () => {
  type Promotion = components['schemas']['Promotion'];
  const { data } = await box
    .client()
    .call<{ list: Promotion[] }>('/act/api/v1/promotion/config', {});
  const member = await box.member('offers01', '0.00');
  const offered = data.list.filter(({ reward }) => reward !== undefined);
  expect(offered.map(({ promotionId }) => promotionId).toSorted()).toEqual([
    ...['p-again', 'p-first', 'p-friend', 'p-sign', 'p-task'],
  ]);
  for (const { promotionId, reward, goal, tasks } of offered) {
    const stands = await standing(member, promotionId);
    expect(stands.reward, promotionId).toEqual(reward);
    expect(stands.progress?.unit, promotionId).toBe(goal?.unit);
    // A friend is worth as much each: there is no end to reach.
    if (promotionId !== 'p-friend') expect(stands.progress?.target).toBe(goal?.target);
    const told = stands.tasks.map(({ taskId, text, amount }) => ({ taskId, text, amount }));
    expect(told).toEqual(tasks ?? []);
  }
  const steps = data.list.find(({ promotionId }) => promotionId === 'p-vip')?.steps;
  expect(steps?.[0]).toEqual({ from: 1, to: 1, amount: '18.00' });
  expect(steps).toHaveLength(10);
  expect(data.list.find(({ promotionId }) => promotionId === 'p-bet')?.rate).toBe(40);
  const read = data.list.find(({ promotionId }) => promotionId === 'p-cup');
  expect([read?.reward, read?.goal, read?.steps, read?.odds]).toEqual(Array(4).fill(undefined));
});

test('a page to read has nothing to claim; what is not there is not there', async () => {
  const client = await box.member('reader01', '0.00');
  expect((await standing(client, 'p-cup')).state).toBe('information');
  expect((await claim(client, 'p-cup')).status_code).toBe(6003);
  expect((await claim(client, 'p-none')).status_code).toBe(6004);
});

test('[CA-50] what was given is listed, newest first, page by page', async () => {
  const client = await box.member('lists001', '0.00');
  await deposit(client, '600.00');
  await deposit(client, '600.00');
  await claim(client, 'p-first');
  await claim(client, 'p-again');
  const page = (pageNum: number) =>
    client.call<{ total: number; list: Exchange[] }>('/act/api/v1/activityTopGift/exchangeRecord', {
      pageNum,
      pageSize: 1,
    });
  const [one, two] = [await page(1), await page(2)];
  expect([one.data.total, one.data.list[0]?.promotionId, two.data.list[0]?.promotionId]).toEqual([
    2,
    'p-again',
    'p-first',
  ]);
  const none = await client.call<{ total: number }>('/act/api/v1/activityTopGift/exchangeRecord', {
    pageNum: 1,
    pageSize: 10,
    endTime: 1,
  });
  expect(none.data.total).toBe(0);
});

test('a gift is in the records of money, and in the books', async () => {
  const client = await box.member('deals001', '0.00');
  await deposit(client, '100.00');
  await claim(client, 'p-first');
  const { data } = await client.call<{ list: { kind: string; amount: string }[] }>(
    '/fd/api/v1/transactions/queryDealRecord',
    { pageNum: 1, pageSize: 10 },
  );
  expect(data.list[0]).toMatchObject({ kind: 'bonus', amount: '18.00' });
});

test('a deposit promotion may bind the wallet of a venue, which then asks for consent', async () => {
  const client = await box.member('bound001', '0.00');
  await deposit(client, '100.00');
  const join = (promotionId: string, venueCode: string) =>
    client.call('/act/api/v1/promotion/joinActivity', { promotionId, venueCode });
  expect((await join('p-first', 'NOWHERE')).status_code).toBe(6004);
  expect((await join('p-first', 'CRTY')).status_code).toBe(6004);
  expect((await join('p-sign', 'QFDZ')).status_code).toBe(6003);
  expect((await join('p-first', 'QFDZ')).status_code).toBe(6000);
  const { status_code } = await client.call('/game/api/v1/venue/launch', { enName: 'QFDZ' });
  expect(status_code).toBe(6413);
});
