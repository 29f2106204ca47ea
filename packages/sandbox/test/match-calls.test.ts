import type { Match } from '@courtside/contract';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { clear, emptyDatabase } from './empty-database.ts';
import { ALL_SPORTS, openSandbox, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

const db = await emptyDatabase();
let site: TestSandbox;
let visitor: SignedClient;
beforeEach(async () => {
  await clear(db);
  site = await openSandbox({ db, sports: ALL_SPORTS });
  visitor = site.client();
});
afterEach(() => site.stop());
afterAll(() => db.close());

const page = async (gidm: string) => (await visitor.sports('getMatch', { gidm })).data;
const set = (at: number): Promise<unknown> => site.door('POST', '/clock', { set: at });

async function listed(gtype: 'FT' | 'TN' | 'BK', showType: 'FT' | 'RB'): Promise<Match> {
  const { leagues } = (await visitor.sports('getMatchList', { gtype, showType })).data;
  const [match] = leagues.flatMap((league) => league.matches);
  if (match === undefined) throw new Error(`No match of ${gtype}`);
  return match;
}

test('the page of a match has all markets, of which the list has the board', async () => {
  const inList = await listed('FT', 'RB');
  const { match } = await page(inList.gidm);
  expect(match.markets.length).toBe(inList.markets.length + (inList.moreMarkets ?? 0));
  expect(match.markets).toEqual(expect.arrayContaining(inList.markets));
  expect(new Set(match.markets.map(({ gid, wtype }) => `${gid}|${wtype}`)).size).toBe(
    match.markets.length,
  );
});

test('the time line only grows: nothing of it tells what is still to come', async () => {
  const { gidm, kickOff } = await site.match('Mexico');
  let before: readonly unknown[] = [];
  let count = 0;
  for (const minute of [3, 8, 20, 44, 55, 70, 95, 130]) {
    await set(kickOff + minute * 60_000);
    const { timeline, statistics } = await page(gidm);
    expect(timeline.slice(0, before.length)).toEqual(before);
    const goals = timeline.filter(({ kind }) => kind === 'goal').length;
    const now = await site.match('Mexico');
    expect(goals).toBe(now.score.h + now.score.c);
    const attacks = statistics.find(({ kind }) => kind === 'attacks') ?? { h: 0, c: 0 };
    expect(attacks.h + attacks.c).toBeGreaterThanOrEqual(count);
    count = attacks.h + attacks.c;
    before = timeline;
  }
  expect(before.at(-1)).toMatchObject({ kind: 'full-time', score: { h: 2, c: 0 } });
  expect(before).toContainEqual({ kind: 'goal', minute: '9', side: 'H', score: { h: 1, c: 0 } });
  expect(before).toContainEqual({ kind: 'goal', minute: '67', side: 'H', score: { h: 2, c: 0 } });
});

test('shots, corners and cards of the statistics are those of the time line', async () => {
  const { gidm, kickOff } = await site.match('Mexico');
  await set(kickOff + 80 * 60_000);
  const { match, timeline, statistics } = await page(gidm);
  const told = (kind: string, side: 'H' | 'C') =>
    timeline.filter((each) => each.kind === kind && each.side === side).length;
  const by = Object.fromEntries(statistics.map(({ kind, h, c }) => [kind, { h, c }]));
  expect(by['corners']).toEqual({ h: told('corner', 'H'), c: told('corner', 'C') });
  expect(match.corners).toEqual(by['corners']);
  expect(by['yellow']).toEqual({ h: told('yellow', 'H'), c: told('yellow', 'C') });
  expect((by['possession']?.h ?? 0) + (by['possession']?.c ?? 0)).toBe(100);
  for (const side of ['h', 'c'] as const) {
    expect(by['onTarget']?.[side]).toBeLessThanOrEqual(by['shots']?.[side] ?? 0);
    expect(by['shots']?.[side]).toBeLessThanOrEqual((by['danger']?.[side] ?? 0) + 2);
  }
});

test('what happens now is a goal for a moment, a break at half-time and nothing before the match', async () => {
  const { gidm, kickOff, nextGoalAt } = await site.match('Mexico');
  if (nextGoalAt === null) throw new Error('No goal');
  await set(nextGoalAt - 1000);
  expect((await page(gidm)).play?.kind).not.toBe('goal');
  await set(nextGoalAt + 3000);
  const { play, serverTime } = await page(gidm);
  expect(play).toMatchObject({ kind: 'goal', side: 'H' });
  expect(play?.at).toBeLessThanOrEqual(serverTime);
  await set(kickOff + 52 * 60_000);
  expect((await page(gidm)).play?.kind).toBe('break');
  expect((await page((await site.match('Canada')).gidm)).play).toBe(null);
});

test('form and table are of matches that are over', async () => {
  const { endsAt } = await site.match('South Korea');
  const before = await page((await site.match('Canada')).gidm);
  expect(before.form).toEqual({ h: [], c: [] });
  await set(endsAt + 60_000);
  const korea = await page((await site.match('South Korea')).gidm);
  expect(korea.match.gameStatus).toBe('finished');
  expect(korea.match.markets).toEqual([]);
});

test('the time line of tennis has its sets, its statistics the points', async () => {
  const { gidm, kickOff } = await listed('TN', 'FT');
  expect((await page(gidm)).timeline).toEqual([]);
  await set(kickOff + 9 * 3_600_000);
  const { match, timeline, statistics } = await page(gidm);
  const sets = timeline.filter(({ kind }) => kind === 'period-end');
  expect(sets.at(-1)?.score).toEqual({ h: match.sc_FT_H, c: match.sc_FT_C });
  expect(sets.length).toBe(match.parts?.length);
  expect(statistics).toContainEqual({ kind: 'setsWon', h: match.sc_FT_H, c: match.sc_FT_C });
});

test('a price history ends with the price now, on the same line, within two hours', async () => {
  const match = await listed('FT', 'FT');
  const [market] = match.markets;
  if (market === undefined) throw new Error('No market');
  const { gid, wtype, ior } = market;
  const { points } = (await visitor.sports('getPriceHistory', { gid, wtype, pick: 'H' })).data;
  const { serverTime } = await page(match.gidm);
  expect(points.length).toBeGreaterThan(10);
  expect(points.length).toBeLessThanOrEqual(60);
  expect(points.at(-1)?.ior).toBe(ior['H']);
  expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(points[0]?.at).toBeGreaterThanOrEqual(serverTime - 2 * 3_600_000);
  const none = { gid: '123456789011', wtype: 'M', pick: 'H' };
  expect((await visitor.sports('getPriceHistory', none)).data.points).toEqual([]);
});

test('results of a betting day are the matches that began in it and are over', async () => {
  const { gidm, endsAt } = await site.match('Mexico');
  const results = async (day: string) =>
    (await visitor.sports('getResults', { gtype: 'FT', day })).data.leagues.flatMap(
      ({ matches }) => matches,
    );
  // 13:00 in Mexico is 03:00 of the 12th in Beijing, before noon.
  expect(await results('2026-06-11')).toEqual([]);
  await set(endsAt + 60_000);
  // Its corners and cards are matches of their own.
  expect((await results('2026-06-11')).map((each) => each.gidm)).toEqual([
    gidm,
    `880${gidm}`,
    `990${gidm}`,
  ]);
  expect((await results('2026-06-11'))[0]).toMatchObject({
    ...{ gidm, gameStatus: 'finished', score: { h: 2, c: 0 }, HalfTime: { h: 1, c: 0 }, parts: [] },
  });
  expect(await results('2026-06-12')).toEqual([]);
  expect((await visitor.sports('getResults', { gtype: 'FT', day: '2026-13-45' })).status_code).toBe(
    6007,
  );
});

test('how each market of a match ended is told when it is over, not before', async () => {
  const { gidm, endsAt } = await site.match('Mexico');
  expect((await visitor.sports('getResult', { gidm })).status_code).toBe(6004);
  expect((await visitor.sports('getMatch', { gidm: '1' })).status_code).toBe(6004);
  await set(endsAt + 60_000);
  const { match, markets } = (await visitor.sports('getResult', { gidm })).data;
  expect(match.score).toEqual({ h: 2, c: 0 });
  const codes = (wtype: string) => markets.find((each) => each.wtype === wtype)?.codes;
  expect(codes('M')).toEqual({ H: 'W', N: 'L', C: 'L' });
  expect(codes('HM')).toEqual({ H: 'W', N: 'L', C: 'L' });
  expect(codes('PD')).toMatchObject({ H2C0: 'W', H1C0: 'L', OVH: 'L' });
  expect(codes('TS')).toEqual({ Y: 'L', N: 'W' });
});
