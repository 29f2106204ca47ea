import type {
  Advertisement,
  BonusPool,
  Game,
  NavigationEntry,
  Notice,
  Promotion,
  SponsorContent,
  Venue,
} from '@courtside/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from './harness.ts';

/** Characters that only Simplified Chinese writes, among those that these texts use. */
const SIMPLIFIED =
  /[们这户证员册录码选项赔盘单场队赢输关请记过还时间险网络页载说开发现种对应样实国]/u;
const TRADITIONAL = { headers: { 'accept-language': 'zh-TW' } };

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(() => site.stop());

const CALLS: readonly [path: string, body: object][] = [
  ['/site/api/v1/configuration/onlinecustomservice', {}],
  ['/site/api/v1/advertising/navigationList', {}],
  ['/site/api/v1/advertising/sponsorContent', {}],
  ['/site/api/v1/advertising/getMyDiscountAd', { position: 'home' }],
  ['/site/api/v1/advertising/queryNoticeListByPage', { pageNum: 1, pageSize: 50 }],
  ['/game/api/v1/venue/getVenueInfoByCategory', {}],
  ['/game/api/v1/venue/getBonusPools', {}],
  ['/game/api/v1/venue/gameList', { pageNum: 1, pageSize: 100 }],
  ['/act/api/v1/promotion/config', {}],
];

test.each(CALLS)('%s tells visitors in the script they ask for', async (path, body) => {
  const hans = await site.client().call(path, body);
  const hant = await site.client().call(path, body, TRADITIONAL);
  expect([hans.status_code, hant.status_code]).toEqual([6000, 6000]);
  expect(JSON.stringify(hant.data)).not.toMatch(SIMPLIFIED);
});

test('a refusal is told in the script asked for as well', async () => {
  const { message } = await site.client().call('/fd/api/v1/transfer/getBalance', {}, TRADITIONAL);
  expect(message).toBe('請重新登入');
});

test('[CA-32] notices come those on top first, then the newest, a page at a time', async () => {
  const page = (pageNum: number) =>
    site
      .client()
      .call<{ total: number; list: Notice[] }>('/site/api/v1/advertising/queryNoticeListByPage', {
        pageNum,
        pageSize: 4,
      });
  const first = (await page(1)).data;
  const second = (await page(2)).data;
  const all = [...first.list, ...second.list];
  expect(new Set(all.map((each) => each.noticeId)).size).toBe(8);
  expect(first.total).toBe(9);
  const order = all.map(({ onTop, publishedAt }) => onTop * 1e15 + publishedAt);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect((await page(99)).data.list).toEqual([]);
});

test('[CA-29] the menu has every entry of the site once', async () => {
  const { data } = await site
    .client()
    .call<{ list: NavigationEntry[] }>('/site/api/v1/advertising/navigationList');
  expect(data.list.map((each) => each.code)).toEqual([
    ...['home', 'sport', 'egame', 'realbet', 'lottery', 'chess', 'gaming', 'fish'],
    ...['customer', 'venture', 'sponsor', 'discount', 'app', 'save_money', 'transfer_money'],
    ...['take_money', 'profile', 'vip', 'Welfare', 'bet_record', 'trade_record', 'message'],
  ]);
});

test('[CA-30] [CA-31] partners and banners have a picture or what draws one', async () => {
  const { data: sponsors } = await site
    .client()
    .call<SponsorContent>('/site/api/v1/advertising/sponsorContent');
  expect(sponsors.partners.length).toBeGreaterThan(2);
  for (const partner of sponsors.partners) expect(partner.since).toBeLessThan(partner.until);
  const { data: ads } = await site
    .client()
    .call<{ list: Advertisement[] }>('/site/api/v1/advertising/getMyDiscountAd', {
      position: 'home',
    });
  for (const ad of ads.list) {
    expect(ad.picture.motif).not.toBe('');
    expect(ad.action === '').toBe(ad.path === '');
  }
  const wrong = await site
    .client()
    .call('/site/api/v1/advertising/getMyDiscountAd', { position: 'elsewhere' });
  expect(wrong.status_code).toBe(6007);
});

test('[CA-72] venues of one category are of that category, and each says how many games it has', async () => {
  const ask = async (body: object) =>
    (
      await site
        .client()
        .call<{ venues: Venue[] }>('/game/api/v1/venue/getVenueInfoByCategory', body)
    ).data.venues;
  const all = await ask({});
  for (const category of ['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'] as const) {
    const some = await ask({ category });
    expect(some.length).toBeGreaterThan(0);
    expect(some).toEqual(all.filter((venue) => venue.category === category));
  }
  for (const venue of all) {
    expect(venue.state === 'maintenance').toBe(venue.reopensAt !== null);
    const { data } = await site
      .client()
      .call<{ total: number; list: { minBet: string }[] }>('/game/api/v1/venue/gameList', {
        venueCode: venue.venueCode,
        pageNum: 1,
        pageSize: 100,
      });
    expect(data.total).toBe(venue.games);
    const least = data.list.map(({ minBet }) => Number(minBet)).toSorted((a, b) => a - b)[0];
    expect(venue.minBet === null ? undefined : Number(venue.minBet)).toBe(least);
  }
});

test('[CA-73] a pool grows between two answers by what it said it would', async () => {
  const ask = async () =>
    (await site.client().call<{ pools: BonusPool[] }>('/game/api/v1/venue/getBonusPools')).data
      .pools;
  const before = await ask();
  await site.advance(60_000);
  const after = await ask();
  const fen = (amount: string) => BigInt(amount.replace('.', ''));
  for (const [index, pool] of before.entries()) {
    const later = after[index];
    const seconds =
      BigInt(Math.floor((later?.asOf ?? 0) / 1000)) - BigInt(Math.floor(pool.asOf / 1000));
    expect(seconds).toBeGreaterThanOrEqual(60n);
    expect(fen(later?.amount ?? '0') - fen(pool.amount)).toBe(seconds * fen(pool.perSecond));
  }
});

test('[CA-74] games are found by category, venue, mark and a part of the name in either script', async () => {
  const ask = async (body: object) =>
    (
      await site.client().call<{ total: number; list: Game[] }>('/game/api/v1/venue/gameList', {
        pageNum: 1,
        pageSize: 100,
        ...body,
      })
    ).data;
  const first = await ask({});
  const everything = [...first.list];
  for (let pageNum = 2; everything.length < first.total; pageNum += 1) {
    const { list } = await ask({ pageNum });
    expect(list).not.toEqual([]);
    everything.push(...list);
  }
  expect(everything.length).toBeGreaterThanOrEqual(300);
  for (const of of ['gameCode', 'name'] as const) {
    expect(new Set(everything.map((game) => game[of])).size).toBe(first.total);
  }
  const hot = everything.map((game) => game.tags.includes('hot'));
  expect(hot.lastIndexOf(true)).toBe(hot.filter(Boolean).length - 1);
  for (const category of ['TY', 'ZR', 'QP', 'DJ', 'CP', 'BY'] as const) {
    expect((await ask({ category })).total).toBe(
      everything.filter((game) => game.category === category).length,
    );
  }
  const slots = await ask({ category: 'DZ' });
  expect(slots.list.every((game) => game.category === 'DZ')).toBe(true);
  // Who says that there is a pool has one, and the other way round.
  const { data } = await site
    .client()
    .call<{ pools: BonusPool[] }>('/game/api/v1/venue/getBonusPools');
  const pooled = data.pools.map(({ gameCode }) => gameCode).toSorted();
  const codes = (list: readonly { gameCode: string }[]) =>
    list.map(({ gameCode }) => gameCode).toSorted();
  expect(codes((await ask({ tag: 'jackpot' })).list)).toEqual(pooled);
  expect(codes(everything.filter((game) => game.tags.includes('jackpot')))).toEqual(pooled);
  expect(codes(everything.filter((game) => game.features.includes('jackpot')))).toEqual(pooled);
  const hans = await ask({ keyword: '锦鲤' });
  const named = hans.list.filter((game) => game.name.includes('锦鲤'));
  expect(named.map((game) => game.name)).toEqual(['锦鲤跃龙门', '锦鲤池塘']);
  const others = hans.list.filter((game) => !named.includes(game));
  expect(new Set(others.map((game) => game.venueName))).toEqual(new Set(['锦鲤真人']));
  expect((await ask({ keyword: '錦鯉' })).list).toEqual(hans.list);
  expect((await ask({ keyword: '没有这个游戏' })).total).toBe(0);
});

test('[CA-45] promotions of all ten kinds run, from a midnight in Beijing', async () => {
  const { data } = await site.client().call<{ list: Promotion[] }>('/act/api/v1/promotion/config');
  expect(new Set(data.list.map((each) => each.kind)).size).toBe(10);
  for (const { startsAt, endsAt } of data.list) {
    expect((startsAt + 8 * 3_600_000) % 86_400_000).toBe(0);
    if (endsAt !== null) expect(endsAt).toBeGreaterThan(startsAt);
  }
});

test('[CA-28] customer service is an https address', async () => {
  const { data } = await site
    .client()
    .call<{ url: string }>('/site/api/v1/configuration/onlinecustomservice');
  expect(new URL(data.url).protocol).toBe('https:');
});

test('[CA-72] a venue announces its maintenance, is closed while it lasts, and announces the next one', async () => {
  const asked = async () =>
    (
      await site
        .client()
        .call<{ venues: Venue[] }>('/game/api/v1/venue/getVenueInfoByCategory', { category: 'DJ' })
    ).data.venues.find(({ enName }) => enName === 'YJDJ');
  const announced = await asked();
  const { from, until } = announced!.nextMaintenance!;
  expect(announced).toMatchObject({ state: 'open', reopensAt: null });
  expect(new Date(from).toISOString()).toMatch(/T22:00:00\.000Z$/);
  await site.door('POST', '/clock', { set: from });
  expect(await asked()).toMatchObject({
    ...{ state: 'maintenance', reopensAt: until, nextMaintenance: null },
  });
  await site.door('POST', '/clock', { set: until });
  const week = 7 * 86_400_000;
  expect(await asked()).toMatchObject({
    state: 'open',
    nextMaintenance: { from: from + week, until: until + week },
  });
});
