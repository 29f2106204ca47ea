import { randomUUID } from 'node:crypto';
import type { Game, Venue } from '@courtside/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox({ gameOrigin: 'https://games.example' });
});
afterEach(() => site.door('POST', '/games', { reset: true }));
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const game = '/game/api/v1';
const list = async (body: object, client: SignedClient = site.client()) =>
  (
    await client.call<{ total: number; list: Game[] }>(`${game}/venue/gameList`, {
      pageNum: 1,
      pageSize: 50,
      ...body,
    })
  ).data;
const launch = async (one: SignedClient, enName: string, more: object = {}) => {
  const answer = await one.call<{ url: string } | null>(`${game}/venue/launch`, {
    enName,
    ...more,
  });
  return { code: answer.status_code, url: answer.data?.url ?? '' };
};
const ticketOf = (url: string): string => /ticket=([0-9a-f]{48})/.exec(url)?.[1] ?? '';
async function play(ticket: string) {
  const response = await site.sandbox.fetch(
    new Request('http://gateway.test/game/demo/round', {
      method: 'POST',
      body: JSON.stringify({ ticket, stake: '1', choice: 'spin', key: randomUUID() }),
    }),
  );
  return (await response.json()) as { status_code: number; message: string };
}

test('[VE-08] games are found by the pinyin and the initials of their names, in either case', async () => {
  const names = async (keyword: string) => (await list({ keyword })).list.map(({ name }) => name);
  expect(await names('qifulinmen')).toEqual(['七福临门']);
  expect(await names('QFLM')).toContain('七福临门');
  expect(await names('ＱＦＬＭ')).toContain('七福临门');
  expect(await names('七福')).toContain('七福临门');
  expect(await names('清')).toEqual([]);
});

test('[VE-08] each filter leaves out what it says, and together they leave what all allow', async () => {
  const { list: all } = await list({ category: 'DZ' });
  for (const filter of [{ theme: 'orient' }, { volatility: 'high' }, { feature: 'jackpot' }]) {
    const [[key, value] = ['', '']] = Object.entries(filter);
    const found = await list({ category: 'DZ', ...filter });
    expect(found.total).toBeGreaterThan(0);
    for (const each of found.list) {
      const has: Record<string, unknown> = { ...each, feature: each.features };
      expect([has[key]].flat()).toContain(value);
    }
  }
  const high = await list({ leastRtp: 95.3 });
  expect(high.list.every(({ rtp }) => Number(rtp) >= 95.3)).toBe(true);
  expect(high.total).toBeGreaterThan(0);
  expect((await list({ category: 'ZR', leastRtp: 1 })).total).toBe(0);
  const small = await list({ stake: '0.50' });
  expect(new Set(small.list.map(({ category }) => category))).toEqual(new Set(['DZ', 'BY']));
  expect((await list({ stake: '500.01' })).total).toBe(0);
  expect((await list({ stake: '100.01', venueCode: 'JLZR' })).total).toBe(0);
  const both = await list({ category: 'DZ', theme: 'orient', volatility: 'low' });
  expect(both.total).toBeLessThan(all.length);
  expect(both.list.every((each) => each.theme === 'orient' && each.volatility === 'low')).toBe(
    true,
  );
});

test('the catalogue can be made long, and each of its games can be entered and kept', async () => {
  await site.door('POST', '/games', { games: 5000 });
  const last = await list({ pageNum: 100, pageSize: 50 });
  expect([last.total, last.list.length]).toEqual([5000, 50]);
  const one = await site.member('long1', '10.00');
  const wanted = last.list.find(({ venueCode }) => venueCode !== 'SGCP');
  const gameCode = wanted?.gameCode ?? '';
  expect(gameCode).toMatch(/P\d\d$/);
  expect((await launch(one, wanted?.venueCode ?? '', { gameCode })).code).toBe(6000);
  expect((await one.call(`${game}/collection/addCollection`, { gameCode })).status_code).toBe(6000);
  expect((await list({ collected: 1 }, one)).list.map((each) => each.gameCode)).toEqual([gameCode]);
  const { data } = await one.call<{ venues: Venue[] }>(`${game}/venue/getVenueInfoByCategory`);
  expect(data.venues.reduce((sum, { games }) => sum + games, 0)).toBe(5000);
});

test('[VE-01] a launch answers with an address, a path or a document, as its venue does', async () => {
  const one = await site.member('kinds1', '0');
  for (const enName of ['XMTY', 'G1CP', 'KXZR', 'LGBY']) {
    expect((await launch(one, enName)).url).toMatch(/^https:\/\/games\.example\/game\/demo\//);
  }
  expect((await launch(one, 'QFDZ')).url).toMatch(/^\/game\/demo\/slots\?ticket=/);
  const { url } = await launch(one, 'MYDZ');
  expect(url).toMatch(/^<!doctype html>[^]*href="\/game\/demo\/slots\?ticket=/);
  expect(url).not.toMatch(/<script|\son\w+=/);
  expect((await launch(one, 'CRTY')).url).toBe('/game/sport/CRTY');
  await site.door('POST', '/games', { venue: 'QFDZ', launch: 'raw' });
  expect((await launch(one, 'QFDZ')).url).toContain('<!doctype html>');
});

test('a venue can be put under maintenance and opened again: launches, rounds and transfers follow', async () => {
  const one = await site.member('closed1', '100.00');
  const move = { channelCode: 'QFDZ', amount: '50', ty: '1' };
  const transfer = async () =>
    (await one.call('/fd/api/v1/transfer/utcTransfer', { ...move, key: randomUUID() })).status_code;
  expect(await transfer()).toBe(6000);
  const ticket = ticketOf((await launch(one, 'QFDZ')).url);
  await site.door('POST', '/games', { venue: 'QFDZ', maintenance: 30 });
  const told = [
    (await launch(one, 'QFDZ')).code,
    (await play(ticket)).status_code,
    await transfer(),
  ];
  expect(told).toEqual([6415, 6415, 6415]);
  await site.door('POST', '/games', { venue: 'QFDZ', maintenance: false });
  expect((await play(ticket)).status_code).toBe(6000);
});

test('a venue that does not know the member any more answers 6302, until they enter anew', async () => {
  const one = await site.member('unknown1', '100.00');
  await one.call('/fd/api/v1/transfer/utcTransfer', {
    channelCode: 'QFDZ',
    amount: '50',
    ty: '1',
    key: randomUUID(),
  });
  const { url } = await launch(one, 'QFDZ');
  await site.door('POST', '/games', { invalidate: 'unknown1' });
  expect(await play(ticketOf(url))).toMatchObject({
    status_code: 6302,
    message: '数据异常，请重新进入游戏',
  });
  const page = await site.sandbox.fetch(new Request(`http://gateway.test${url}`));
  expect(page.status).toBe(404);
  expect((await play(ticketOf((await launch(one, 'QFDZ')).url))).status_code).toBe(6000);
});

test.each([
  [{ maintenance: 5 }, 'which venue'],
  [{ venue: 'NONE', maintenance: 5 }, 'no venue'],
  [{ venue: 'QFDZ', launch: 'ftp' }, 'one of'],
  [{ venue: 'QFDZ', maintenance: 0 }, 'minutes'],
  [{ games: 1e9 }, 'whole number'],
  [{ invalidate: 'nobody' }, 'No such member'],
])('the door refuses %j and says why', async (body, why) => {
  await expect(site.door('POST', '/games', body)).rejects.toThrow(why);
});
