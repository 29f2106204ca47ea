import { memoryStore } from '@courtside/kernel';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { emptySlip, transition, type OrderOutcome, type SlipState } from '../index.ts';
import { createSlipRunner, type SlipQuote } from './index.ts';
import { matchSelection } from '../testing/index.ts';

const quoted: SlipQuote = {
  open: true,
  price: '0.95',
  ratio: '0.5',
  strong: 'H',
  limits: { min: '10', max: '5000' },
  score: [0, 0],
  token: 'quote-1',
};
const ID = '1001:R:H';

/** Lets every promise that is ready run. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function setUp(storage = memoryStore()) {
  const clock = fakeClock(1000);
  let slip: SlipState = emptySlip();
  const placed: { key: string; price: string; token: string }[] = [];
  const house = {
    quote: (): Promise<SlipQuote> => Promise.resolve(quoted),
    place: (): Promise<OrderOutcome> => Promise.resolve({ status: 'accepted', ticketId: '77' }),
    ask: (_key: string): Promise<OrderOutcome> => Promise.resolve({ status: 'absent' }),
  };
  const asked: string[] = [];
  const decided: string[] = [];
  const runner = createSlipRunner({
    port: {
      quote: () => house.quote(),
      place: (intent, line, quote) => {
        placed.push({ key: intent.key, price: line.price, token: quote.token });
        return house.place();
      },
      ask: (key) => {
        asked.push(key);
        return house.ask(key);
      },
    },
    send: (event) => {
      const answer = transition(slip, event);
      slip = answer.state;
      return answer;
    },
    read: () => slip,
    clock,
    random: seededRandom(5),
    storage,
    loggedIn: () => true,
    onDecided: (status) => decided.push(status),
  });
  const withStake = async () => {
    runner.toggle(matchSelection());
    await settle();
    runner.send({ type: 'setStake', id: ID, text: '100' });
  };
  return { runner, clock, house, placed, asked, decided, storage, withStake, slip: () => slip };
}

test('a confirmed slip is quoted, placed once with the price that was seen, and accepted', async () => {
  const { runner, placed, decided, withStake, slip } = setUp();
  await withStake();
  runner.confirm('CNY');
  runner.confirm('CNY');
  await settle();
  expect(placed).toEqual([{ key: expect.any(String), price: '0.95', token: 'quote-1' }]);
  expect(slip().order).toMatchObject({ status: 'accepted', ticketId: '77' });
  expect(decided).toEqual(['accepted']);
});

test('a worse price between pick and placement sends nothing and says from what to what', async () => {
  const { runner, house, placed, withStake, slip } = setUp();
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
  expect(placed.map((each) => each.price)).toEqual(['0.80']);
});

test('a closed market and a network cut before sending are refusals, not unknown orders', async () => {
  const { runner, house, placed, withStake, slip } = setUp();
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

test('a cut while placing is never placed again by itself: the outcome is asked for by the same key', async () => {
  const { runner, clock, house, placed, asked, withStake, slip } = setUp();
  await withStake();
  house.place = () => Promise.reject(new Error('cut'));
  house.ask = () => Promise.reject(new Error('still cut'));
  runner.confirm('CNY');
  await settle();
  expect(slip().order).toMatchObject({ status: 'unknown', absent: false });
  for (let second = 0; second < 20; second++) {
    clock.advance(1000);
    await settle();
  }
  house.ask = () => Promise.resolve({ status: 'accepted', ticketId: '78' });
  clock.advance(10_000);
  await settle();
  expect(slip().order).toMatchObject({ status: 'accepted', ticketId: '78' });
  expect(placed).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set([placed[0]?.key]));
  expect(asked.length).toBeGreaterThan(2);
});

test('what the house never saw is sent again only on request, under its key and with a fresh quote', async () => {
  const { runner, clock, house, placed, withStake, slip } = setUp();
  await withStake();
  house.place = () => Promise.reject(new Error('cut'));
  runner.confirm('CNY');
  await settle();
  clock.advance(20_000);
  await settle();
  expect(slip().order).toMatchObject({ status: 'unknown', absent: true });
  expect(placed).toHaveLength(1);
  house.place = () => Promise.resolve({ status: 'accepted', ticketId: '79' });
  house.quote = () => Promise.resolve({ ...quoted, token: 'quote-2' });
  const key = placed[0]?.key ?? '';
  runner.send({ type: 'order', event: { type: 'retry', key } });
  await settle();
  expect(placed.map((each) => each.key)).toEqual([key, key]);
  expect(placed[1]?.token).toBe('quote-2');
  expect(slip().order.status).toBe('accepted');
});

test('a pending order is asked for each second until the house decides', async () => {
  const { runner, clock, house, asked, decided, withStake, slip } = setUp();
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
  expect(slip().order).toMatchObject({ status: 'rejected', reasons });
  expect(decided).toEqual(['rejected']);
});

test('an order that was under way is taken up after a reload, under its key', async () => {
  const before = setUp();
  await before.withStake();
  before.house.place = () => Promise.resolve({ status: 'pending', ticketId: '81' });
  before.runner.confirm('CNY');
  await settle();
  before.runner.dispose();

  const after = setUp(before.storage);
  after.house.ask = () => Promise.resolve({ status: 'accepted', ticketId: '81' });
  after.runner.start();
  expect(after.slip().order.status).toBe('pending');
  after.clock.advance(10_000);
  await settle();
  expect(after.slip().order).toMatchObject({ status: 'accepted', ticketId: '81' });
  expect(after.asked).toEqual([before.placed[0]?.key]);
  expect(after.placed).toEqual([]);

  const later = setUp(before.storage);
  later.runner.start();
  expect(later.slip().order.status).toBe('idle');
});

test('an open slip is quoted on a timer, and a disposed one is not', async () => {
  const { runner, clock, house, withStake, slip } = setUp();
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

test('a quote that the house stands by for longer is not asked for again', async () => {
  const { runner, clock, house, placed, withStake, slip } = setUp();
  house.quote = () => Promise.resolve({ ...quoted, validMs: 60_000 });
  await withStake();
  house.place = () => Promise.reject(new Error('cut'));
  runner.confirm('CNY');
  await settle();
  clock.advance(20_000);
  await settle();
  expect(slip().order).toMatchObject({ status: 'unknown', absent: true });
  house.quote = () => Promise.resolve({ ...quoted, token: 'quote-2' });
  runner.send({ type: 'order', event: { type: 'retry', key: placed[0]?.key ?? '' } });
  await settle();
  expect(placed.map((each) => each.token)).toEqual(['quote-1', 'quote-1']);
});

test('a house whose quotes are stale when they come is not asked without end', async () => {
  const { runner, house, placed, withStake } = setUp();
  house.quote = () => Promise.resolve({ ...quoted, validMs: 0 });
  await withStake();
  runner.confirm('CNY');
  await settle();
  expect(placed).toHaveLength(1);
});

test('an order taken in part is decided, and told once', async () => {
  const { runner, house, decided, withStake, slip } = setUp();
  await withStake();
  const refused = [{ id: ID, reasons: [{ code: 'house.suspended' }] }];
  house.place = () => Promise.resolve({ status: 'partial', ticketId: '90', refused });
  runner.confirm('CNY');
  await settle();
  expect(slip().order).toMatchObject({ status: 'partial', ticketId: '90', refused });
  expect(decided).toEqual(['partial']);
});

test('a quote that was overtaken by a newer one changes nothing', async () => {
  const { runner, clock, house, slip } = setUp();
  const answers: ((quote: SlipQuote) => void)[] = [];
  house.quote = () => new Promise((resolve) => answers.push(resolve));
  runner.toggle(matchSelection());
  // Another pick asks for all again, while the first answers are on their way.
  runner.send({ type: 'setMode', mode: 'multiple' });
  runner.toggle(matchSelection({ gameId: '1002', gidm: '2' }));
  await settle();
  expect(answers).toHaveLength(3);
  answers[1]?.({ ...quoted, price: '1.20' });
  await settle();
  answers[0]?.({ ...quoted, price: '0.70' });
  await settle();
  expect(slip().entries[0]?.terms.price).toBe('1.20');
  expect(clock.pending()).toBeLessThanOrEqual(1);
});

test('no timer runs for a slip without picks, nor while an order is on its way', async () => {
  const { runner, clock, house, withStake } = setUp();
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
  const { runner, clock, house, withStake, slip } = setUp();
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
