import { randomUUID } from 'node:crypto';
import type { BetRecordPage } from '@courtside/contract';
import { afterAll, beforeEach, afterEach, expect, test } from 'vitest';
import { clear, emptyDatabase } from './empty-database.ts';
import { balance, openSandbox, order, quote, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

const db = await emptyDatabase();
let site: TestSandbox;
let member: SignedClient;
beforeEach(async () => {
  await clear(db);
  site = await openSandbox({ db });
  member = await site.member('bettor1', '1000.00');
});
afterEach(async () => {
  await site.stop();
});
afterAll(() => db.close());

const records = async (client: SignedClient, filter: object = {}): Promise<BetRecordPage> =>
  (
    await client.call<BetRecordPage>('/game/api/v1/record/betRecordList', {
      pageNum: 1,
      pageSize: 20,
      ...filter,
    })
  ).data;

test('[CA-76] a bet before kick-off is accepted at once and paid when the match ends', async () => {
  const match = await site.match('South Korea');
  const quoted = await quote(member, match, 'M', 'H');
  expect(quoted).toMatchObject({ open: true, isLive: false, min: '10.00' });
  const { data: placed } = await member.sports('placeBet', order(quoted, '100'));
  expect(placed).toMatchObject({ active: 'accepted', reason: null, ior: quoted.ior });
  expect(placed.ticket_id).toMatch(/^\d{18}$/);
  expect(await balance(member)).toEqual({ free: '900.00', locked: '100.00' });
  expect((await records(member, { settled: false })).list[0]).toMatchObject({
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
  const { list, total } = await records(member, { settled: true, language: 'zh-tw' });
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
  expect((await records(member, { settled: false })).total).toBe(0);
  expect((await records(member, { beginTime: Date.parse('2030-01-01') })).total).toBe(0);
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
  expect((await records(member)).list).toMatchObject([
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
  const { list } = await records(member);
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
  const { list } = await records(member, { settled: true });
  expect(Object.fromEntries(list.map((bet) => [bet.wtype, bet.resultCode]))).toEqual({
    RM: 'L',
    HRM: 'W',
  });
});

test('an order in play waits and is then accepted', async () => {
  const quoted = await quote(member, await site.match('Mexico'), 'RM', 'H');
  const request = order(quoted, '50');
  const { data: placed } = await member.sports('placeBet', request);
  expect(placed).toMatchObject({ active: 'delay' });
  expect(placed.delayMs).toBeGreaterThan(4000);
  expect(await balance(member)).toEqual({ free: '950.00', locked: '50.00' });
  await site.advance(5100);
  const { data: later } = await member.sports('getOrder', { key: request.key });
  expect(later).toMatchObject({ active: 'accepted', ticket_id: placed.ticket_id, delayMs: 0 });
});

test.each([
  ['the score changes', { score: { h: 1, c: 0 } }, 'score-changed'],
  ['the match is suspended', { suspend: true }, 'suspended'],
  ['the match is over', { finish: true }, 'market-closed'],
] as const)('a waiting order is refused and refunded when %s', async (_, edit, reason) => {
  const match = await site.match('Mexico');
  const request = order(await quote(member, match, 'RM', 'H'), '50');
  await member.sports('placeBet', request);
  await site.door('POST', `/matches/${match.gidm}`, edit);
  await site.advance(5100);
  expect((await member.sports('getOrder', { key: request.key })).data).toMatchObject({
    active: 'refused',
    reason,
    ticket_id: '',
  });
  expect(await balance(member)).toEqual({ free: '1000.00', locked: '0.00' });
  expect((await records(member)).list).toMatchObject([{ status: 'refused', payout: '0.00' }]);
});

test('a waiting order is a danger ball when a goal is about to fall', async () => {
  const match = await site.match('Mexico');
  await site.door('POST', '/clock', { set: (match.nextGoalAt ?? 0) - 12_000 });
  const request = order(await quote(member, match, 'RM', 'H'), '50', { oddsChange: 'any' });
  await member.sports('placeBet', request);
  await site.advance(5100);
  expect((await member.sports('getOrder', { key: request.key })).data.reason).toBe('danger-ball');
});

test('a goal suspends every market of its match for eight seconds', async () => {
  const match = await site.match('Mexico');
  await site.door('POST', '/clock', { set: (match.nextGoalAt ?? 0) + 500 });
  const after = await site.match('Mexico');
  expect(after.score).toEqual({ h: 1, c: 0 });
  expect(after.markets.map((market) => market.sw)).not.toContain(true);
  expect((await quote(member, after, 'RM', 'H')).open).toBe(false);
  await site.advance(8000);
  expect((await quote(member, await site.match('Mexico'), 'RM', 'H')).open).toBe(true);
});

test.each([
  ['below-min', '9.99', {}],
  ['above-max', '50000.01', {}],
  ['balance', '1000.01', {}],
  ['odds-changed', '10', { ior: '9.99' }],
  ['line-changed', '10', { ratio: '9.5' }],
] as const)('an order is refused at once, and costs nothing: %s', async (reason, stake, more) => {
  const match = await site.match('South Korea');
  const request = order(await quote(member, match, 'R', 'H'), stake, more);
  const { data } = await member.sports('placeBet', request);
  expect(data).toMatchObject({ active: 'refused', reason, ticket_id: '' });
  expect((await member.sports('getOrder', { key: request.key })).data).toMatchObject({ reason });
  expect(await balance(member)).toEqual({ free: '1000.00', locked: '0.00' });
  expect((await records(member)).total).toBe(0);
});

test('the giving side that the member saw goes before the quote, and another one is another line', async () => {
  const match = await site.match('South Korea');
  const quoted = await quote(member, match, 'R', 'H');
  const other = quoted.strong === 'H' ? 'C' : 'H';
  const place = async (more: object) =>
    (await member.sports('placeBet', order(quoted, '10', more))).data;
  expect(await place({ strong: other })).toMatchObject({
    active: 'refused',
    reason: 'line-changed',
  });
  expect(await place({ strong: '' })).toMatchObject({ active: 'refused', reason: 'line-changed' });
  expect(await place({ strong: other, lineChange: true })).toMatchObject({
    active: 'accepted',
    strong: quoted.strong,
  });
});

test('what happens between quote and order decides: expired, closed, suspended, cut off, price moved', async () => {
  const match = await site.match('South Korea');
  const place = async (before: () => Promise<unknown>, more: object = {}) => {
    const quoted = await quote(member, match, 'M', 'C');
    await before();
    return (await member.sports('placeBet', order(quoted, '10', more))).data;
  };
  const edit = (body: object) => () => site.door('POST', `/matches/${match.gidm}`, body);
  const gid = match.markets.find((each) => each.wtype === 'M')?.gid ?? '';
  const pin = (ior: string) => edit({ price: { gid, wtype: 'M', pick: 'C', ior } });
  expect((await place(() => site.advance(15_500))).reason).toBe('quote-expired');
  await pin('2.00')();
  expect((await place(pin('1.95'))).reason).toBe('odds-changed');
  expect(await place(pin('2.10'))).toMatchObject({
    active: 'accepted',
    ior: '2.10',
    maxWin: '21.00',
  });
  expect((await place(pin('2.20'), { oddsChange: 'none' })).reason).toBe('odds-changed');
  // The same bet is open already, which nothing but a match can end.
  expect(await place(pin('1.50'), { oddsChange: 'any' })).toMatchObject({ reason: 'duplicate' });
  expect((await place(edit({ suspend: true }))).reason).toBe('suspended');
  await edit({ suspend: false })();
  expect(
    (await place(() => site.door('POST', '/clock', { set: match.kickOff + 1000 }))).reason,
  ).toBe('cut-off');
});

test('any price is taken where the member said so, but none that is no price', async () => {
  const match = await site.match('South Korea');
  const gid = match.markets.find((each) => each.wtype === 'M')?.gid ?? '';
  const quoted = await quote(member, match, 'M', 'C');
  await site.door('POST', `/matches/${match.gidm}`, {
    price: { gid, wtype: 'M', pick: 'C', ior: '1.50' },
  });
  const any = { oddsChange: 'any' as const };
  const none = await member.sports('placeBet', order(quoted, '10', { ...any, ior: '0.00' }));
  expect(none.data).toMatchObject({ active: 'refused', reason: 'price-invalid' });
  const taken = await member.sports('placeBet', order(quoted, '10', any));
  expect(taken.data).toMatchObject({ active: 'accepted', ior: '1.50', maxWin: '15.00' });
});

test('the score that the member saw goes before the quote, whatever they agreed to', async () => {
  const match = await site.match('Mexico');
  await site.door('POST', `/matches/${match.gidm}`, { score: { h: 1, c: 0 }, suspend: false });
  const quoted = await quote(member, await site.match('Mexico'), 'RM', 'H');
  const all = { oddsChange: 'any' as const, lineChange: true };
  const place = async (score: object) =>
    (await member.sports('placeBet', order(quoted, '10', { ...all, score }))).data;
  expect(await place({ h: 0, c: 0 })).toMatchObject({ active: 'refused', reason: 'score-changed' });
  expect(await place({ h: 1, c: 0 })).toMatchObject({
    active: 'delay',
    waitReason: 'delay',
    score: { h: 1, c: 0 },
  });
});

test('the same key with another price, line or score is another order', async () => {
  const quoted = await quote(member, await site.match('South Korea'), 'R', 'H');
  const request = order(quoted, '100');
  await member.sports('placeBet', request);
  const seen = { h: 0, c: 0 };
  for (const other of [{ ior: '0.01' }, { ratio: '3' }, { score: seen }]) {
    const { data } = await member.sports('placeBet', { ...request, ...other });
    expect(data, JSON.stringify(other)).toMatchObject({ active: 'refused', reason: 'key-reused' });
  }
  expect(await balance(member)).toEqual({ free: '900.00', locked: '100.00' });
});

test('one key places one bet, however often and however much at once it is sent @money', async () => {
  const quoted = await quote(member, await site.match('South Korea'), 'OU', 'C');
  const request = order(quoted, '100');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => member.sports('placeBet', request)),
  );
  expect(new Set(answers.map((each) => each.data.ticket_id)).size).toBe(1);
  expect(await balance(member)).toEqual({ free: '900.00', locked: '100.00' });
  const other = await member.sports('placeBet', { ...request, stake: '101' });
  expect(other.data).toMatchObject({ active: 'refused', reason: 'key-reused' });
  expect(await balance(member)).toEqual({ free: '900.00', locked: '100.00' });
});

test('an order whose answer is lost was placed once, and its key tells so @money', async () => {
  const quoted = await quote(member, await site.match('South Korea'), 'OU', 'C');
  const request = order(quoted, '100');
  const path = '/game/api/v1/venue/resource';
  await site.door('POST', '/faults', { path, method: 'placeBet', dropAfter: true });
  await expect(member.sports('placeBet', request)).rejects.toThrow('cut');
  expect((await member.sports('getOrder', { key: request.key })).data.active).toBe('accepted');
  expect(await balance(member)).toEqual({ free: '900.00', locked: '100.00' });
  await site.door('POST', '/faults', { path, method: 'placeBet', drop: true });
  const never = { ...request, key: randomUUID() };
  await expect(member.sports('placeBet', never)).rejects.toThrow('cut');
  expect((await member.sports('getOrder', { key: never.key })).data.active).toBe('none');
});

test('an order that never arrived can be given up, and is refused if it arrives after all @money', async () => {
  const quoted = await quote(member, await site.match('South Korea'), 'OU', 'C');
  const request = order(quoted, '100');
  const { key } = request;
  const refused = { active: 'refused', reason: 'given-up', ticket_id: '' };
  expect((await member.sports('getOrder', { key, giveUp: true })).data).toMatchObject(refused);
  expect((await member.sports('placeBet', request)).data).toMatchObject(refused);
  expect((await member.sports('getOrder', { key })).data).toMatchObject(refused);
  expect(await balance(member)).toEqual({ free: '1000.00', locked: '0.00' });
  expect((await records(member)).total).toBe(0);
  // The key of another member is not closed by it.
  const other = await site.member('other-giver', '500.00');
  expect((await other.sports('getOrder', { key })).data.active).toBe('none');
});

test('an order that arrived is not given up; of both at once exactly one holds @money', async () => {
  const quoted = await quote(member, await site.match('South Korea'), 'OU', 'C');
  const first = order(quoted, '10');
  await member.sports('placeBet', first);
  const known = await member.sports('getOrder', { key: first.key, giveUp: true });
  expect(known.data).toMatchObject({ active: 'accepted' });
  await site.door('POST', '/bet-limits', { duplicates: 'off' });
  for (let round = 0; round < 8; round += 1) {
    const request = order(quoted, '10');
    const { key } = request;
    const [placed, given] = await Promise.all([
      member.sports('placeBet', request),
      member.sports('getOrder', { key, giveUp: true }),
    ]);
    expect(placed.data.active).toBe(given.data.active);
    expect((await member.sports('getOrder', { key })).data.active).toBe(placed.data.active);
  }
  const { list } = await records(member);
  const { free } = await balance(member);
  expect(Number(free)).toBe(1000 - 10 * list.length);
});

test('a price that was better when the bet was placed is no promise: it is held to what the member saw', async () => {
  const match = await site.match('Mexico');
  const gid = match.markets.find((each) => each.wtype === 'RM')?.gid ?? '';
  const pin = (ior: string) =>
    site.door('POST', `/matches/${match.gidm}`, { price: { gid, wtype: 'RM', pick: 'H', ior } });
  await pin('2.00');
  const seen = await quote(member, match, 'RM', 'H');
  await pin('2.10');
  const request = order(seen, '50', { oddsChange: 'better' });
  expect((await member.sports('placeBet', request)).data).toMatchObject({ ior: '2.10' });
  await pin('2.00');
  await site.advance(5100);
  expect((await member.sports('getOrder', { key: request.key })).data).toMatchObject({
    active: 'accepted',
    ior: '2.00',
  });
  await site.door('POST', '/bet-limits', { duplicates: 'off' });
  await pin('2.00');
  const second = order(await quote(member, match, 'RM', 'H'), '60', { oddsChange: 'better' });
  await pin('2.10');
  await member.sports('placeBet', second);
  await pin('1.99');
  await site.advance(5100);
  expect((await member.sports('getOrder', { key: second.key })).data).toMatchObject({
    active: 'refused',
    reason: 'odds-changed',
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
  const { list } = await records(member, { settled: true });
  expect(Object.fromEntries(list.map((bet) => [bet.wtype, bet.resultCode]))).toEqual({
    RM: 'D4',
    HRM: 'W',
  });
  expect(list.find((bet) => bet.wtype === 'RM')).toMatchObject({
    payout: '100.00',
    winLoss: '0.00',
  });
});

test('visitors see the lists; quotes and orders want a session', async () => {
  const visitor = site.client();
  const { data } = await visitor.sports('getMatchList', { gtype: 'FT', showType: 'RB' });
  expect(data.leagues[0]?.matches[0]).toMatchObject({
    team_h: '墨西哥',
    isLive: true,
    se_now: 'H1',
    re_time: expect.stringMatching(/^1H\^05:\d\d$/),
  });
  expect(data.counts).toEqual({ RB: 1, FT: 1, FU: 2, FS: 1, FSFT: 0, FSFU: 1, HOT: 1 });
  const quoted = await visitor.sports('getQuote', { gid: '1', wtype: 'M', pick: 'H' });
  expect(quoted.status_code).toBe(6001);
  const odd = await member.sports('getOrder', { key: randomUUID(), token: 'another' } as never);
  expect(odd.status_code).toBe(6302);
});

test('changes tell what moved, what came and what left; an unknown version starts over', async () => {
  const list = async (showType: 'RB' | 'FT') =>
    (await member.sports('getMatchList', { gtype: 'FT', showType })).data;
  const changes = async (showType: 'RB' | 'FT', since: number) =>
    (await member.sports('getMatchChanges', { gtype: 'FT', showType, since })).data;
  await site.door('POST', '/clock', { speed: 0 });
  // A running match is told anew every few seconds, though the clock of the site stands; not twice in a row.
  let version = 0;
  await expect
    .poll(async () => {
      version = (await list('RB')).version;
      return changes('RB', version);
    })
    .toMatchObject({ reset: false, matches: [], removed: [] });
  const match = await site.match('Mexico');
  await site.door('POST', `/matches/${match.gidm}`, { score: { h: 0, c: 1 } });
  const goal = await changes('RB', version);
  expect(goal.matches).toMatchObject([{ gidm: match.gidm, sc_FT_C: 1 }]);
  await site.door('POST', `/matches/${match.gidm}`, { finish: true });
  expect(await changes('RB', goal.version)).toMatchObject({ matches: [], removed: [match.gidm] });
  const korea = await site.match('South Korea');
  await site.door('POST', '/clock', { set: korea.kickOff + 1000 });
  expect((await changes('RB', goal.version)).matches).toMatchObject([{ gidm: korea.gidm }]);
  expect((await changes('FT', goal.version)).removed).toEqual([korea.gidm]);
  expect((await changes('RB', 1)).reset).toBe(true);
});

test('[CA-95] the resource call names method and venue, and a request with time, token, language and address', async () => {
  const path = '/game/api/v1/venue/resource';
  const request = {
    timestamp: Date.now(),
    token: '',
    language: 'zh-cn',
    ip: '203.0.113.7',
    gtype: 'FT',
    showType: 'RB',
  };
  const whole = { method: 'getMatchList', venueName: 'CRTY', request };
  const visitor = site.client();
  expect((await visitor.call(path, whole)).status_code).toBe(6000);
  for (const name of ['timestamp', 'token', 'language', 'ip']) {
    const { [name]: _, ...rest } = request as Record<string, unknown>;
    expect((await visitor.call(path, { ...whole, request: rest })).status_code, name).toBe(6007);
  }
  for (const part of [
    { method: 'getAll' },
    { venueName: 'XMTY' },
    { request: { ...request, language: 'en' } },
  ]) {
    expect((await visitor.call(path, { ...whole, ...part })).status_code).toBe(6007);
  }
});
