import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import { balance, betRecords, bettorOn, order, quote, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

const db = await emptyDatabase();
let site: TestSandbox;
let member: SignedClient;
beforeEach(async () => {
  ({ site, member } = await bettorOn(db));
  return () => site.stop();
});

test('[CA-76] a bet before kick-off is accepted at once and paid when the match ends', async () => {
  const match = await site.match('South Korea');
  const quoted = await quote(member, match, 'M', 'H');
  expect(quoted).toMatchObject({ open: true, isLive: false, min: '10.00' });
  const { data: placed } = await member.sports('placeBet', order(quoted, '100'));
  expect(placed).toMatchObject({ active: 'accepted', reason: null, ior: quoted.ior });
  expect(placed.ticket_id).toMatch(/^\d{18}$/);
  expect(await balance(member)).toEqual({ free: '900.00', locked: '100.00' });
  expect((await betRecords(member, { settled: false })).list[0]).toMatchObject({
    ticket_id: placed.ticket_id,
    status: 'unsettled',
    team_h: '韩国',
    team_c: '捷克',
    league_name: '2026 世界杯',
  });
  await site.door('POST', '/clock', { set: match.endsAt + 1000 });
  const win = 10_000 + Math.round(Number(quoted.ior) * 10_000);
  expect(await balance(member)).toEqual({
    free: ((90_000 + win) / 100).toFixed(2),
    locked: '0.00',
  });
});

test('[CA-79] [CA-80] settled bets stand in the records with their totals, newest first', async () => {
  const match = await site.match('South Korea');
  for (const pick of ['H', 'C'] as const) {
    await member.sports('placeBet', order(await quote(member, match, 'M', pick), '100'));
  }
  await site.door('POST', `/matches/${match.gidm}`, { finish: true, score: { h: 0, c: 1 } });
  const { list, total } = await betRecords(member, { settled: true, language: 'zh-tw' });
  expect(total).toBe(2);
  expect(list.map((bet) => [bet.pick, bet.resultCode])).toEqual([
    ['C', 'W'],
    ['H', 'L'],
  ]);
  expect(list[0]).toMatchObject({
    team_h: '韓國',
    finalScore: { h: 0, c: 1 },
    halfScore: { h: 0, c: 0 },
  });
  const sums = await member.call('/game/api/v1/record/betRecordTotal', { settled: true });
  expect(sums.data).toMatchObject({ count: 2, stake: '200.00', payout: list[0]?.payout });
  expect((await betRecords(member, { settled: false })).total).toBe(0);
  expect((await betRecords(member, { beginTime: Date.parse('2030-01-01') })).total).toBe(0);
});

test('a handicap in play counts the goals after the bet', async () => {
  const mexico = await site.match('Mexico');
  await site.door('POST', `/matches/${mexico.gidm}`, { score: { h: 0, c: 2 }, suspend: false });
  const quoted = await quote(member, await site.match('Mexico'), 'RE', 'H');
  expect(quoted).toMatchObject({ strong: 'H', ratio: '1', score: { h: 0, c: 2 } });
  await member.sports('placeBet', order(quoted, '100'));
  await site.advance(5100);
  // 2-2 in all, but 2-0 since the bet.
  await site.door('POST', `/matches/${mexico.gidm}`, { finish: true, score: { h: 2, c: 2 } });
  expect((await betRecords(member)).list).toMatchObject([
    { scoreAtBet: { h: 0, c: 2 }, finalScore: { h: 2, c: 2 }, resultCode: 'W' },
  ]);
});

test('a goal that is cancelled after the bet moves the score from which its handicap counts', async () => {
  const mexico = await site.match('Mexico');
  const edit = (body: object) => site.door('POST', `/matches/${mexico.gidm}`, body);
  await edit({ score: { h: 2, c: 0 }, suspend: false });
  const quoted = await quote(member, await site.match('Mexico'), 'RE', 'H');
  expect(quoted).toMatchObject({ strong: 'H', score: { h: 2, c: 0 } });
  await member.sports('placeBet', order(quoted, '100'));
  await site.advance(5100);
  // The second goal is cancelled, and another falls: at the end it is 2-0 again, and 1-0 since the bet's base of 1-0.
  await edit({ score: { h: 1, c: 0 } });
  await edit({ score: { h: 3, c: 0 } });
  await edit({ finish: true });
  const { list } = await betRecords(member);
  const [leg] = list[0]?.legs ?? [];
  expect(leg).toMatchObject({ scoreAtBet: { h: 2, c: 0 }, baseScore: { h: 1, c: 0 } });
  // Two goals since the base of 1-0; from 2-0 it would have been one.
  expect(list).toMatchObject([{ resultCode: 'W', finalScore: { h: 3, c: 0 } }]);
});

test('a goal of the first half that is cancelled after it leaves the half as it was settled', async () => {
  const match = await site.match('Mexico');
  const edit = (body: object) => site.door('POST', `/matches/${match.gidm}`, body);
  for (const wtype of ['RM', 'HRM'] as const) {
    await member.sports('placeBet', order(await quote(member, match, wtype, 'H'), '100'));
  }
  await site.advance(5100);
  await edit({ score: { h: 1, c: 0 }, suspend: false });
  await edit({ period: 'HT' });
  await edit({ finish: true, score: { h: 0, c: 0 } });
  const { list } = await betRecords(member, { settled: true });
  expect(Object.fromEntries(list.map((bet) => [bet.wtype, bet.resultCode]))).toEqual({
    RM: 'L',
    HRM: 'W',
  });
});

test('a match that is called off gives stakes back, except where its first half decided', async () => {
  const match = await site.match('Mexico');
  for (const wtype of ['RM', 'HRM'] as const) {
    await member.sports('placeBet', order(await quote(member, match, wtype, 'H'), '100'));
  }
  await site.advance(5100);
  await site.door('POST', `/matches/${match.gidm}`, { score: { h: 1, c: 0 }, suspend: false });
  await site.door('POST', `/matches/${match.gidm}`, { period: 'HT' });
  await site.door('POST', `/matches/${match.gidm}`, { void: true });
  const { list } = await betRecords(member, { settled: true });
  expect(Object.fromEntries(list.map((bet) => [bet.wtype, bet.resultCode]))).toEqual({
    RM: 'D4',
    HRM: 'W',
  });
  expect(list.find((bet) => bet.wtype === 'RM')).toMatchObject({
    payout: '100.00',
    winLoss: '0.00',
  });
});
