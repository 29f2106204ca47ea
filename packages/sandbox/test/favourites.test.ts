import type { Game } from '@courtside/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../src/content/games.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const game = '/game/api/v1';
const add = (client: SignedClient, gameCode: string) =>
  client.call(`${game}/collection/addCollection`, { gameCode });
const remove = (client: SignedClient, gameCode: string) =>
  client.call(`${game}/collection/removeCollection`, { gameCode });
const list = async (client: SignedClient, more: object = {}) =>
  (
    await client.call<{ total: number; list: Game[] }>(`${game}/venue/gameList`, {
      pageNum: 1,
      pageSize: 100,
      ...more,
    })
  ).data;
const codes = async (client: SignedClient, more: object = {}) =>
  (await list(client, { collected: 1, ...more })).list.map((each) => each.gameCode);

test('[CA-81] favourites are listed the latest first, marked among all games, and each member has their own', async () => {
  const [one, two] = [await site.member('keeper1', '0'), await site.member('keeper2', '0')];
  expect(await codes(one)).toEqual([]);
  for (const code of ['QFDZ003', 'HWBY001', 'KXZR002', 'HWBY001']) await add(one, code);
  const last = await add(one, 'QFDZ003');
  expect(last.data).toEqual({ gameCode: 'QFDZ003', collected: 1, total: 3 });
  expect(await codes(one)).toEqual(['KXZR002', 'HWBY001', 'QFDZ003']);
  expect(await codes(one, { category: 'BY' })).toEqual(['HWBY001']);
  const slots = (await list(one, { venueCode: 'QFDZ' })).list;
  const marked = slots.filter((each) => each.collected === 1).map((each) => each.gameCode);
  expect(marked).toEqual(['QFDZ003']);
  expect(slots.filter((each) => each.collected === 0)).toHaveLength(slots.length - 1);
  expect(await codes(two)).toEqual([]);
});

test('[CA-82] a favourite that was taken out is gone; again does nothing', async () => {
  const one = await site.member('keeper3', '0');
  await add(one, 'QFDZ001');
  await add(one, 'QFDZ002');
  for (let i = 0; i < 2; i += 1) {
    const gone = await remove(one, 'QFDZ001');
    expect(gone.data).toEqual({ gameCode: 'QFDZ001', collected: 0, total: 1 });
  }
  expect(await codes(one)).toEqual(['QFDZ002']);
});

test('visitors see games as before, and neither have nor change favourites', async () => {
  const visitor = site.client();
  const { list: games } = await list(visitor);
  expect(games.every((each) => !('collected' in each))).toBe(true);
  const asked = await visitor.call(`${game}/venue/gameList`, {
    collected: 1,
    pageNum: 1,
    pageSize: 10,
  });
  const refused = [asked, await add(visitor, 'QFDZ001'), await remove(visitor, 'QFDZ001')];
  expect(refused.map((each) => each.status_code)).toEqual([6001, 6001, 6001]);
});

test('[CA-81] [CA-82] a game that there is not is refused', async () => {
  const one = await site.member('keeper4', '0');
  expect((await add(one, 'QFDZ999')).status_code).toBe(6004);
  expect((await remove(one, 'QFDZ999')).status_code).toBe(6004);
});

test('[CA-81] there is room for two hundred, however much at once is added', async () => {
  const one = await site.member('keeper5', '0');
  await site.door('POST', '/limits', { burst: 1000, perSecond: 1000 });
  const some = GAMES.slice(0, 205).map((each) => each.gameCode);
  for (const code of some.slice(0, 195)) await add(one, code);
  const answers = await Promise.all(some.slice(195).map((code) => add(one, code)));
  expect(answers.filter((each) => each.status_code === 6000)).toHaveLength(5);
  const refused = answers.filter((each) => each.status_code === 6012);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.data).toMatchObject({ reason: 'too-many' });
  expect((await list(one, { collected: 1 })).total).toBe(200);
  const kept = some[0] ?? '';
  expect((await add(one, kept)).status_code).toBe(6000);
  await remove(one, kept);
  const out = some[195 + answers.findIndex((each) => each.status_code === 6012)] ?? '';
  expect((await add(one, out)).data['total']).toBe(200);
});
