import type { Match } from '@courtside/contract';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { priceKey } from './live-price.ts';
import { createMatchFeed } from './match-feed.ts';
import { createPriceStore } from './price-store.ts';
import type { ScorePush } from './score-push.ts';

const PRICE = priceKey('711', 'RM', 'H');
const match = (ior = '0.90', change: Partial<Match> = {}): Match => ({
  gidm: '7',
  league_id: 'L1',
  league_name: '世界杯',
  gameType: 'FT',
  isLive: true,
  gameStatus: 'in-play',
  kickOff: 0,
  team_h: '墨西哥',
  team_c: '南非',
  re_time: '1H^22:11',
  se_now: 'H1',
  t_count: 1331,
  sc_FT_H: 0,
  sc_FT_C: 0,
  HalfTime: null,
  markets: [
    { gid: '711', hgid: '712', wtype: 'RM', ratio: '', strong: '', sw: true, ior: { H: ior } },
  ],
  ...change,
});
const nothingElse = {
  timeline: [],
  statistics: [],
  play: null,
  form: { h: [], c: [] },
  table: null,
};
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const UNKNOWN = new Error('6004');
const cut = async (): Promise<never> => {
  throw new Error('cut');
};

function setUp() {
  const clock = fakeClock(0);
  let answer: () => Promise<Match> = async () => match();
  let asked = 0;
  let shown = true;
  let comeBack: () => void = () => undefined;
  const pushed = new Set<(push: ScorePush) => void>();
  const feed = createMatchFeed({
    gateway: {
      async ask() {
        asked += 1;
        return {
          method: 'getMatch',
          serverTime: clock.now(),
          match: await answer(),
          ...nothingElse,
        } as never;
      },
    },
    gidm: '7',
    clock,
    random: seededRandom(1),
    pollMs: { inPlay: 1500, before: 5000, ended: 30_000 },
    isUnknown: (fault) => fault === UNKNOWN,
    scores(listener) {
      pushed.add(listener);
      return () => void pushed.delete(listener);
    },
    isShown: () => shown,
    onShown(resume) {
      comeBack = resume;
      return () => undefined;
    },
  });
  const drawn = { price: 0, overview: 0, match: 0 };
  feed.onPrice(PRICE, () => (drawn.price += 1));
  feed.onOverview(() => (drawn.overview += 1));
  feed.onMatch('7', () => (drawn.match += 1));
  return {
    feed,
    drawn,
    asked: () => asked,
    pushed,
    push(score: Partial<ScorePush>) {
      const push = { gidm: '7', status: 'in-play', h: 1, c: 0, ...score } as const;
      for (const listener of pushed) listener(push);
    },
    status: () => feed.overview().status,
    say(next: () => Promise<Match>) {
      answer = next;
    },
    async show(now: boolean) {
      shown = now;
      if (now) comeBack();
      await settle();
    },
    async pass(ms: number) {
      clock.advance(ms);
      await settle();
    },
  };
}

test('a price that moves is told to its own listener and to nobody who shows the rest', async () => {
  const { feed, drawn, say, pass } = setUp();
  feed.start();
  await pass(0);
  expect(feed.price(PRICE)).toMatchObject({ price: '0.90', move: null });
  expect(drawn).toEqual({ price: 1, overview: 1, match: 1 });
  const { offers } = feed.overview();
  say(async () => match('0.95'));
  await pass(1500);
  expect(feed.price(PRICE)).toMatchObject({ price: '0.95', move: 'up' });
  expect(drawn).toMatchObject({ price: 2, overview: 1 });
  expect(feed.overview().offers).toBe(offers);
});

test('[SP-10] a pushed score is shown without a question, and the next answer counts again', async () => {
  const { feed, drawn, asked, pass, push, pushed } = setUp();
  feed.start();
  await pass(0);
  push({});
  expect(feed.match('7')).toMatchObject({ sc_FT_H: 1, sc_FT_C: 0 });
  push({ gidm: '8', h: 5 });
  push({});
  expect([drawn.match, asked()]).toEqual([2, 1]);
  await pass(1500);
  expect(feed.match('7')).toMatchObject({ sc_FT_H: 0 });
  feed.dispose();
  expect(pushed.size).toBe(0);
});

test('a score that is pushed while a question is under way is newer than its answer', async () => {
  const { feed, pass, push } = setUp();
  feed.start();
  push({});
  // No answer has come yet.
  expect(feed.match('7')).toBeUndefined();
  await pass(0);
  expect(feed.match('7')).toMatchObject({ sc_FT_H: 1, sc_FT_C: 0 });
  // Its prices are from before the goal.
  expect(feed.price(PRICE)?.score).toEqual([0, 0]);
  await pass(1500);
  expect(feed.match('7')).toMatchObject({ sc_FT_H: 0 });
  feed.dispose();
});

test.each([
  ['in-play', 1500],
  ['scheduled', 5000],
  ['finished', 30_000],
] as const)('a match that is %s is asked for every %i ms', async (gameStatus, ms) => {
  const { feed, asked, say, pass } = setUp();
  say(async () => match('0.90', { gameStatus }));
  feed.start();
  await pass(0);
  await pass(ms - 1);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
});

test('a page out of sight asks nothing, and its prices are old until it has asked again', async () => {
  const { feed, asked, status, pass, show } = setUp();
  feed.start();
  await pass(0);
  await show(false);
  await pass(1500);
  expect([asked(), status()]).toEqual([1, 'stale']);
  await pass(60_000);
  expect(asked()).toBe(1);
  await show(true);
  expect([asked(), status()]).toEqual([2, 'ready']);
});

test('two failures, or an answer that does not come, make what is shown stale; the next answer mends it', async () => {
  const { feed, status, say, pass } = setUp();
  feed.start();
  await pass(0);
  say(cut);
  await pass(1500);
  expect(status()).toBe('ready');
  await pass(1500);
  expect(status()).toBe('stale');
  say(async () => match());
  await pass(1500);
  expect(status()).toBe('ready');
  say(() => new Promise(() => undefined));
  await pass(1500);
  await pass(3000);
  expect(status()).toBe('stale');
});

test('after a fault has ended the match is ready within two seconds, however long the fault lasted', async () => {
  for (const answeredBefore of [true, false]) {
    const { feed, status, say, pass } = setUp();
    if (!answeredBefore) say(cut);
    feed.start();
    await pass(0);
    say(cut);
    for (let waited = 0; waited < 60_000; waited += 100) await pass(100);
    expect(status()).toBe(answeredBefore ? 'stale' : 'failed');
    say(async () => match());
    for (let waited = 0; waited < 2000 && status() !== 'ready'; waited += 100) await pass(100);
    expect(status()).toBe('ready');
    feed.dispose();
  }
});

test('a first failure is a failure; a match that there is not is not asked for again', async () => {
  const { feed, asked, status, say, pass } = setUp();
  say(cut);
  feed.start();
  await pass(0);
  expect(status()).toBe('failed');
  say(async () => {
    throw UNKNOWN;
  });
  await pass(1500);
  expect(status()).toBe('unknown');
  const before = asked();
  await pass(60_000);
  expect(asked()).toBe(before);
});

test('a line that goes away takes its prices along', async () => {
  const { feed, say, pass } = setUp();
  feed.start();
  await pass(0);
  say(async () => match('0.90', { markets: [] }));
  await pass(1500);
  expect(feed.price(PRICE)).toBeUndefined();
  expect(feed.overview().offers).toEqual([]);
});

test('an answer that comes after the feed was ended changes nothing', async () => {
  const { feed, drawn, pass } = setUp();
  feed.start();
  feed.dispose();
  await pass(0);
  expect(drawn.overview).toBe(0);
  expect(feed.match('7')).toBeUndefined();
});

test('the prices of a match are those of the site, and an answer that is older than they are changes none', async () => {
  const clock = fakeClock(0);
  const prices = createPriceStore(clock);
  const key = '711:RM:H';
  let version = 5;
  const feed = createMatchFeed({
    gateway: {
      ask: async () => ({ version, match: match(), ...nothingElse }) as never,
    },
    gidm: '7',
    clock,
    random: seededRandom(1),
    prices,
    pollMs: { inPlay: 1500, before: 5000, ended: 30_000 },
    isUnknown: () => false,
  });
  feed.start();
  await settle();
  const first = prices.get(key)?.price;
  expect(feed.price(key)?.price).toBe(first);
  const told = { price: '9.99', open: true, ratio: '', strong: '', score: [0, 0] } as const;
  prices.tell(key, told, 7);
  prices.flush();
  version = 6;
  clock.advance(1500);
  await settle();
  expect(feed.price(key)?.price).toBe('9.99');
  version = 8;
  clock.advance(1500);
  await settle();
  expect(feed.price(key)?.price).toBe(first);
  feed.dispose();
  expect(prices.latest(key)).toBeUndefined();
});
