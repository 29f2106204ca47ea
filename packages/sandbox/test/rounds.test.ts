import { randomUUID } from 'node:crypto';
import type { BetRecordPage, BonusPool } from '@courtside/contract';
import { expect, onTestFinished, test } from 'vitest';
import { dice } from '../src/football/dice.ts';
import { toFen } from '../src/ledger/amount.ts';
import type { SandboxOptions } from '../src/sandbox.ts';
import { openSandbox, order, quote, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

async function opened(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const site = await openSandbox(options);
  onTestFinished(async () => {
    await site.stop();
    await site.db.close();
  });
  return site;
}

const game = '/game/api/v1';

async function enter(one: SignedClient, enName: string, gameCode: string): Promise<string> {
  const move = { channelCode: enName, amount: '1000', ty: '1', key: randomUUID() };
  await one.call('/fd/api/v1/transfer/utcTransfer', move);
  const { data } = await one.call<{ url: string }>(`${game}/venue/launch`, { enName, gameCode });
  return data.url.split('ticket=')[1] ?? '';
}
async function play(site: TestSandbox, ticket: string, stake: string, choice: string) {
  const response = await site.sandbox.fetch(
    new Request('http://gateway.test/game/demo/round', {
      method: 'POST',
      body: JSON.stringify({ ticket, stake, choice, key: randomUUID() }),
    }),
  );
  const { data } = (await response.json()) as { data: Record<string, string> };
  return data;
}
const records = async (one: SignedClient, filter: object = {}) =>
  (
    await one.call<BetRecordPage>(
      `${game}/record/betRecordList`,
      { pageNum: 1, pageSize: 20, ...filter },
      { headers: { 'accept-language': 'zh-TW' } },
    )
  ).data;
const total = async (one: SignedClient, filter: object = {}) =>
  (await one.call(`${game}/record/betRecordTotal`, filter)).data;
const pools = async (site: TestSandbox) =>
  (await site.client().call<{ pools: BonusPool[] }>(`${game}/venue/getBonusPools`)).data.pools;

test('[CA-79] [CA-80] rounds of games stand in the records when their venue or category is asked for', async () => {
  const site = await opened();
  const one = await site.member('rounds1', '5000.00');
  await one.sports(
    'placeBet',
    order(await quote(one, await site.match('South Korea'), 'M', 'H'), '100'),
  );
  const live = await enter(one, 'KXZR', 'KXZR005');
  const played = [
    await play(site, live, '10', 'dragon'),
    await play(site, live, '20', 'tie'),
    await play(site, await enter(one, 'QFDZ', 'QFDZ002'), '5', 'spin'),
  ];
  const payout = (of: typeof played) =>
    of.reduce((sum, each) => sum + toFen(each['payout'] ?? '0'), 0n);
  const inAll = { count: 1, stake: '100.00' };
  for (const filter of [{}, { venue: 'CRTY' }, { category: 'TY' }]) {
    const page = await records(one, filter);
    expect([page.total, page.list.length, 'rounds' in page]).toEqual([1, 1, false]);
    expect(await total(one, filter)).toMatchObject(inAll);
  }
  const page = await records(one, { category: 'ZR' });
  expect([page.total, page.list]).toEqual([2, []]);
  expect(page.rounds).toMatchObject([
    { roundId: played[1]?.['roundId'], choice: '和', stake: '20.00', category: 'ZR' },
    {
      roundId: played[0]?.['roundId'],
      venueName: '凱旋真人',
      gameCode: 'KXZR005',
      gameName: '龍虎',
      choice: '龍',
      payout: played[0]?.['payout'],
      jackpot: '0.00',
    },
  ]);
  const sums = await total(one, { venue: 'KXZR' });
  expect(sums).toMatchObject({ count: 2, stake: '30.00' });
  expect(toFen(String(sums['payout']))).toBe(payout(played.slice(0, 2)));
  const lost = payout(played.slice(0, 2)) - 3000n;
  expect(BigInt(String(sums['winLoss']).replace('.', ''))).toBe(lost);
  expect((await records(one, { venue: 'QFDZ' })).rounds).toMatchObject([{ gameName: '水果連線' }]);
  for (const none of [
    { category: 'ZR', settled: false },
    { category: 'ZR', endTime: 1 },
    { category: 'ZR', status: 'unsettled' },
    { category: 'ZR', number: '999999999999999999' },
    { category: 'DZ', venue: 'KXZR' },
    { category: 'DZ', venue: 'CRTY' },
    { venue: 'XMTY' },
  ]) {
    const nothing = await records(one, none);
    expect([nothing.total, nothing.list, nothing.rounds]).toEqual([0, [], []]);
    expect(await total(one, none)).toMatchObject({ count: 0, stake: '0.00', winLoss: '0.00' });
  }
  const number = played[0]?.['roundId']?.replace(/\D/g, '');
  const byNumber = await records(one, { category: 'ZR', status: 'settled', number });
  expect(byNumber.rounds).toMatchObject([{ roundId: played[0]?.['roundId'] }]);
  const second = await records(one, { category: 'ZR', pageNum: 2, pageSize: 1 });
  expect(second.rounds?.map((each) => each.roundId)).toEqual([played[0]?.['roundId']]);
  const other = await site.member('rounds2', '0');
  expect((await records(other, { category: 'ZR' })).total).toBe(0);
});

/** Whom a fresh site knows first after its own member. */
const FIRST = '100002';

async function firstMember(site: TestSandbox): Promise<SignedClient> {
  const { userId, token } = await site.door<{ userId: string; token: string }>('POST', '/members', {
    name: 'winner1',
    balance: '1000.00',
  });
  expect(userId).toBe(FIRST);
  const client = site.client();
  client.use(token);
  return client;
}

/** A seed with which that member's first round wins a pool that gives a 2 % share of 500.00 for 20,000.00 or less. */
function luckySeed(): number {
  for (let seed = 1; ; seed += 1) {
    const roll = dice(`${seed}:round:${FIRST}:0`);
    roll();
    if (roll() < 10 / 20_000) return seed;
  }
}

test('[CA-73] a round wins the pool of its game with its seed, which is paid at once and starts anew', async () => {
  const site = await opened({ seed: luckySeed() });
  const one = await firstMember(site);
  const before = (await pools(site)).find((each) => each.gameCode === 'QFDZ001');
  const round = await play(site, await enter(one, 'QFDZ', 'QFDZ001'), '500', 'spin');
  const won = toFen(round['jackpot'] ?? '0');
  expect(won).toBeGreaterThanOrEqual(toFen(before?.amount ?? ''));
  expect(round['label']).toContain('赢得奖池');
  const wallet = await one.call(`${game}/venue/balance`, { enName: 'QFDZ' });
  const expected = toFen('500') + toFen(round['payout'] ?? '0');
  expect(toFen(String(wallet.data['balance']))).toBe(expected);
  const page = await records(one, { venue: 'QFDZ' });
  expect(page.rounds).toMatchObject([{ jackpot: round['jackpot'], payout: round['payout'] }]);

  const base = toFen('10000');
  const after = (await pools(site)).find((each) => each.gameCode === 'QFDZ001');
  expect(toFen(after?.amount ?? '') - base).toBeLessThan(100n);
  await site.advance(60_000);
  const later = (await pools(site)).find((each) => each.gameCode === 'QFDZ001');
  const seconds = Math.floor((later?.asOf ?? 0) / 1000) - Math.floor((after?.asOf ?? 0) / 1000);
  expect(seconds).toBeGreaterThanOrEqual(60);
  expect(toFen(later?.amount ?? '') - toFen(after?.amount ?? '')).toBe(
    BigInt(seconds) * toFen(after?.perSecond ?? ''),
  );
});

test('[CA-73] pools fall back by themselves, each after its own time', async () => {
  const site = await opened();
  const before = await pools(site);
  await site.advance(15 * 86_400_000);
  const after = await pools(site);
  const grown = (list: BonusPool[], poolId: string) =>
    toFen(list.find((each) => each.poolId === poolId)?.amount ?? '');
  for (const { poolId, perSecond } of before) {
    const without = grown(before, poolId) + 15n * 86_400n * toFen(perSecond);
    expect(grown(after, poolId)).toBeLessThan(without);
  }
});

test('a game without a pool wins none, with the same luck', async () => {
  const site = await opened({ seed: luckySeed() });
  const one = await firstMember(site);
  const round = await play(site, await enter(one, 'QFDZ', 'QFDZ002'), '500', 'spin');
  expect(round['jackpot']).toBe('0.00');
});
