import { randomUUID } from 'node:crypto';
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
  expect((await betRecords(member)).total).toBe(0);
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
  const { list } = await betRecords(member);
  const { free } = await balance(member);
  expect(Number(free)).toBe(1000 - 10 * list.length);
});
