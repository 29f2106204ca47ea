import type { BetRecordTotal } from '@courtside/contract';
import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import { betRecords, bettorOn, order, pickOf, quote, series, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

const db = await emptyDatabase();
let site: TestSandbox;
let member: SignedClient;
beforeEach(async () => {
  ({ site, member } = await bettorOn(db));
  return () => site.stop();
});

const page = (filter: object = {}) => betRecords(member, filter);
const total = async (filter: object = {}): Promise<BetRecordTotal> =>
  (await member.call<BetRecordTotal>('/game/api/v1/record/betRecordTotal', filter)).data;
const bet = async (team: string, wtype: 'M' | 'RM', pick: 'H' | 'C', stake: string) => {
  const quoted = await quote(member, await site.match(team), wtype, pick);
  return (await member.sports('placeBet', order(quoted, stake))).data.ticket_id;
};
const finish = async (team: string, h: number, c: number): Promise<void> => {
  const { gidm } = await site.match(team);
  await site.door('POST', `/matches/${gidm}`, { finish: true, score: { h, c } });
};

/** One ticket of each state: waiting, open, lost, refused after its delay. */
async function oneOfEach() {
  const refused = await bet('Mexico', 'RM', 'H', '30');
  const mexico = await site.match('Mexico');
  await site.door('POST', `/matches/${mexico.gidm}`, { score: { h: 0, c: 1 }, suspend: false });
  await site.advance(5100);
  const lost = await bet('South Korea', 'M', 'H', '100');
  await finish('South Korea', 0, 1);
  const open = await bet('Canada', 'M', 'H', '20');
  const waits = await bet('Mexico', 'RM', 'C', '10');
  return { refused, lost, open, waits };
}

test('totals count what they sum: a refused bet is in neither, and is told by itself', async () => {
  await oneOfEach();
  const all = { count: 3, refused: 1, stake: '130.00', payout: '0.00', winLoss: '-100.00' };
  expect(await total()).toEqual(all);
  expect((await page()).total).toBe(4);
  expect(await total({ settled: true })).toMatchObject({ count: 1, refused: 1, stake: '100.00' });
  expect(await total({ status: 'refused' })).toMatchObject({ count: 0, refused: 1, stake: '0.00' });
});

test('each state can be asked for by itself', async () => {
  const { refused, lost, open, waits } = await oneOfEach();
  const ids = async (filter: object) => (await page(filter)).list.map((each) => each.ticket_id);
  expect(await ids({ status: 'refused' })).toEqual([refused]);
  expect(await ids({ status: 'settled' })).toEqual([lost]);
  expect(await ids({ status: 'unsettled' })).toEqual([open]);
  expect(await ids({ status: 'delay' })).toEqual([waits]);
  expect(await ids({ settled: false })).toEqual([waits, open]);
  expect(await ids({ settled: true, status: 'refused' })).toEqual([refused]);
});

test('what is open is listed whenever it was placed; what is settled only within the dates', async () => {
  const { lost, open, waits } = await oneOfEach();
  const { placedAt } = (await page({ number: lost })).list[0] ?? { placedAt: 0 };
  const later = { beginTime: placedAt + 7 * 86_400_000, endTime: placedAt + 8 * 86_400_000 };
  expect((await page({ ...later, settled: false })).list.map((each) => each.ticket_id)).toEqual([
    waits,
    open,
  ]);
  expect(await total({ ...later, settled: false })).toMatchObject({ count: 2, stake: '30.00' });
  expect((await page({ ...later, status: 'unsettled' })).total).toBe(1);
  expect((await page({ ...later, settled: true })).total).toBe(0);
  expect((await page(later)).total).toBe(0);
});

test('a ticket is found by any part of its number, in list and totals', async () => {
  const { open } = await oneOfEach();
  expect((await page({ number: open })).list).toMatchObject([{ ticket_id: open }]);
  expect(await total({ number: open })).toMatchObject({ count: 1, stake: '20.00' });
  expect((await page({ number: open.slice(0, 6) })).total).toBe(4);
  expect((await page({ number: '999999999999999999' })).total).toBe(0);
  const odd = { pageNum: 1, pageSize: 20, number: '%' };
  expect((await member.call('/game/api/v1/record/betRecordList', odd)).status_code).toBe(6007);
});

test('a series stands in the list with all its legs, the old fields as its first leg', async () => {
  const picks = [
    pickOf(await site.match('South Korea'), 'M', 'H'),
    pickOf(await site.match('Canada'), 'M', 'C'),
  ];
  const request = await series(member, picks, '2串1', '10');
  await member.sports('placeSeries', request);
  const [row] = (await page({ language: 'zh-tw' })).list;
  expect(row).toMatchObject({
    team_h: '韓國',
    pick: 'H',
    ior: request.legs[0]?.ior,
    combination: '2串1',
    lines: 1,
    unit: '10.00',
    stake: '10.00',
    resultCode: null,
    legs: [
      { team_h: '韓國', resultCode: null },
      { pick: 'C', gameStatus: 'scheduled' },
    ],
  });
});

test('a ticket tells where its matches stand', async () => {
  const id = await bet('Mexico', 'RM', 'C', '10');
  await site.advance(5100);
  await site.door('POST', `/matches/${(await site.match('Mexico')).gidm}`, {
    score: { h: 0, c: 2 },
  });
  const { ticket } = (await member.sports('getTicket', { ticket_id: id })).data;
  expect(ticket).toMatchObject({
    ticket_id: id,
    combination: '',
    folds: [1],
    lines: 1,
    unit: '10.00',
    legs: [
      {
        team_h: '墨西哥',
        scoreAtBet: { h: 0, c: 0 },
        baseScore: { h: 0, c: 0 },
        scoreNow: { h: 0, c: 2 },
        gameStatus: 'in-play',
        re_time: expect.stringMatching(/^1H\^05/),
      },
    ],
  });
  const odd = await member.sports('getTicket', { ticket_id: '1' });
  expect(odd.status_code).toBe(6004);
});
