import { expect, test } from 'vitest';
import { ID, keyOf, quoted, settle, setUpRunner } from '../../test/slip-runner.ts';
import { memoryStore } from '@courtside/kernel';
import { orderStorageKey } from '../index.ts';
import { matchSelection } from '../testing/index.ts';
import type { SlipQuote } from './index.ts';

test('a confirmed slip is quoted, placed once with the price that was seen, and accepted', async () => {
  const { runner, placed, decided, withStake, slip } = setUpRunner();
  await withStake();
  runner.confirm('CNY');
  runner.confirm('CNY');
  await settle();
  expect(placed).toMatchObject([{ prices: ['0.95'], tokens: ['quote-1'], combination: null }]);
  expect(slip().order).toMatchObject({
    status: 'accepted',
    lines: { [placed[0]?.key ?? '']: { ticketId: '77' } },
  });
  expect(decided).toEqual(['accepted']);
});

test('a worse price between pick and placement sends nothing and says from what to what', async () => {
  const { runner, house, placed, withStake, slip } = setUpRunner();
  await withStake();
  house.quote = () => Promise.resolve({ ...quoted, price: '0.80' });
  runner.confirm('CNY');
  await settle();
  expect(placed).toEqual([]);
  expect(slip().order).toMatchObject({
    status: 'rejected',
    reasons: [{ code: 'pick.odds-changed', params: { from: '0.95', to: '0.80' } }],
  });
  runner.send({ type: 'finish', keepPicks: true });
  runner.send({ type: 'acceptChanges' });
  runner.send({ type: 'setStake', id: ID, text: '100' });
  runner.confirm('CNY');
  await settle();
  expect(placed.map((each) => each.prices)).toEqual([['0.80']]);
});

test('a price that fell between the picture and the press is not what the member agreed to', async () => {
  const { runner, house, placed, withStake, slip } = setUpRunner();
  await withStake();
  const shown = slip();
  const update = { gameId: '1001', wtype: 'R', pick: 'H', price: '0.80' } as const;
  runner.send({ type: 'pricesUpdated', updates: [update] });
  house.quote = () => Promise.resolve({ ...quoted, price: '0.80' });
  runner.confirm('CNY', { shown });
  await settle();
  expect(placed).toEqual([]);
  expect(slip().order).toMatchObject({
    status: 'rejected',
    reasons: [{ code: 'pick.odds-changed', params: { from: '0.95', to: '0.80' } }],
  });
  // The accepted terms are those on the screen, not later ones.
  runner.send({ type: 'finish', keepPicks: true });
  const again = slip();
  runner.send({ type: 'pricesUpdated', updates: [{ ...update, price: '0.70' }] });
  house.quote = () => Promise.resolve({ ...quoted, price: '0.70' });
  runner.send({ type: 'acceptChanges' });
  runner.confirm('CNY', { shown: again });
  await settle();
  expect(placed).toEqual([]);
});

test('a closed market and a network cut before sending are refusals, not unknown orders', async () => {
  const { runner, house, placed, withStake, slip } = setUpRunner();
  await withStake();
  house.quote = () => Promise.resolve({ ...quoted, open: false });
  runner.confirm('CNY');
  await settle();
  expect(slip().order).toMatchObject({ status: 'rejected', reasons: [{ code: 'pick.suspended' }] });
  house.quote = () => Promise.reject(new Error('cut'));
  runner.send({ type: 'finish', keepPicks: true });
  runner.confirm('CNY');
  await settle();
  expect(slip().order).toMatchObject({
    status: 'rejected',
    reasons: [{ code: 'order.unreachable' }],
  });
  expect(placed).toEqual([]);
});

test('a cut while placing is never placed again by itself: the outcome is asked for by the same key @money', async () => {
  const { runner, clock, house, placed, asked, withStake, slip } = setUpRunner();
  await withStake();
  house.place = () => Promise.reject(new Error('cut'));
  house.ask = () => Promise.reject(new Error('still cut'));
  runner.confirm('CNY');
  await settle();
  expect(slip().order).toMatchObject({
    status: 'unknown',
    lines: { [placed[0]?.key ?? '']: { absent: false } },
  });
  for (let second = 0; second < 20; second++) {
    clock.advance(1000);
    await settle();
  }
  house.ask = () => Promise.resolve({ status: 'accepted', ticketId: '78' });
  clock.advance(10_000);
  await settle();
  expect(slip().order).toMatchObject({
    status: 'accepted',
    lines: { [placed[0]?.key ?? '']: { ticketId: '78' } },
  });
  expect(placed).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set([placed[0]?.key]));
  expect(asked.length).toBeGreaterThan(2);
});

test('what the gateway never saw is sent again only on request, under its key and with a fresh quote', async () => {
  const { runner, clock, house, placed, withStake, slip } = setUpRunner();
  await withStake();
  house.place = () => Promise.reject(new Error('cut'));
  runner.confirm('CNY');
  await settle();
  clock.advance(20_000);
  await settle();
  expect(slip().order).toMatchObject({
    status: 'unknown',
    lines: { [placed[0]?.key ?? '']: { absent: true } },
  });
  expect(placed).toHaveLength(1);
  house.place = () => Promise.resolve({ status: 'accepted', ticketId: '79' });
  house.quote = () => Promise.resolve({ ...quoted, token: 'quote-2' });
  const key = placed[0]?.key ?? '';
  runner.send({ type: 'order', event: { type: 'retry', key: keyOf(slip().order) } });
  await settle();
  expect(placed.map((each) => each.key)).toEqual([key, key]);
  expect(placed[1]?.tokens).toEqual(['quote-2']);
  expect(slip().order.status).toBe('accepted');
});

test('an order that never reached the house can be given up, also where the answer to that is lost', async () => {
  const { runner, house, placed, decided, withStake, slip, pass } = setUpRunner();
  await withStake();
  house.place = () => Promise.reject(new Error('cut'));
  runner.confirm('CNY');
  await settle();
  await pass(3);
  const { giveUp } = house;
  house.giveUp = () => Promise.reject(new Error('cut'));
  runner.send({ type: 'order', event: { type: 'giveUp', key: keyOf(slip().order) } });
  await settle();
  expect(slip().order.status).toBe('unknown');
  // The house answers again that it never received the line, so it can be given up once more.
  await pass(10);
  house.giveUp = giveUp;
  runner.send({ type: 'order', event: { type: 'giveUp', key: keyOf(slip().order) } });
  await settle();
  expect(slip().order).toMatchObject({
    status: 'rejected',
    lines: { [placed[0]?.key ?? '']: { reasons: [{ code: 'house.given-up' }] } },
  });
  expect(placed).toHaveLength(1);
  expect(decided).toEqual(['rejected']);
});

test('a decided order that takes other names is not told a second time', async () => {
  const { runner, decided, withStake, slip } = setUpRunner();
  await withStake();
  runner.confirm('CNY');
  await settle();
  const names = [{ id: ID, team_h: '皇馬', team_c: '拜仁', league: '歐冠' }];
  runner.send({ type: 'picksNamed', names });
  expect(slip().order).toMatchObject({
    status: 'accepted',
    intent: { lines: [{ legs: [{ event: { team_h: '皇馬' } }] }] },
  });
  expect(decided).toEqual(['accepted']);
});

test('a pending order is asked for each second until the gateway decides', async () => {
  const { runner, clock, house, asked, decided, withStake, slip } = setUpRunner();
  await withStake();
  house.place = () => Promise.resolve({ status: 'pending', ticketId: '80' });
  house.ask = () => Promise.resolve({ status: 'pending', ticketId: '80' });
  runner.confirm('CNY');
  await settle();
  for (let second = 0; second < 3; second++) {
    clock.advance(1000);
    await settle();
  }
  expect(asked).toHaveLength(3);
  expect(slip().order.status).toBe('pending');
  const reasons = [{ code: 'house.danger-ball' }];
  house.ask = () => Promise.resolve({ status: 'rejected', reasons });
  clock.advance(1000);
  await settle();
  expect(slip().order).toMatchObject({ status: 'rejected' });
  expect(decided).toEqual(['rejected']);
});

test('an order that was under way is taken up after a reload, under its key', async () => {
  const before = setUpRunner();
  await before.withStake();
  before.house.place = () => Promise.resolve({ status: 'pending', ticketId: '81' });
  before.runner.confirm('CNY');
  await settle();
  before.runner.dispose();

  const after = setUpRunner(before.storage);
  after.house.ask = () => Promise.resolve({ status: 'accepted', ticketId: '81' });
  after.runner.start();
  expect(after.slip().order.status).toBe('pending');
  after.clock.advance(10_000);
  await settle();
  expect(after.slip().order).toMatchObject({ status: 'accepted' });
  expect(after.storage.keys()).toEqual([]);
  expect(after.asked).toEqual([before.placed[0]?.key]);
  expect(after.placed).toEqual([]);

  const later = setUpRunner(before.storage);
  later.runner.start();
  expect(later.slip().order.status).toBe('idle');
});

test('an open slip is quoted on a timer, and a disposed one is not', async () => {
  const { runner, clock, house, withStake, slip } = setUpRunner();
  await withStake();
  house.quote = () => Promise.resolve({ ...quoted, price: '1.10' });
  clock.advance(4000);
  await settle();
  expect(slip().entries[0]?.terms.price).toBe('1.10');
  runner.dispose();
  house.quote = () => Promise.resolve({ ...quoted, price: '1.30' });
  clock.advance(60_000);
  await settle();
  expect(slip().entries[0]?.terms.price).toBe('1.10');
});

test('a quote that the gateway stands by for longer is not asked for again', async () => {
  const { runner, clock, house, placed, withStake, slip } = setUpRunner();
  house.quote = () => Promise.resolve({ ...quoted, validMs: 60_000 });
  await withStake();
  house.place = () => Promise.reject(new Error('cut'));
  runner.confirm('CNY');
  await settle();
  clock.advance(20_000);
  await settle();
  expect(slip().order).toMatchObject({ status: 'unknown' });
  house.quote = () => Promise.resolve({ ...quoted, token: 'quote-2' });
  runner.send({ type: 'order', event: { type: 'retry', key: keyOf(slip().order) } });
  await settle();
  expect(placed.map((each) => each.tokens)).toEqual([['quote-1'], ['quote-1']]);
});

test('a house whose quotes are stale when they come is not asked without end', async () => {
  const { runner, house, placed, withStake } = setUpRunner();
  house.quote = () => Promise.resolve({ ...quoted, validMs: 0 });
  await withStake();
  runner.confirm('CNY');
  await settle();
  expect(placed).toHaveLength(1);
});

test('a quote that was overtaken by a newer one changes nothing', async () => {
  const { runner, clock, house, slip } = setUpRunner();
  const answers: ((quote: SlipQuote) => void)[] = [];
  house.quote = () => new Promise((resolve) => answers.push(resolve));
  runner.toggle(matchSelection());
  // Another pick requests all quotes again, while the first answers are pending.
  runner.send({ type: 'setMode', mode: 'multiple' });
  runner.toggle(matchSelection({ gameId: '1002', gidm: '2' }));
  await settle();
  // One request for the first pick, then one for each of the two.
  expect(answers).toHaveLength(3);
  answers[1]?.({ ...quoted, price: '1.20' });
  answers[2]?.(quoted);
  await settle();
  answers[0]?.({ ...quoted, price: '0.70' });
  await settle();
  expect(slip().entries[0]?.terms.price).toBe('1.20');
  expect(clock.pending()).toBeLessThanOrEqual(1);
});

test('no timer runs for a slip without picks, nor while an order is on its way', async () => {
  const { runner, clock, house, withStake } = setUpRunner();
  runner.start();
  await settle();
  expect(clock.pending()).toBe(0);
  await withStake();
  expect(clock.pending()).toBe(1);
  runner.send({ type: 'clear' });
  expect(clock.pending()).toBe(0);
  await withStake();
  house.place = () => new Promise(() => {});
  runner.confirm('CNY');
  await settle();
  expect(clock.pending()).toBe(0);
});

test('picks beside a receipt are quoted too', async () => {
  const { runner, clock, house, withStake, slip } = setUpRunner();
  await withStake();
  runner.confirm('CNY');
  await settle();
  expect(slip().order.status).toBe('accepted');
  runner.toggle(matchSelection({ gameId: '1002', gidm: '2' }));
  house.quote = () => Promise.resolve({ ...quoted, price: '1.40' });
  await settle();
  clock.advance(4000);
  await settle();
  expect(slip().entries[0]?.terms.price).toBe('1.40');
});

test('an order that was left behind and cannot be read is told, once, and another member never hears of it', async () => {
  const storage = memoryStore();
  storage.set(orderStorageKey('m-1', 'k1'), '{"version":2}');
  const other = setUpRunner(storage, 'm-2');
  other.runner.start();
  expect(other.decided).toEqual([]);
  const { runner, decided } = setUpRunner(storage);
  runner.start();
  runner.start();
  expect(decided).toEqual(['unreadable']);
  expect(storage.keys()).toEqual([]);
});

test('how long the member has waited counts from their press, over a reload too', async () => {
  const storage = memoryStore();
  const before = setUpRunner(storage);
  expect(before.runner.waitedMs()).toBe(0);
  await before.withStake();
  before.house.place = () => Promise.reject(new Error('cut'));
  before.house.ask = () => Promise.reject(new Error('still cut'));
  before.runner.confirm('CNY');
  await settle();
  before.clock.advance(3000);
  expect(before.runner.waitedMs()).toBe(3000);
  before.runner.dispose();
  const after = setUpRunner(storage);
  after.clock.advance(10_000);
  after.house.ask = () => Promise.reject(new Error('still cut'));
  after.runner.start();
  expect(after.runner.waitedMs()).toBeGreaterThanOrEqual(9000);
});
