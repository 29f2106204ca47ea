import type { BetRecordPage, Ticket } from '@courtside/contract';
import { beforeEach, expect, test } from 'vitest';
import { generatedDay } from '../src/football/generated-calendar.ts';
import { planLength } from '../src/football/match-plan.ts';
import { dayNumber } from '../src/time/beijing.ts';
import { emptyDatabase } from './empty-database.ts';
import {
  balance,
  bettorOn,
  type MatchDoor,
  openSandbox,
  order,
  pickOf,
  quote,
  series,
  type TestSandbox,
} from './harness.ts';
import type { SignedClient } from './signed-client.ts';

const db = await emptyDatabase();
let site: TestSandbox;
let member: SignedClient;
beforeEach(async () => {
  ({ site, member } = await bettorOn(db));
  return () => site.stop();
});

const ticket = async (id: string): Promise<Ticket> =>
  (await member.sports('getTicket', { ticket_id: id })).data.ticket;
const finish = async (team: string, h: number, c: number): Promise<void> => {
  const { gidm } = await site.match(team);
  await site.door('POST', `/matches/${gidm}`, { finish: true, score: { h, c } });
};
const correct = async (team: string, body: object): Promise<unknown> =>
  site.door('POST', `/matches/${(await site.match(team)).gidm}/result`, body);
const letters = async (client: SignedClient, language = 'zh-CN', title = '注单重新结算') =>
  (
    await client.call<{ list: { title: string; content: string }[] }>(
      '/site/api/v1/site/letter/list',
      { pageNum: 1, pageSize: 20 },
      { headers: { 'accept-language': language } },
    )
  ).data.list.filter((letter) => letter.title === title);

/** 100.00 on South Korea at their price. */
async function onKorea(): Promise<{ id: string; win: string }> {
  const quoted = await quote(member, await site.match('South Korea'), 'M', 'H');
  const { data } = await member.sports('placeBet', order(quoted, '100'));
  return { id: data.ticket_id, win: (100 + Number(data.maxWin)).toFixed(2) };
}

test('a corrected result takes the first payout back and books the right one; both stay on the ticket', async () => {
  const { id, win } = await onKorea();
  await finish('South Korea', 0, 1);
  expect(await ticket(id)).toMatchObject({ status: 'settled', payout: '0.00' });
  await correct('South Korea', { score: { h: 1, c: 0 } });
  const free = (900 + Number(win)).toFixed(2);
  expect(await balance(member)).toEqual({ free, locked: '0.00' });
  expect(await ticket(id)).toMatchObject({
    payout: win,
    legs: [{ resultCode: 'W', finalScore: { h: 1, c: 0 } }],
    settlements: [
      { cause: 'result', payout: '0.00', results: [{ resultCode: 'L' }] },
      { cause: 'correction', payout: win, reversed: '0.00', results: [{ resultCode: 'W' }] },
    ],
  });
  expect(await letters(member)).toMatchObject([
    { content: `注单 ${id} 的赛果已更正。派彩由 0.00 元改为 ${win} 元。` },
  ]);
  expect(await letters(member, 'zh-TW', '注單重新結算')).toMatchObject([
    { content: `注單 ${id} 的賽果已更正。派彩由 0.00 元改為 ${win} 元。` },
  ]);
  const path = '/game/api/v1/record/betRecordList';
  const page = await member.call<BetRecordPage>(path, { pageNum: 1, pageSize: 1 });
  expect(page.data.list).toMatchObject([{ ticket_id: id, resultCode: 'W', corrected: true }]);
  // A second look changes nothing.
  await site.advance(1000);
  expect((await ticket(id)).settlements).toHaveLength(2);
});

test('what the wallet no longer holds is borne by the house, and told; a later correction gives back only what was taken', async () => {
  const { id, win } = await onKorea();
  await finish('South Korea', 1, 0);
  // All but 50.00 is gone again.
  const { data: all } = await member.call('/fd/api/v1/transfer/getBalance');
  const spent = (Number(all['centerWalletBalance']) - 50).toFixed(2);
  const quoted = await quote(member, await site.match('Canada'), 'M', 'H');
  await member.sports('placeBet', order(quoted, spent));
  await correct('South Korea', { score: { h: 0, c: 0 } });
  const missing = (Number(win) - 50).toFixed(2);
  expect(await balance(member)).toMatchObject({ free: '0.00' });
  expect((await ticket(id)).settlements[1]).toMatchObject({
    cause: 'correction',
    payout: '0.00',
    reversed: win,
    uncollected: missing,
  });
  await correct('South Korea', { score: { h: 2, c: 0 } });
  expect(await balance(member)).toMatchObject({ free: '50.00' });
  expect((await ticket(id)).settlements[2]).toMatchObject({ payout: win, uncollected: '0.00' });
});

test('tickets of a corrected match are read once for each correction, and not at every step of the clock', async () => {
  await site.stop();
  let reads = 0;
  const query: typeof db.query = (sql, params) => {
    if (sql.includes('result_code IS NOT NULL')) reads += 1;
    return db.query(sql, params);
  };
  site = await openSandbox({ db: { ...db, query } });
  member = await site.member('bettor2', '1000.00');
  const { id, win } = await onKorea();
  await finish('South Korea', 0, 1);
  const readsOf = async (work: () => Promise<unknown>) => {
    const before = reads;
    await work();
    return reads - before;
  };
  expect(await readsOf(() => correct('South Korea', { score: { h: 1, c: 0 } }))).toBeGreaterThan(0);
  expect(await readsOf(() => site.advance(60_000))).toBe(0);
  expect(await readsOf(() => correct('South Korea', { score: { h: 0, c: 0 } }))).toBeGreaterThan(0);
  expect(await readsOf(() => site.advance(60_000))).toBe(0);
  expect((await ticket(id)).settlements.map(({ payout }) => payout)).toEqual(['0.00', win, '0.00']);
});

test('a correction that leaves the payout as it was books nothing and writes no letter', async () => {
  const { id, win } = await onKorea();
  await finish('South Korea', 1, 0);
  await correct('South Korea', { score: { h: 3, c: 1 } });
  expect(await ticket(id)).toMatchObject({
    payout: win,
    settlements: [{ payout: win }, { cause: 'correction', payout: win }],
  });
  expect(await letters(member)).toEqual([]);
  expect(await balance(member)).toMatchObject({ free: (900 + Number(win)).toFixed(2) });
});

test('a correction can call the match off, and a called-off match can be given a result', async () => {
  const { id, win } = await onKorea();
  await finish('South Korea', 1, 0);
  await correct('South Korea', { void: true });
  expect(await ticket(id)).toMatchObject({ payout: '100.00', legs: [{ resultCode: 'D4' }] });
  expect(await balance(member)).toEqual({ free: '1000.00', locked: '0.00' });
  await correct('South Korea', { score: { h: 1, c: 0 } });
  expect(await ticket(id)).toMatchObject({ payout: win, legs: [{ resultCode: 'W' }] });
  expect((await ticket(id)).settlements).toHaveLength(3);
});

test('a lost accumulator that a correction revives runs on, and is settled when its last leg is known', async () => {
  const picks = [
    pickOf(await site.match('South Korea'), 'M', 'H'),
    pickOf(await site.match('Canada'), 'M', 'H'),
  ];
  const request = await series(member, picks, '2串1', '100');
  const { data } = await member.sports('placeSeries', request);
  await finish('South Korea', 0, 1);
  expect(await balance(member)).toEqual({ free: '900.00', locked: '0.00' });
  await correct('South Korea', { score: { h: 1, c: 0 } });
  expect(await balance(member)).toEqual({ free: '900.00', locked: '100.00' });
  expect(await ticket(data.ticket_id)).toMatchObject({
    status: 'unsettled',
    settledAt: null,
    settlements: [{ cause: 'result' }, { cause: 'reopened' }],
  });
  expect(await letters(member)).toHaveLength(1);
  await finish('Canada', 1, 0);
  const payout = (100 + Number(data.maxWin)).toFixed(2);
  expect(await ticket(data.ticket_id)).toMatchObject({ status: 'settled', payout });
  expect(await balance(member)).toEqual({
    free: (900 + Number(payout)).toFixed(2),
    locked: '0.00',
  });
});

test('a goal that the correction cancels moves the base of an in-play handicap', async () => {
  const mexico = await site.match('Mexico');
  await site.door('POST', `/matches/${mexico.gidm}`, { score: { h: 1, c: 0 }, suspend: false });
  const quoted = await quote(member, await site.match('Mexico'), 'RE', 'C');
  const { data } = await member.sports('placeBet', order(quoted, '100'));
  await site.advance(5100);
  await site.door('POST', `/matches/${mexico.gidm}`, { finish: true, score: { h: 3, c: 0 } });
  expect((await ticket(data.ticket_id)).legs).toMatchObject([{ resultCode: 'L' }]);
  await correct('Mexico', { score: { h: 0, c: 0 } });
  expect((await ticket(data.ticket_id)).legs).toMatchObject([{ resultCode: 'W' }]);
});

test('the turnover that a ticket counted follows its correction', async () => {
  const { id } = await onKorea();
  await finish('South Korea', 1, 0);
  const turnover = async () => {
    const path = '/site/api/v1/user/member/memberGradeInfoByGrade';
    return (await member.call<{ turnover: string }>(path)).data.turnover;
  };
  expect(await turnover()).toBe('100.00');
  await correct('South Korea', { void: true });
  expect(await turnover()).toBe('0.00');
  await correct('South Korea', { score: { h: 0, c: 4 } });
  expect(await turnover()).toBe('100.00');
  expect((await ticket(id)).settlements).toHaveLength(3);
});

test('what was taken back and paid anew stands among the movements of the wallet under the number of the ticket', async () => {
  const { id, win } = await onKorea();
  await finish('South Korea', 1, 0);
  await correct('South Korea', { void: true });
  const { data } = await member.call<{ list: object[] }>(
    '/fd/api/v1/transactions/queryDealRecord',
    {
      pageNum: 1,
      pageSize: 3,
    },
  );
  expect(data.list).toMatchObject([
    { recordId: id, kind: 'payout', title: '注单派彩', amount: '100.00' },
    { recordId: id, kind: 'adjust', title: '派彩更正', amount: `-${win}` },
    { recordId: id, kind: 'payout', title: '注单派彩', amount: win },
  ]);
});

test('the door corrects only what is over, to what can be', async () => {
  await expect(correct('South Korea', { score: { h: 1, c: 0 } })).rejects.toThrow('400');
  await finish('South Korea', 1, 0);
  await expect(correct('South Korea', {})).rejects.toThrow('400');
  await expect(correct('South Korea', { score: { h: 1, c: 0 }, void: true })).rejects.toThrow(
    '400',
  );
  await expect(
    correct('South Korea', { score: { h: 0, c: 0 }, half: { h: 1, c: 0 } }),
  ).rejects.toThrow('400');
});

/** A match of the generated calendar whose result is corrected by itself. */
function correctedPlan() {
  const first = dayNumber(Date.parse('2026-11-21T00:00:00Z'));
  for (let day = first; day < first + 60; day += 1) {
    const plan = generatedDay(day, 1).find(({ correction }) => correction !== undefined);
    if (plan?.correction) return { ...plan, correction: plan.correction };
  }
  throw new Error('No result is corrected in two months');
}

test.each([
  ['while the gateway runs', 0],
  ['after days in which it was away', 3 * 86_400_000],
])('a result that the calendar corrects settles its bets anew, %s', async (_, away) => {
  const plan = correctedPlan();
  const own = await emptyDatabase();
  const open = (at: number) => openSandbox({ db: own, calendar: 'generated', at });
  let running = await open(plan.kickOff - 3_600_000);
  const all = await running.door<MatchDoor[]>('GET', '/matches');
  const match = all.find(({ gidm }) => gidm === plan.gidm);
  const market = match?.markets.find(({ wtype }) => wtype === 'EO');
  if (!market) throw new Error('The match is not there');
  const bettor = await running.member('bettor1', '1000.00');
  // Right until one of the goals does not count.
  const pick = plan.goals.length % 2 === 1 ? 'O' : 'E';
  const { data: quoted } = await bettor.sports('getQuote', { gid: market.gid, wtype: 'EO', pick });
  const { data: placed } = await bettor.sports('placeBet', order(quoted, '10'));
  const told = async () => {
    // Sessions end while the clock is put on by hours.
    const { token } = await running.door<{ token: string }>('POST', '/members', {
      name: 'bettor1',
    });
    const client = running.client();
    client.use(token);
    return (await client.sports('getTicket', { ticket_id: placed.ticket_id })).data.ticket;
  };
  const end = plan.kickOff + planLength(plan) * 1000;
  const corrected = end + plan.correction.after * 1000;
  await running.door('POST', '/clock', { set: corrected - 1000 });
  expect(await told()).toMatchObject({ status: 'settled', legs: [{ resultCode: 'W' }] });
  if (away > 0) {
    await running.stop();
    running = await open(corrected + away);
    await running.advance(1000);
  } else await running.door('POST', '/clock', { set: corrected });
  expect(await told()).toMatchObject({
    payout: '0.00',
    settlements: [{ cause: 'result' }, { cause: 'correction', payout: '0.00' }],
  });
  await running.stop();
  await own.close();
});
