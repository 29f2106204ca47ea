import { bettingDay, bettingDayStart } from '@courtside/contract';
import { afterEach, expect, test } from 'vitest';
import type { SandboxOptions } from '../src/sandbox.ts';
import { balance, openSandbox, order, pickOf, quote, series, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

let site: TestSandbox | undefined;
afterEach(async () => {
  await site?.stop();
  await site?.db.close();
  site = undefined;
});

async function start(betLimits: SandboxOptions['betLimits'] = {}, wallet = '1000000.00') {
  const made = await openSandbox({ betLimits });
  site = made;
  const member = await made.member('bettor1', wallet);
  return { site: made, member };
}

type Pick = 'H' | 'C' | 'N';
const bet = async (
  to: { site: TestSandbox; member: SignedClient },
  wtype: 'M' | 'OU' | 'R',
  pick: Pick,
  stake: string,
  team = 'South Korea',
) => {
  const quoted = await quote(to.member, await to.site.match(team), wtype, pick);
  return (await to.member.sports('placeBet', order(quoted, stake))).data;
};

test('the same bet is taken once while it is open, whatever its stake, also of two sent at once @money', async () => {
  const at = await start();
  const quoted = await quote(at.member, await at.site.match('South Korea'), 'M', 'H');
  const both = await Promise.all(
    ['10', '20'].map((stake) => at.member.sports('placeBet', order(quoted, stake))),
  );
  expect(both.map(({ data }) => data.reason).toSorted()).toEqual(['duplicate', null]);
  expect(await bet(at, 'M', 'C', '10')).toMatchObject({ active: 'accepted' });
  const match = await at.site.match('South Korea');
  await at.site.door('POST', `/matches/${match.gidm}`, { finish: true, score: { h: 1, c: 0 } });
  expect(await bet(at, 'M', 'H', '10', 'Canada')).toMatchObject({ active: 'accepted' });
});

test('a series repeats one of the same legs and combination, not a single and not another combination', async () => {
  const at = await start();
  const picks = [
    pickOf(await at.site.match('South Korea'), 'M', 'H'),
    pickOf(await at.site.match('Canada'), 'M', 'H'),
    pickOf(await at.site.match('Brazil'), 'M', 'H'),
  ];
  const place = async (of: typeof picks, combination: string) =>
    (await at.member.sports('placeSeries', await series(at.member, of, combination, '10'))).data;
  expect(await bet(at, 'M', 'H', '10')).toMatchObject({ active: 'accepted' });
  expect(await place(picks, '3串1')).toMatchObject({ active: 'accepted' });
  expect(await place(picks, '3串4')).toMatchObject({ active: 'accepted' });
  expect(await place(picks.slice(0, 2), '2串1')).toMatchObject({ active: 'accepted' });
  expect(await place(picks.toReversed(), '3串1')).toMatchObject({ reason: 'duplicate' });
});

test.each([
  ['market', ['M', 'C'], 'duplicate'],
  ['market', ['OU', 'C'], null],
  ['event', ['OU', 'C'], 'duplicate'],
  ['off', ['M', 'H'], null],
] as const)('the rule %s judges a second bet on %s', async (duplicates, [wtype, pick], reason) => {
  const at = await start({ duplicates });
  await bet(at, 'M', 'H', '10');
  expect(await bet(at, wtype, pick, '10')).toMatchObject({ reason });
});

test('stakes on one pick, one match and in all have limits of their own, and the refusal says what still fits', async () => {
  const at = await start({
    duplicates: 'off',
    selection: '1000.00',
    match: '1500.00',
    member: '2000.00',
  });
  expect(await bet(at, 'M', 'H', '800')).toMatchObject({ reason: null });
  const pick = await bet(at, 'M', 'H', '300');
  expect(pick).toMatchObject({ active: 'refused', reason: 'limit-selection', maxStake: '200.00' });
  expect(await bet(at, 'M', 'C', '600')).toMatchObject({ reason: null });
  expect(await bet(at, 'OU', 'C', '101')).toMatchObject({
    reason: 'limit-match',
    maxStake: '100.00',
  });
  expect(await bet(at, 'M', 'H', '601', 'Canada')).toMatchObject({
    reason: 'limit-member',
    maxStake: '600.00',
  });
  // What is asked again with what fits is taken, to the last yuan.
  expect(await bet(at, 'M', 'H', '600', 'Canada')).toMatchObject({ active: 'accepted' });
  const none = await bet(at, 'R', 'H', '10', 'Brazil');
  expect(none).toMatchObject({ reason: 'limit-member', maxStake: '0.00' });
  expect(await balance(at.member)).toEqual({ free: '998000.00', locked: '2000.00' });
});

test('of sixty orders of 50,000 on one pick as many are taken as its limit holds @money', async () => {
  const at = await start({ duplicates: 'off' }, '5000000.00');
  const quoted = await quote(at.member, await at.site.match('South Korea'), 'M', 'H');
  const all = await Promise.all(
    Array.from({ length: 60 }, () => at.member.sports('placeBet', order(quoted, '50000'))),
  );
  const reasons = all.map(({ data }) => data.reason);
  expect(reasons.filter((reason) => reason === null)).toHaveLength(2);
  expect(reasons.filter((reason) => reason === 'limit-selection')).toHaveLength(58);
  const last = await bet(at, 'M', 'H', '50000');
  expect(last).toMatchObject({ reason: 'limit-selection', maxStake: '0.00' });
});

test('the limit of a series is told for each of its lines', async () => {
  const at = await start({ match: '100.00' });
  const picks = [
    pickOf(await at.site.match('South Korea'), 'M', 'H'),
    pickOf(await at.site.match('Canada'), 'M', 'H'),
    pickOf(await at.site.match('Brazil'), 'M', 'H'),
  ];
  const request = await series(at.member, picks, '3串4', '30');
  const { data } = await at.member.sports('placeSeries', request);
  expect(data).toMatchObject({ reason: 'limit-match', maxStake: '25.00' });
  const fits = await series(at.member, picks, '3串4', '25');
  expect((await at.member.sports('placeSeries', fits)).data).toMatchObject({ active: 'accepted' });
});

test('nobody can be paid more in a betting day than the table says, at the rate of the gateway', async () => {
  const at = await start({ duplicates: 'off', selection: '9000000.00', match: '9000000.00' });
  const match = await at.site.match('South Korea');
  const gid = match.markets.find((each) => each.wtype === 'M')?.gid ?? '';
  const price = { gid, wtype: 'M', pick: 'N', ior: '249.00' };
  await at.site.door('POST', `/matches/${match.gidm}`, { price });
  const rates = await at.member.call<{ rate: string }>('/fd/api/v1/transfer/getTransferRate', {});
  expect(rates.status_code).toBe(6000);
  // 1,500,000 USD at 7.0 to 7.2 is 10.5 to 10.8 million: 40,000 at 249 pays 10 million.
  expect(await bet(at, 'M', 'N', '40000')).toMatchObject({ active: 'accepted' });
  const refused = await bet(at, 'M', 'N', '5000');
  expect(refused).toMatchObject({ active: 'refused', reason: 'limit-payout' });
  const most = Number(refused.maxStake);
  expect(most).toBeGreaterThanOrEqual(2000);
  expect(most).toBeLessThanOrEqual(3200);
  expect(await bet(at, 'M', 'N', refused.maxStake ?? '')).toMatchObject({ active: 'accepted' });
  // What was paid counts until the day ends at noon, although nothing is open any more.
  await at.site.door('POST', `/matches/${match.gidm}`, { finish: true, score: { h: 1, c: 1 } });
  expect(await bet(at, 'M', 'H', '10', 'Canada')).toMatchObject({ reason: 'limit-payout' });
  const { siteTime } = await at.site.door<{ siteTime: number }>('GET', '/clock');
  const noon = bettingDayStart(bettingDay(siteTime) + 1);
  await at.site.door('POST', '/clock', { set: noon + 1000 });
  expect(await bet(at, 'M', 'H', '10', 'Brazil')).toMatchObject({ active: 'accepted' });
});

test('what is left below the least stake is no stake', async () => {
  const at = await start({ duplicates: 'off', selection: '105.00' });
  await bet(at, 'M', 'H', '95.01');
  const refused = await bet(at, 'M', 'H', '10');
  expect(refused).toMatchObject({ reason: 'limit-selection', maxStake: '0.00' });
});

test('a door changes the limits of a running gateway, and puts them back', async () => {
  const at = await start();
  const rules = await at.site.door('POST', '/bet-limits', { duplicates: 'off', match: '30' });
  expect(rules).toMatchObject({ duplicates: 'off', match: '30', selection: '100000.00' });
  expect(await bet(at, 'M', 'H', '20')).toMatchObject({ reason: null });
  expect(await bet(at, 'M', 'H', '20')).toMatchObject({ reason: 'limit-match' });
  await at.site.door('POST', '/bet-limits', {});
  expect(await bet(at, 'M', 'H', '20')).toMatchObject({ reason: 'duplicate' });
  for (const odd of [{ duplicates: 'never' }, { selection: 'all' }]) {
    await expect(at.site.door('POST', '/bet-limits', odd)).rejects.toThrow('400');
  }
});
