import { settleTicket, type ResultCode } from '@courtside/betslip';
import type { Wtype } from '@courtside/contract';
import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import {
  balance,
  betRecords,
  bettorOn,
  type MatchDoor,
  pickOf,
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

const TEAMS = ['South Korea', 'Canada', 'Brazil'] as const;
const matches = (): Promise<MatchDoor[]> => Promise.all(TEAMS.map((team) => site.match(team)));
const winners = async (wtype: Wtype = 'M') =>
  (await matches()).map((match) => pickOf(match, wtype, 'H'));
const finish = async (team: string, h: number, c: number): Promise<void> => {
  const { gidm } = await site.match(team);
  await site.door('POST', `/matches/${gidm}`, { finish: true, score: { h, c } });
};
const open = () => betRecords(member);

test('picks are quoted together, in their order, with the limits of a line', async () => {
  const picks = await winners();
  const { data } = await member.sports('getQuotes', { picks, series: true });
  expect(data.quotes.map(({ gid }) => gid)).toEqual(picks.map(({ gid }) => gid));
  expect(data.series).toEqual({ min: '2.00', max: '20000.00', reason: null, legs: [] });
  const alone = await member.sports('getQuotes', { picks, series: false });
  expect(alone.data.series).toBeNull();
});

test('records ask for the prices of many legs at once, a series for ten at most', async () => {
  const [pick] = await winners();
  if (!pick) throw new Error('No match');
  const ask = (count: number, series: boolean) =>
    member.sports('getQuotes', { picks: Array.from({ length: count }, () => pick), series });
  expect((await ask(100, false)).data.quotes).toHaveLength(100);
  expect((await ask(101, false)).status_code).toBe(6007);
  expect((await ask(10, true)).data.quotes).toHaveLength(10);
  expect((await ask(11, true)).status_code).toBe(6007);
});

test('a series says which of its picks are no legs of one', async () => {
  const [korea, canada, brazil] = await matches();
  if (!korea || !canada || !brazil) throw new Error('Three matches are missing');
  const ask = async (picks: ReturnType<typeof pickOf>[]) =>
    (await member.sports('getQuotes', { picks, series: true })).data.series;
  const same = [pickOf(korea, 'M', 'H'), pickOf(canada, 'M', 'H'), pickOf(korea, 'OU', 'C')];
  expect(await ask(same)).toMatchObject({ reason: 'related-legs', legs: [0, 2] });
  for (const { gidm } of [canada, brazil]) {
    await site.door('POST', `/matches/${gidm}`, { relations: ['tie:1'] });
  }
  const tied = [pickOf(korea, 'M', 'H'), pickOf(canada, 'M', 'H'), pickOf(brazil, 'M', 'C')];
  expect(await ask(tied)).toMatchObject({ reason: 'related-legs', legs: [1, 2] });
  const { data } = await member.sports('placeSeries', await series(member, tied, '3串1', '10'));
  expect(data).toMatchObject({ active: 'refused', reason: 'related-legs' });
  expect(data.legs?.map(({ reason }) => reason)).toEqual([null, 'related-legs', 'related-legs']);
  await site.door('POST', `/matches/${canada.gidm}`, { suspend: true });
  expect(await ask(tied.slice(0, 2))).toMatchObject({ reason: 'leg-closed', legs: [1] });
});

test('a series is one ticket with all its legs, paid as the rules say when the last is known', async () => {
  const request = await series(member, await winners(), '3串4', '10');
  const { data } = await member.sports('placeSeries', request);
  expect(data).toMatchObject({
    active: 'accepted',
    combination: '3串4',
    lines: 4,
    unit: '10.00',
    stake: '40.00',
    gid: '',
    wtype: null,
  });
  expect(data.legs).toHaveLength(3);
  expect(await balance(member)).toEqual({ free: '960.00', locked: '40.00' });
  const prices = request.legs.map(({ ior }) => ior);
  const pays = (codes: ResultCode[]) =>
    settleTicket({
      legs: codes.map((code, at) => ({ hkPrice: prices[at] ?? '', code })),
      folds: [2, 3],
      unit: 1000n,
      rounding: 'truncate',
      roundEach: 'ticket',
    }).payout;
  expect(data.maxWin).toBe(((Number(pays(['W', 'W', 'W'])) - 4000) / 100).toFixed(2));
  await finish('South Korea', 1, 0);
  const { data: running } = await member.sports('getTicket', { ticket_id: data.ticket_id });
  expect(running.ticket).toMatchObject({ status: 'unsettled', folds: [2, 3], settlements: [] });
  expect(running.ticket.legs.map(({ resultCode }) => resultCode)).toEqual(['W', null, null]);
  await finish('Canada', 2, 2);
  await finish('Brazil', 3, 1);
  const { data: done } = await member.sports('getTicket', { ticket_id: data.ticket_id });
  const paid = (Number(pays(['W', 'L', 'W'])) / 100).toFixed(2);
  expect(done.ticket).toMatchObject({ status: 'settled', payout: paid });
  expect(done.ticket.settlements).toMatchObject([{ cause: 'result', payout: paid }]);
  expect((await member.sports('getOrder', { key: request.key })).data).toMatchObject({
    method: 'getOrder',
    active: 'accepted',
    ticket_id: data.ticket_id,
    combination: '3串4',
  });
});

test('an accumulator that lost a leg is settled at once, and its other legs are told when they end', async () => {
  const { data } = await member.sports(
    'placeSeries',
    await series(member, await winners(), '3串1', '100'),
  );
  await finish('South Korea', 0, 1);
  expect(await balance(member)).toEqual({ free: '900.00', locked: '0.00' });
  await finish('Canada', 1, 0);
  const { ticket } = (await member.sports('getTicket', { ticket_id: data.ticket_id })).data;
  expect(ticket.legs.map(({ resultCode }) => resultCode)).toEqual(['L', 'W', null]);
  expect(ticket).toMatchObject({ status: 'settled', payout: '0.00', winLoss: '-100.00' });
  expect(ticket.settlements).toHaveLength(1);
});

test('a leg that is called off counts one', async () => {
  const picks = (await winners()).slice(0, 2);
  const request = await series(member, picks, '2串1', '100');
  await member.sports('placeSeries', request);
  const korea = await site.match('South Korea');
  await site.door('POST', `/matches/${korea.gidm}`, { void: true });
  await finish('Canada', 1, 0);
  const paid = 100 * (1 + Number(request.legs[1]?.ior));
  expect((await open()).list).toMatchObject([
    { status: 'settled', payout: paid.toFixed(2), resultCode: 'W', combination: '2串1' },
  ]);
});

test('one leg that changed beyond consent refuses the ticket, and is named', async () => {
  const picks = await winners();
  const request = await series(member, picks, '3串1', '10');
  const canada = await site.match('Canada');
  const price = { ...picks[1], ior: '0.05' };
  await site.door('POST', `/matches/${canada.gidm}`, { price });
  const { data } = await member.sports('placeSeries', request);
  expect(data).toMatchObject({ active: 'refused', reason: 'odds-changed', ticket_id: '' });
  expect(data.legs?.map(({ reason, ior }) => [reason, ior])).toEqual([
    [null, request.legs[0]?.ior],
    ['odds-changed', '0.05'],
    [null, request.legs[2]?.ior],
  ]);
  expect(await balance(member)).toEqual({ free: '1000.00', locked: '0.00' });
});

test('a ticket with a leg in play waits as a whole, and each leg is judged when the delay is over', async () => {
  const picks = [
    pickOf(await site.match('Mexico'), 'RM', 'H'),
    pickOf(await site.match('Canada'), 'M', 'H'),
  ];
  const first = await series(member, picks, '2串1', '10');
  expect((await member.sports('placeSeries', first)).data).toMatchObject({
    active: 'delay',
    waitReason: 'delay',
  });
  await site.advance(5100);
  expect((await member.sports('getOrder', { key: first.key })).data).toMatchObject({
    active: 'accepted',
    waitReason: null,
  });
  const second = await series(member, [picks[0]!, { ...picks[1]!, pick: 'C' }], '2串1', '10');
  await member.sports('placeSeries', second);
  const mexico = await site.match('Mexico');
  await site.door('POST', `/matches/${mexico.gidm}`, { score: { h: 1, c: 0 }, suspend: false });
  await site.advance(5100);
  const { data } = await member.sports('getOrder', { key: second.key });
  expect(data).toMatchObject({ active: 'refused', reason: 'score-changed' });
  expect(data.legs?.map(({ reason }) => reason)).toEqual(['score-changed', null]);
  expect(await balance(member)).toEqual({ free: '990.00', locked: '10.00' });
});

test.each([
  ['of another number of legs', '2串1', '10', 'combination'],
  ['that there is not', '3串5', '10', 'combination'],
  ['of lines below the least', '3串4', '1.99', 'below-min'],
  ['of lines above the most', '3串4', '20000.01', 'above-max'],
  ['that costs more than the wallet holds', '3串4', '250.01', 'balance'],
] as const)('a combination %s is refused', async (_, combination, unit, reason) => {
  const request = await series(member, await winners(), combination, unit);
  const { data } = await member.sports('placeSeries', request);
  expect(data).toMatchObject({ active: 'refused', reason });
  expect(data.maxStake).toBe(reason === 'above-max' ? '20000.00' : undefined);
  expect(await balance(member)).toEqual({ free: '1000.00', locked: '0.00' });
});

test('one key places one series, however often it is sent, and another content is refused @money', async () => {
  const request = await series(member, await winners(), '3串1', '10');
  const answers = await Promise.all([1, 2, 3].map(() => member.sports('placeSeries', request)));
  expect(new Set(answers.map(({ data }) => data.ticket_id)).size).toBe(1);
  const other = await member.sports('placeSeries', { ...request, combination: '3串4' });
  expect(other.data).toMatchObject({ active: 'refused', reason: 'key-reused' });
  expect(await balance(member)).toEqual({ free: '990.00', locked: '10.00' });
});

test('player protection holds for every line of a series: limits count its whole stake, a break shuts it', async () => {
  const play = '/site/api/v1/user/play';
  await member.call(`${play}/setLimit`, { kind: 'stake', period: 'day', value: '39' });
  const picks = await winners();
  const whole = await series(member, picks, '3串4', '10');
  expect((await member.sports('placeSeries', whole)).status_code).toBe(6701);
  expect((await member.sports('getOrder', { key: whole.key })).data.active).toBe('none');
  const fits = await series(member, picks, '3串1', '39');
  expect((await member.sports('placeSeries', fits)).data.active).toBe('accepted');
  const more = await series(member, picks, '3串3', '2');
  expect((await member.sports('placeSeries', more)).status_code).toBe(6701);
  await member.call(`${play}/coolOff`, { hours: 24, confirmed: 1 });
  const shut = await series(member, picks, '3串4', '2');
  expect((await member.sports('placeSeries', shut)).status_code).toBe(6704);
  expect(await balance(member)).toEqual({ free: '961.00', locked: '39.00' });
});
