import { randomUUID } from 'node:crypto';
import { cashOutValue } from '@courtside/betslip';
import type { CashOutOffer } from '@courtside/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import {
  balance,
  bettorOn,
  type MatchDoor,
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

const edit = async (team: string, body: object): Promise<unknown> =>
  site.door('POST', `/matches/${(await site.match(team)).gidm}`, body);

/** A bet of 100.00 before kick-off. */
async function onKorea(stake = '100'): Promise<{ id: string; ior: string; match: MatchDoor }> {
  const match = await site.match('South Korea');
  const quoted = await quote(member, match, 'M', 'H');
  const { data } = await member.sports('placeBet', order(quoted, stake));
  return { id: data.ticket_id, ior: data.ior, match };
}
const offer = async (id: string, client = member): Promise<CashOutOffer> => {
  const { data } = await client.sports('getCashOut', { tickets: [id] });
  const [first] = data.offers;
  if (first === undefined) throw new Error('No offer');
  return first;
};
const take = (offered: CashOutOffer, more: object = {}) => ({
  key: randomUUID(),
  ticket_id: offered.ticket_id,
  offerToken: offered.token,
  amount: '',
  value: offered.value,
  ...more,
});
const pins = async (prices: Record<'H' | 'N' | 'C', string>): Promise<void> => {
  const match = await site.match('South Korea');
  const { gid } = pickOf(match, 'M', 'H');
  for (const [pick, ior] of Object.entries(prices)) {
    await edit('South Korea', { price: { gid, wtype: 'M', pick, ior } });
  }
};

test('an offer is what the engine makes of the prices of now and the margin of the market', async () => {
  const { id, ior } = await onKorea();
  await pins({ H: '0.50', N: '4.00', C: '6.00' });
  const offered = await offer(id);
  const expected = cashOutValue({
    ticket: { folds: [1], unit: 10_000n },
    legs: [{ takenPrice: ior, state: 'open', priceNow: '0.50', otherPricesNow: ['4.00', '6.00'] }],
    stakeLeft: 10_000n,
    margin: '0.05',
    rules: { rounding: 'truncate', roundEach: 'ticket' },
  });
  if (!expected.ok) throw new Error('No value');
  expect(offered).toMatchObject({
    status: 'open',
    reason: null,
    value: (Number(expected.value) / 100).toFixed(2),
    stakeLeft: '100.00',
    minPart: '10.00',
    expiresInMs: 10_000,
  });
});

test('the whole is paid at once, once, and its key tells so @money', async () => {
  const { id } = await onKorea();
  const offered = await offer(id);
  const request = take(offered);
  const answers = await Promise.all([1, 2, 3].map(() => member.sports('cashOut', request)));
  for (const { data } of answers) {
    expect(data).toMatchObject({ active: 'accepted', value: offered.value, stakeLeft: '0.00' });
  }
  expect(await balance(member)).toEqual({
    free: (900 + Number(offered.value)).toFixed(2),
    locked: '0.00',
  });
  const { data } = await member.sports('getCashOutOrder', { key: request.key });
  expect(data).toMatchObject({ method: 'getCashOutOrder', active: 'accepted', ticket_id: id });
  const never = await member.sports('getCashOutOrder', { key: randomUUID() });
  expect(never.data.active).toBe('none');
  const other = await member.sports('cashOut', { ...request, amount: '50' });
  expect(other.data).toMatchObject({ active: 'refused', reason: 'key-reused' });
  // The end of the match pays nothing more, and a correction neither.
  await edit('South Korea', { finish: true, score: { h: 1, c: 0 } });
  await site.door('POST', `/matches/${(await site.match('South Korea')).gidm}/result`, {
    score: { h: 0, c: 1 },
  });
  expect(await balance(member)).toMatchObject({ free: (900 + Number(offered.value)).toFixed(2) });
  const { ticket } = (await member.sports('getTicket', { ticket_id: id })).data;
  expect(ticket).toMatchObject({
    status: 'settled',
    payout: offered.value,
    stakeLeft: '0.00',
    cashOuts: [{ stake: '100.00', value: offered.value }],
    settlements: [],
  });
});

test('of a part the rest runs on and is settled for itself', async () => {
  const { id, ior } = await onKorea();
  const offered = await offer(id);
  const part = (Math.floor(Number(offered.value) * 40) / 100).toFixed(2);
  const { data } = await member.sports('cashOut', take(offered, { amount: '40', value: part }));
  expect(data).toMatchObject({ active: 'accepted', stakeLeft: '60.00' });
  expect(Number(data.value)).toBeCloseTo(Number(offered.value) * 0.4, 1);
  expect(await balance(member)).toMatchObject({ locked: '60.00' });
  const rest = await offer(id);
  expect(rest.stakeLeft).toBe('60.00');
  expect(Number(rest.value) + Number(data.value)).toBeCloseTo(Number(offered.value), 1);
  await edit('South Korea', { finish: true, score: { h: 1, c: 0 } });
  const won = Math.floor(6000 * (1 + Number(ior)) + 1e-6) / 100;
  expect(await balance(member)).toEqual({
    free: (900 + Number(data.value) + won).toFixed(2),
    locked: '0.00',
  });
  const { ticket } = (await member.sports('getTicket', { ticket_id: id })).data;
  expect(ticket.settlements).toMatchObject([{ payout: won.toFixed(2) }]);
  expect(ticket.payout).toBe((Number(data.value) + won).toFixed(2));
});

test.each([
  ['9.99', 'below-min'],
  ['90.01', 'below-min'],
  ['0', 'below-min'],
  ['100.01', 'value-changed'],
])('a part of %s of 100 is refused: %s', async (amount, reason) => {
  const { id } = await onKorea();
  const { data } = await member.sports('cashOut', take(await offer(id), { amount, value: '0' }));
  expect(data).toMatchObject({ active: 'refused', reason, stakeLeft: '100.00' });
  expect(await balance(member)).toEqual({ free: '900.00', locked: '100.00' });
});

describe('what happens between offer and order decides', () => {
  test('a fall of the value is refused with what is offered now; a rise is paid', async () => {
    const { id } = await onKorea();
    await pins({ H: '0.90', N: '3.00', C: '3.00' });
    const dear = await offer(id);
    await pins({ H: '1.50', N: '2.00', C: '2.00' });
    const cheap = await offer(id);
    expect(Number(cheap.value)).toBeLessThan(Number(dear.value));
    const { data } = await member.sports('cashOut', take(dear));
    expect(data).toMatchObject({ reason: 'value-changed', value: cheap.value });
    await pins({ H: '0.90', N: '3.00', C: '3.00' });
    const better = await member.sports('cashOut', take(cheap));
    expect(better.data).toMatchObject({ active: 'accepted', value: dear.value });
  });

  test('an offer expires', async () => {
    const { id } = await onKorea();
    const offered = await offer(id);
    await site.advance(10_500);
    const { data } = await member.sports('cashOut', take(offered));
    expect(data).toMatchObject({ active: 'refused', reason: 'expired' });
  });

  test('closed markets suspend it, a goal in play too', async () => {
    const { id } = await onKorea();
    const offered = await offer(id);
    await edit('South Korea', { suspend: true });
    expect(await offer(id)).toMatchObject({ status: 'suspended', reason: 'suspended', token: '' });
    const { data } = await member.sports('cashOut', take(offered));
    expect(data).toMatchObject({ active: 'refused', reason: 'suspended' });
  });

  test('a match that ended is settled, never sold', async () => {
    const { id } = await onKorea();
    const offered = await offer(id);
    await edit('South Korea', { finish: true, score: { h: 0, c: 1 } });
    const { data } = await member.sports('cashOut', take(offered));
    expect(data).toMatchObject({ active: 'refused', reason: 'settled' });
    expect(await offer(id)).toMatchObject({ status: 'unavailable', reason: 'settled' });
    expect(await balance(member)).toEqual({ free: '900.00', locked: '0.00' });
  });

  test('of two cash-outs of the same offer one is taken @money', async () => {
    const { id } = await onKorea();
    const offered = await offer(id);
    const half = (Number(offered.value) / 2 - 0.01).toFixed(2);
    const answers = await Promise.all(
      [take(offered, { amount: '50', value: half }), take(offered)].map((each) =>
        member.sports('cashOut', each),
      ),
    );
    expect(answers.filter(({ data }) => data.active === 'accepted')).toHaveLength(1);
    const { ticket } = (await member.sports('getTicket', { ticket_id: id })).data;
    expect(ticket.cashOuts).toHaveLength(1);
  });

  test.each([1, 2, 3])(
    'against a settlement at the same moment, one of both pays (%i) @money',
    async () => {
      const { id, ior } = await onKorea();
      const offered = await offer(id);
      const [, { data }] = await Promise.all([
        edit('South Korea', { finish: true, score: { h: 1, c: 0 } }),
        member.sports('cashOut', take(offered)),
      ]);
      const won = Math.floor(10_000 * (1 + Number(ior)) + 1e-6) / 100;
      const paid = data.active === 'accepted' ? Number(data.value) : won;
      expect(await balance(member)).toEqual({ free: (900 + paid).toFixed(2), locked: '0.00' });
    },
  );
});

test('a running series is sold with its decided legs; once every line has lost there is nothing to sell', async () => {
  const picks = [
    pickOf(await site.match('South Korea'), 'M', 'H'),
    pickOf(await site.match('Canada'), 'M', 'H'),
    pickOf(await site.match('Brazil'), 'OU', 'C'),
  ];
  const place = async (combination: string) => {
    const request = await series(member, picks, combination, '10');
    return (await member.sports('placeSeries', request)).data.ticket_id;
  };
  const [all, some] = [await place('3串1'), await place('3串4')];
  const before = await offer(all);
  await edit('South Korea', { finish: true, score: { h: 1, c: 0 } });
  const ahead = await offer(all);
  expect(Number(ahead.value)).toBeGreaterThan(Number(before.value));
  await edit('Canada', { finish: true, score: { h: 0, c: 1 } });
  expect(await offer(all)).toMatchObject({ status: 'unavailable', reason: 'settled' });
  const left = await offer(some);
  expect(left).toMatchObject({ status: 'open', stakeLeft: '40.00' });
  const { data } = await member.sports('cashOut', take(left));
  expect(data).toMatchObject({ active: 'accepted', value: left.value });
});

test('a line that the lists no longer have is priced all the same, from the score that it counts from', async () => {
  const mexico = await site.match('Mexico');
  await edit('Mexico', { score: { h: 1, c: 0 }, suspend: false });
  const quoted = await quote(member, await site.match('Mexico'), 'RE', 'H');
  const { data } = await member.sports('placeBet', order(quoted, '100'));
  await site.advance(5100);
  const level = await offer(data.ticket_id);
  expect(level.status).toBe('open');
  await site.door('POST', `/matches/${mexico.gidm}`, { score: { h: 2, c: 0 }, suspend: false });
  const ahead = await offer(data.ticket_id);
  expect(ahead.status).toBe('open');
  expect(Number(ahead.value)).toBeGreaterThan(Number(level.value) * 1.2);
  await site.door('POST', `/matches/${mexico.gidm}`, { score: { h: 2, c: 2 }, suspend: false });
  const behind = await offer(data.ticket_id);
  expect(Number(behind.value)).toBeLessThan(Number(level.value));
});

test('a market without cash-out answers so, and takes none', async () => {
  const { id } = await onKorea();
  const offered = await offer(id);
  await site.door('POST', '/play', { market: 'elsewhere' });
  expect(await offer(id)).toMatchObject({ status: 'unavailable', reason: 'switched-off' });
  const { data } = await member.sports('cashOut', take(offered));
  expect(data).toMatchObject({ active: 'refused', reason: 'unavailable' });
});

test("another member's ticket is none, and an offer is for its own ticket only", async () => {
  const { id } = await onKorea();
  const offered = await offer(id);
  const other = await site.member('bettor2', '1000.00');
  expect(await offer(id, other)).toMatchObject({ status: 'unavailable', reason: 'not-open' });
  expect((await other.sports('cashOut', take(offered))).status_code).toBe(6004);
  expect((await other.sports('getTicket', { ticket_id: id })).status_code).toBe(6004);
  const quoted = await quote(member, await site.match('Canada'), 'M', 'H');
  const { data } = await member.sports('placeBet', order(quoted, '100'));
  const crossed = await member.sports('cashOut', take(offered, { ticket_id: data.ticket_id }));
  expect(crossed.status_code).toBe(6007);
  const forged = take(offered, { offerToken: quoted.token });
  expect((await member.sports('cashOut', forged)).status_code).toBe(6007);
});
