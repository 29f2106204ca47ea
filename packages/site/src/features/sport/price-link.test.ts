import { emptySlip, transition, type SlipEvent, type SlipState } from '@courtside/betslip';
import { createSlipRunner } from '@courtside/betslip/runner';
import { matchSelection } from '@courtside/betslip/testing';
import type { Match, PickQuote, SportsMethod } from '@courtside/contract';
import { memoryStore } from '@courtside/kernel';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { createBoard, createPriceStore, type SportsGateway } from '@courtside/sports';
import { expect, test } from 'vitest';
import { linkPrices } from './price-link.ts';
import { createSlipPort } from './slip-port.ts';

const counts = { FU: 0, FT: 1, RB: 0 };
const KEY = '1001:R:H';

function matchOf(price: string, sw = true): Match {
  return {
    ...{ gidm: '1', league_id: 'L', league_name: '联赛', gameType: 'FT', isLive: false },
    ...{ gameStatus: 'scheduled', kickOff: 1, team_h: '甲', team_c: '乙', re_time: '', se_now: '' },
    ...{ t_count: 0, sc_FT_H: 0, sc_FT_C: 0, HalfTime: null },
    markets: [
      {
        ...{ gid: '1001', hgid: '', wtype: 'R', ratio: '0.5', strong: 'H', sw },
        ior: { H: price, C: '0.90' },
      },
    ],
  } as Match;
}

async function settle() {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

/** A board and a slip on one gateway, connected as in `site-sport.ts`. */
async function setUp() {
  const clock = fakeClock(0);
  const house = {
    ...{ version: 5, list: matchOf('0.95'), quoteVersion: 5, quote: '0.95', told: 5 },
    relations: undefined as string[] | undefined,
  };
  const gateway = {
    async ask(method: SportsMethod) {
      const head = { method, version: house.version, serverTime: 0, counts };
      if (method === 'getQuotes') {
        const quote = {
          ...{ gid: '1001', gidm: '1', wtype: 'R', pick: 'H', open: true, ior: house.quote },
          ...{ ratio: '0.5', strong: 'H', score: { h: 0, c: 0 }, isLive: false, min: '10' },
          ...{ max: '5000', token: 'q', expiresInMs: 9000, version: house.quoteVersion },
          ...(house.relations && { relations: house.relations }),
        } as PickQuote;
        return { method, quotes: [quote], series: null };
      }
      if (method === 'getMatchList') {
        const matches = [house.list];
        return { ...head, leagues: [{ league_id: 'L', league_name: '联赛', matches }] };
      }
      const matches = house.version > house.told ? [house.list] : [];
      house.told = house.version;
      return { ...head, reset: false, matches, removed: [] };
    },
  } as unknown as SportsGateway;
  let slip: SlipState = emptySlip();
  const store = createPriceStore(clock);
  const link = linkPrices({ store, read: () => slip, send: (event) => void runner.send(event) });
  const runner = createSlipRunner({
    port: createSlipPort(gateway, link),
    send(event: SlipEvent) {
      const answer = transition(slip, link.latest(event));
      slip = answer.state;
      return answer;
    },
    read: () => slip,
    clock,
    random: seededRandom(1),
    storage: memoryStore(),
    memberId: () => 'm-1',
  });
  const board = createBoard({
    ...{ gateway, sport: 'FT', showType: 'FT', clock, random: seededRandom(2), pollMs: 1000 },
    prices: store,
  });
  board.start();
  await settle();
  runner.start();
  runner.toggle(matchSelection());
  await settle();
  clock.paint();
  return {
    ...{ clock, house, board, runner, link },
    /** The prices of the pick on the board and in the slip. */
    shown: () => [board.price(KEY)?.price, slip.entries[0]?.terms.price],
    status: () => slip.entries[0]?.status,
    relations: () => slip.entries[0]?.relations,
  };
}

test('a price that changes on the board changes in the slip in the same frame', async () => {
  const at = await setUp();
  expect(at.shown()).toEqual(['0.95', '0.95']);
  Object.assign(at.house, { version: 6, list: matchOf('1.02') });
  at.clock.advance(1000);
  await settle();
  expect(at.shown()).toEqual(['0.95', '0.95']);
  at.clock.paint();
  expect(at.shown()).toEqual(['1.02', '1.02']);
});

test('a quote that is newer than the list changes the board too, by the next frame', async () => {
  const at = await setUp();
  Object.assign(at.house, { quoteVersion: 9, quote: '0.80' });
  at.clock.advance(4000);
  await settle();
  at.clock.paint();
  expect(at.shown()).toEqual(['0.80', '0.80']);
});

test('a quote that is older than the list changes neither', async () => {
  const at = await setUp();
  Object.assign(at.house, { version: 8, list: matchOf('1.02') });
  at.clock.advance(1000);
  await settle();
  at.clock.paint();
  Object.assign(at.house, { quoteVersion: 7, quote: '0.80' });
  at.clock.advance(4000);
  await settle();
  at.clock.paint();
  expect(at.shown()).toEqual(['1.02', '1.02']);
});

test('what a pick depends on comes with its quote, whichever price is the newer, and goes with it', async () => {
  const at = await setUp();
  expect(at.relations()).toEqual([]);
  Object.assign(at.house, { quoteVersion: 4, relations: ['tie:7'] });
  at.clock.advance(4000);
  await settle();
  expect(at.relations()).toEqual(['tie:7']);
  // A list's prices have no relations, so they do not change them.
  Object.assign(at.house, { version: 6, list: matchOf('1.02') });
  at.clock.advance(1000);
  await settle();
  at.clock.paint();
  expect([at.shown(), at.relations()]).toEqual([['1.02', '1.02'], ['tie:7']]);
  Object.assign(at.house, { relations: undefined });
  at.clock.advance(4000);
  await settle();
  expect(at.relations()).toEqual([]);
});

test('a market that closes on the board is closed in the slip', async () => {
  const at = await setUp();
  Object.assign(at.house, { version: 6, list: matchOf('0.95', false) });
  at.clock.advance(1000);
  await settle();
  at.clock.paint();
  expect(at.board.price(KEY)?.open).toBe(false);
  expect(at.status()).toBe('suspended');
});

test('after the link has ended the slip hears of its quotes alone', async () => {
  const at = await setUp();
  at.link.stop();
  Object.assign(at.house, { version: 6, list: matchOf('1.02') });
  at.clock.advance(1000);
  await settle();
  at.clock.paint();
  expect(at.shown()).toEqual(['1.02', '0.95']);
});
