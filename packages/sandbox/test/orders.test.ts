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
  expect((await betRecords(member)).list).toMatchObject([{ status: 'refused', payout: '0.00' }]);
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
  expect((await betRecords(member)).total).toBe(0);
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
