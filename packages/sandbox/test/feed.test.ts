import type { GatewayFrame, Match, SportsAnswers } from '@courtside/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionFeed } from '../src/feed/connection-feed.ts';
import { type ChatClient, chatClient } from './chat-client.ts';
import { openSandbox, type TestSandbox } from './harness.ts';

type Changes = Extract<GatewayFrame, { msgId: 20002 }>['msgData'];

let box: TestSandbox;
let feed: ChatClient;
let list: SportsAnswers['getMatchList'];

beforeAll(async () => {
  // The world stands still but for what a test does to it.
  box = await openSandbox({ sports: [], speed: 0 });
});
afterAll(() => box.stop());
beforeEach(async () => {
  feed = chatClient(box);
  await feed.send(10019);
  const { data } = await box.client().sports('getMatchList', { gtype: 'FT', showType: 'FU' });
  list = data;
});

const matches = (): Match[] => list.leagues.flatMap((league) => league.matches);
const request = (more: object = {}) => ({
  ...{ watch: 1, gtype: 'FT', showType: 'FU', language: 'zh-cn', since: list.version },
  ...more,
});
const changes = (): Changes[] => feed.fresh(20002);
/** A price of a match, written as a test wants it. */
async function price(match: Match, ior: string): Promise<void> {
  const market = match.markets.find(({ wtype }) => wtype === 'M');
  const pin = { gid: market?.gid, wtype: 'M', pick: 'H', ior };
  await box.door('POST', `/matches/${match.gidm}`, { price: pin });
}
const priceOf = (match: Match | undefined): string | undefined =>
  match?.markets.find(({ wtype }) => wtype === 'M')?.ior['H'];

test('a watch is answered at once, and what changes comes by itself', async () => {
  const [first] = matches();
  if (first === undefined) throw new Error('no match');
  await feed.send(20001, request());
  expect(changes()).toMatchObject([{ seq: 1, from: list.version, matches: [], removed: [] }]);
  feed.seen();
  await price(first, '1.23');
  const told = changes().filter(({ from, to }) => to > from);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ seq: 2, from: list.version, heads: [] });
  expect(told[0]?.matches.map(priceOf)).toEqual(['1.23']);
  feed.seen();
  await feed.send(20005, { watch: 1 });
  await price(first, '1.24');
  expect(feed.fresh(20002)).toEqual([]);
});

test('of a match out of sight no price is told, only what its head shows; in sight again it is whole', async () => {
  const [first, second] = matches();
  if (first === undefined || second === undefined) throw new Error('no matches');
  await feed.send(20001, request({ gidms: [first.gidm] }));
  feed.seen();
  await price(second, '1.31');
  expect(changes().flatMap((change) => [...change.matches, ...change.heads])).toMatchObject([
    { gidm: second.gidm, markets: [] },
  ]);
  feed.seen();
  await price(second, '1.32');
  expect(changes().flatMap((change) => [...change.matches, ...change.heads])).toEqual([]);
  feed.seen();
  await feed.send(20004, { watch: 1, gidms: [first.gidm, second.gidm] });
  expect(changes().flatMap((change) => change.matches.map(priceOf))).toEqual(['1.32']);
});

test('frames are counted without a gap, each from where the last ended', async () => {
  const [first] = matches();
  if (first === undefined) throw new Error('no match');
  await feed.send(20001, request());
  for (const ior of ['1.40', '1.41', '1.42']) await price(first, ior);
  const told = changes();
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, index) => index + 1));
  for (const [index, { from }] of told.entries()) {
    expect(from).toBe(told[index - 1]?.to ?? list.version);
  }
});

test('a match that leaves the list is removed, and other lists hear nothing of it', async () => {
  const gone = matches().at(-1);
  if (gone === undefined) throw new Error('no match');
  await feed.send(20001, request());
  await feed.send(20001, request({ watch: 2, showType: 'RB' }));
  feed.seen();
  await box.door('POST', `/matches/${gone.gidm}`, { finish: true, score: { h: 1, c: 0 } });
  const removedOf = (watch: number): string[] =>
    changes().flatMap((change) => (change.watch === watch ? change.removed : []));
  expect(removedOf(1)).toEqual([gone.gidm]);
  expect(removedOf(2)).toEqual([]);
});

test('a version that the gateway does not know is a reset, and the watch has ended', async () => {
  await feed.send(20001, request({ since: list.version + 100_000 }));
  await feed.send(20001, request({ watch: 2, since: 1 }));
  expect(feed.fresh(20003)).toEqual([{ watch: 1 }, { watch: 2 }]);
  feed.seen();
  const [first] = matches();
  if (first === undefined) throw new Error('no match');
  await price(first, '1.50');
  expect(feed.fresh(20002)).toEqual([]);
});

test('nobody watches before they have logged in, nor more than eight lists at once', async () => {
  const other = chatClient(box);
  await other.send(20001, request());
  expect(other.notices()).toEqual(['login-first']);
  for (let watch = 1; watch <= 9; watch += 1) await feed.send(20001, request({ watch }));
  expect(feed.notices()).toEqual(['watches']);
});

test('what is more than one frame holds comes in several, and the last says what left', () => {
  const listed = Array.from({ length: 95 }, (_, at) => ({
    state: { plan: { gidm: String(at) } },
    ...{ show: 'RB', version: 2 },
  }));
  const frames: Changes[] = [];
  let now = 0;
  const world = {
    version: 2,
    removedSince: () => ['gone'],
    list: () => listed,
    match: (each: (typeof listed)[number]) => ({ gidm: each.state.plan.gidm, t_count: 0 }),
    counts: () => ({ FU: 0, FT: 0, RB: 0 }),
    sportsCounts: () => ({}),
  };
  const own = createConnectionFeed({
    world: world as never,
    clock: { site: () => 0 } as never,
    now: () => now,
    tell: (frame) => frames.push(frame.msgData as Changes),
  });
  own.take({
    msgId: 20001,
    msgData: { watch: 1, gtype: 'FT', showType: 'RB', language: 'zh-cn', since: 1 },
  });
  expect(frames.map((frame) => [frame.seq, frame.more, frame.matches.length])).toEqual([
    [1, 1, 40],
    [2, 1, 40],
    [3, undefined, 15],
  ]);
  expect(frames.map(({ from, to, removed }) => [from, to, removed])).toEqual([
    [1, 2, []],
    [1, 2, []],
    [1, 2, ['gone']],
  ]);
  now = 999;
  own.push();
  expect(frames).toHaveLength(3);
  now = 1000;
  own.push();
  expect(frames[3]).toMatchObject({ seq: 4, from: 2, to: 2, matches: [] });
});

test('a watcher that reads too slowly is closed', async () => {
  const closed: number[] = [];
  const sent = vi.fn<(text: string) => void>();
  const connection = box.sandbox.connect(
    new URL('http://gateway.test/stream/ws?clientType=web&siteId=9000'),
    { send: sent, close: (code) => closed.push(code), waiting: 2 * 1024 * 1024 },
  );
  await connection.receive(JSON.stringify({ msgId: 10019, msgData: {} }));
  await connection.receive(JSON.stringify({ msgId: 20001, msgData: request() }));
  connection.closed();
  expect(closed).toContain(4429);
  expect(sent).not.toHaveBeenCalled();
});
