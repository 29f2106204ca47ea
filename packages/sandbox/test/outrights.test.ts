import { bettingDay, bettingDayStart } from '@courtside/contract';
import { beforeEach, expect, test } from 'vitest';
import { clear, emptyDatabase } from './empty-database.ts';
import {
  ALL_SPORTS,
  balance,
  betRecords,
  bettorOn,
  openSandbox,
  order,
  pickOf,
  series,
  type TestSandbox,
} from './harness.ts';
import type { SignedClient } from './signed-client.ts';

const db = await emptyDatabase();
let site: TestSandbox;
let member: SignedClient;
beforeEach(async () => {
  ({ site, member } = await bettorOn(db, { sports: ALL_SPORTS }));
  return () => site.stop();
});

const outright = async (client: SignedClient = member) => {
  const { data } = await client.sports('getOutrights', { gtype: 'FT' });
  const [only] = data.outrights;
  if (only === undefined) throw new Error('No outright');
  return only;
};
/** 10.00 on a side to win the competition. */
async function onTitle(name: string) {
  const { gid, runners } = await outright();
  const runner = runners.find((each) => each.name === name);
  const wanted = { gid, wtype: 'FS' as const, pick: runner?.pick ?? '' };
  const { data } = await member.sports('getQuote', wanted);
  return (await member.sports('placeBet', order(data, '10'))).data;
}
const finish = async (team: string, h: number, c: number): Promise<void> => {
  const { gidm } = await site.match(team);
  await site.door('POST', `/matches/${gidm}`, { finish: true, score: { h, c } });
};

test('the competition that is played lists who may win it, the likeliest first, for visitors too', async () => {
  const { league_name, sw, runners, closesAt, wtype } = await outright(site.client());
  expect({ league_name, sw, wtype }).toEqual({ league_name: '2026 世界杯', sw: true, wtype: 'FS' });
  expect(runners).toHaveLength(8);
  expect(runners[0]?.name).toBe('巴西');
  const prices = runners.map(({ ior }) => Number(ior));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  // The book is in favour of the house.
  expect(prices.reduce((sum, each) => sum + 1 / (1 + each), 0)).toBeGreaterThan(1);
  expect(closesAt).toBe((await site.match('Brazil')).kickOff);
});

test('a bet on a title is one ticket of its runner, decided by the last match', async () => {
  const won = await onTitle('巴西');
  const lost = await onTitle('韩国');
  expect(won).toMatchObject({ active: 'accepted', wtype: 'FS' });
  const data = await betRecords(member);
  expect(data.list[1]).toMatchObject({ gtype: 'FS', team_h: '巴西', team_c: '', wtype: 'FS' });
  await finish('Brazil', 2, 0);
  const code = async (id: string) =>
    (await member.sports('getTicket', { ticket_id: id })).data.ticket.legs[0]?.resultCode;
  expect([await code(won.ticket_id), await code(lost.ticket_id)]).toEqual(['W', 'L']);
  expect(await balance(member)).toEqual({
    free: (990 + Number(won.maxWin)).toFixed(2),
    locked: '0.00',
  });
});

test('[SP-02] titles are told by whether they close today or later, and keep their place with who won', async () => {
  const titles = async (showType?: 'FSFT' | 'FSFU') =>
    (await member.sports('getOutrights', { gtype: 'FT', ...(showType && { showType }) })).data;
  const { closesAt, gid, runners } = await outright();
  const noon = bettingDayStart(bettingDay(closesAt));
  await site.door('POST', '/clock', { set: noon - 1000 });
  expect(await titles('FSFT')).toMatchObject({
    outrights: [],
    counts: { FS: 1, FSFT: 0, FSFU: 1 },
  });
  expect(await titles('FSFU')).toMatchObject({ outrights: [{ gid, showType: 'FSFU', sw: true }] });
  await site.door('POST', '/clock', { set: noon + 60_000 });
  expect(await titles('FSFU')).toMatchObject({
    outrights: [],
    counts: { FS: 1, FSFT: 1, FSFU: 0 },
  });
  expect(await titles('FSFT')).toMatchObject({ outrights: [{ gid, showType: 'FSFT', sw: true }] });
  expect((await titles()).outrights[0]?.winner).toBeUndefined();
  await finish('Brazil', 2, 0);
  await site.door('POST', '/clock', { set: closesAt + 60_000 });
  const brazil = runners.find(({ name }) => name === '巴西')?.pick;
  expect(await titles('FSFT')).toMatchObject({
    outrights: [{ gid, sw: false, winner: brazil }],
    counts: { FS: 0, FSFT: 0, FSFU: 0 },
  });
});

test('a corrected final gives the title to the other side', async () => {
  const brazil = await onTitle('巴西');
  await finish('Brazil', 0, 1);
  const payout = async () =>
    (await member.sports('getTicket', { ticket_id: brazil.ticket_id })).data.ticket.payout;
  expect(await payout()).toBe('0.00');
  const { gidm } = await site.match('Brazil');
  await site.door('POST', `/matches/${gidm}/result`, { score: { h: 1, c: 0 } });
  expect(await payout()).toBe((10 + Number(brazil.maxWin)).toFixed(2));
});

test('a title is cut off with its last match, and is no leg of a series', async () => {
  const { gid, runners } = await outright();
  const title = { gid, wtype: 'FS' as const, pick: runners[0]?.pick ?? '' };
  const picks = [title, pickOf(await site.match('Canada'), 'M', 'H')];
  const { data } = await member.sports('getQuotes', { picks, series: true });
  expect(data.series).toMatchObject({ reason: 'outright-mixed', legs: [0] });
  const mixed = await series(member, picks as never, '2串1', '10');
  expect((await member.sports('placeSeries', mixed)).data).toMatchObject({ reason: 'combination' });
  const quoted = await member.sports('getQuote', title);
  const match = await site.match('Brazil');
  await site.door('POST', '/clock', { set: match.kickOff + 1000 });
  const late = await member.sports('getQuote', title);
  expect(late.data.open).toBe(false);
  const { data: refused } = await member.sports('placeBet', order(quoted.data, '10'));
  expect(refused).toMatchObject({ active: 'refused', reason: 'cut-off' });
  expect(await outright()).toMatchObject({ sw: false });
});

test('titles have a limit of payouts of their own', async () => {
  const { gid, runners } = await outright();
  const outsider = { gid, wtype: 'FS' as const, pick: runners.at(-1)?.pick ?? '' };
  const rich = await site.member('bettor2', '100000.00');
  const { data } = await rich.sports('getQuote', outsider);
  expect(Number(data.max) * Number(data.ior)).toBeGreaterThan(25_000 * 7.2);
  const placed = await rich.sports('placeBet', order(data, data.max));
  expect(placed.data).toMatchObject({ active: 'refused', reason: 'limit-payout' });
  const most = Number(placed.data.maxStake) * (1 + Number(data.ior));
  expect(most).toBeGreaterThan(25_000 * 6.9);
  expect(most).toBeLessThanOrEqual(25_000 * 7.2);
});

test('the leagues of a generated calendar of football have titles of the month, counted beside the lists', async () => {
  // On a month's last day its titles are closed, and on the first days of the next they are still told.
  const at = Date.parse('2026-06-12T12:00:00+08:00');
  const endless = await openSandbox({ calendar: 'generated', at, sports: ALL_SPORTS });
  const { data } = await endless.client().sports('getOutrights', { gtype: 'FT' });
  expect(data.outrights.map(({ league_name }) => league_name.replace(/\d+月冠军$/, ''))).toEqual([
    '英超',
    '意甲',
    '西甲',
    '德甲',
    '法甲',
    '中超',
    '欧冠',
  ]);
  expect(data.counts).toMatchObject({ FS: 7 });
  const [title] = data.outrights;
  const { data: all } = await endless.client().sports('getOutrights', { gtype: 'ALL' });
  expect(all.outrights.map(({ gid }) => gid)).toContain(title?.gid);
  await endless.stop();
  await endless.db.close();
});

test('other sports have the titles of the month, which are bet on, cut off and settled', async () => {
  await site.stop();
  await clear(db);
  site = await openSandbox({ db, speed: 0, sports: ['BK'] });
  member = await site.member('bettor1', '1000.00');
  const titles = async () => (await member.sports('getOutrights', { gtype: 'BK' })).data.outrights;
  const [title] = await titles();
  expect(title).toMatchObject({ gtype: 'BK', wtype: 'FS', sw: true });
  expect(title?.league_name).toBe('美国职业篮球联赛6月冠军');
  const month = Date.parse('2026-07-01T00:00:00+08:00');
  expect(title?.closesAt).toBe(month - 86_400_000);
  const tickets: string[] = [];
  for (const { pick } of title?.runners ?? []) {
    const { data } = await member.sports('getQuote', { gid: title?.gid ?? '', wtype: 'FS', pick });
    const placed = await member.sports('placeBet', order(data, '10'));
    expect(placed.data.active).toBe('accepted');
    tickets.push(placed.data.ticket_id);
  }
  await site.door('POST', '/clock', { set: month - 3_600_000 });
  expect(await titles()).toMatchObject([{ sw: false }, { sw: false }]);
  await site.door('POST', '/clock', { set: month + 1000 });
  await site.advance(1000);
  const codes: (string | null | undefined)[] = [];
  for (const id of tickets) {
    const { data } = await member.sports('getTicket', { ticket_id: id });
    codes.push(data.ticket.legs[0]?.resultCode);
  }
  expect(codes.filter((code) => code === 'W')).toHaveLength(1);
  expect(codes.filter((code) => code === 'L')).toHaveLength(tickets.length - 1);
});
