import { money } from '@courtside/money';
import { expect, test } from 'vitest';
import { ofMatch, quoted, settle, setUpRunner } from '../../test/slip-runner.ts';
import { quickBetsOf } from '../index.ts';
import { createQuickBets } from './index.ts';

function setUp(amount = '50', bound = '120') {
  const house = setUpRunner();
  const quick = createQuickBets({
    runner: house.runner,
    read: house.slip,
  });
  const withFunds = (yuan: string) =>
    quick.judgeBy({ loggedIn: true, currency: 'CNY', balance: money(yuan, 'CNY') });
  withFunds('1000');
  const typed = quickBetsOf({ amount, bound }, 'CNY');
  if (!typed.ok) throw new Error(typed.error.code);
  return { ...house, quick, withFunds, on: () => quick.turnOn(typed.value) };
}

test('off until it is turned on: a touch is a pick', async () => {
  const { quick, placed, slip, on } = setUp();
  quick.touch(ofMatch(1));
  await settle();
  expect([placed.length, slip().entries.length]).toEqual([0, 1]);
  on();
  // The previous pick is still in the slip, so another joins it.
  quick.touch(ofMatch(2));
  await settle();
  expect([placed.length, slip().entries.length]).toEqual([0, 2]);
});

test('a touch is one bet of the amount, until the bound leaves no room for another', async () => {
  const { quick, placed, slip, on } = setUp();
  on();
  for (const n of [1, 2, 3]) {
    quick.touch(ofMatch(n));
    await settle();
  }
  expect(placed.map(({ legs }) => legs)).toEqual([['1001:R:H'], ['1002:R:H']]);
  expect(quick.current()).toBeNull();
  expect(slip().entries.map(({ id }) => id)).toEqual(['1003:R:H']);
  expect(slip().stakes).toEqual({});
});

test.each([
  ['price', { price: '0.96' }],
  ['line', { ratio: '1' }],
  ['suspension', { open: false }],
])('a %s that moved leaves the pick in the slip and places nothing', async (_, change) => {
  const { quick, house, placed, slip, on } = setUp();
  on();
  house.quote = () => Promise.resolve({ ...quoted, ...change });
  quick.touch(ofMatch(1));
  await settle();
  expect(placed).toEqual([]);
  expect(slip()).toMatchObject({ order: { status: 'rejected' }, stakes: { '1001:R:H': '50.00' } });
});

test('a second touch while the first bet is on its way is no bet', async () => {
  const { quick, house, placed, on } = setUp('50', '500');
  on();
  house.place = () => new Promise(() => undefined);
  quick.touch(ofMatch(1));
  await settle();
  expect(quick.touch(ofMatch(1)).violations).toMatchObject([{ code: 'order.confirming' }]);
  await settle();
  expect(placed).toHaveLength(1);
});

test('what stands against a bet keeps it in the slip: funds, a break, another mode', async () => {
  const { quick, runner, withFunds, placed, slip, on } = setUp();
  on();
  withFunds('20');
  quick.touch(ofMatch(1));
  await settle();
  expect(slip().stakes).toEqual({ '1001:R:H': '50.00' });
  runner.send({ type: 'clear' });
  quick.judgeBy(null);
  quick.touch(ofMatch(1));
  runner.send({ type: 'clear' });
  withFunds('1000');
  runner.send({ type: 'setMode', mode: 'series' });
  quick.touch(ofMatch(1));
  await settle();
  expect(placed).toEqual([]);
});

test.each([
  [{ amount: '', bound: '100' }, 'quick.amount'],
  [{ amount: '0', bound: '100' }, 'quick.amount'],
  [{ amount: '1e2', bound: '100' }, 'quick.amount'],
  [{ amount: '50', bound: '' }, 'quick.bound'],
  [{ amount: '50', bound: '49.99' }, 'quick.bound'],
])('%j cannot be used', (typed, code) => {
  expect(quickBetsOf(typed, 'CNY')).toEqual({ ok: false, error: { code } });
});
