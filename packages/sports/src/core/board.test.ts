import type { Market, Match, SportsAnswers, SportsMethod } from '@courtside/contract';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createBoard, type BoardOptions } from './board.ts';

const market = (change: Partial<Market> = {}): Market => ({
  gid: '10',
  hgid: '11',
  wtype: 'RE',
  ratio: '0.5',
  strong: 'H',
  sw: true,
  ior: { H: '0.95', C: '0.93' },
  ...change,
});

const match = (gidm: string, change: Partial<Match> = {}): Match => ({
  gidm,
  league_id: 'L1',
  league_name: '世界杯',
  gameType: 'FT',
  isLive: true,
  gameStatus: 'in-play',
  kickOff: 1000,
  team_h: '甲',
  team_c: '乙',
  re_time: '1H^22:11',
  se_now: 'H1',
  t_count: 1331,
  sc_FT_H: 0,
  sc_FT_C: 0,
  HalfTime: null,
  markets: [market()],
  ...change,
});

const counts = { FU: 1, FT: 2, RB: 3 };
const list = (matches: Match[]): SportsAnswers['getMatchList'] => ({
  method: 'getMatchList',
  version: 1,
  serverTime: 0,
  counts,
  leagues: [{ league_id: 'L1', league_name: '世界杯', isShow: true, isExpand: true, matches }],
});
const changes = (
  change: Partial<SportsAnswers['getMatchChanges']>,
): SportsAnswers['getMatchChanges'] => ({
  method: 'getMatchChanges',
  version: 2,
  serverTime: 0,
  counts,
  reset: false,
  matches: [],
  removed: [],
  ...change,
});

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function setUp(change: Partial<BoardOptions> = {}) {
  const clock = fakeClock(0);
  const answers: (object | Error | Promise<never>)[] = [];
  const asked: { method: string; since: number | undefined }[] = [];
  const board = createBoard({
    gateway: {
      async ask<M extends SportsMethod>(method: M, request: object) {
        asked.push({ method, since: (request as { since?: number }).since });
        const answer = answers.shift() ?? changes({});
        if (answer instanceof Error) throw answer;
        return answer as SportsAnswers[M];
      },
    },
    sport: 'FT',
    showType: 'RB',
    clock,
    random: seededRandom(1),
    pollMs: 1000,
    ...change,
  });
  const next = async () => {
    clock.advance(1000);
    await settle();
    clock.paint();
  };
  return { board, clock, answers, asked, next };
}

test('the list comes first, then only what changed since its version', async () => {
  const { board, answers, asked, next } = setUp();
  answers.push(list([match('1'), match('2', { kickOff: 500 })]));
  board.start();
  await settle();
  expect(board.overview()).toMatchObject({ status: 'ready', counts });
  expect(board.overview().leagues).toEqual([{ leagueId: 'L1', name: '世界杯', gidms: ['2', '1'] }]);
  answers.push(changes({ version: 7, matches: [match('1', { sc_FT_H: 1 })], removed: ['2'] }));
  await next();
  expect(board.match('1')?.sc_FT_H).toBe(1);
  expect(board.overview().leagues[0]?.gidms).toEqual(['1']);
  await next();
  expect(asked).toEqual([
    { method: 'getMatchList', since: undefined },
    { method: 'getMatchChanges', since: 1 },
    { method: 'getMatchChanges', since: 7 },
  ]);
});

test('a reader hears of its own price, once a frame, with the latest value', async () => {
  const { board, answers, clock, next } = setUp();
  answers.push(list([match('1'), match('2', { markets: [market({ gid: '20' })] })]));
  board.start();
  await settle();
  let own = 0;
  let other = 0;
  board.onPrice('10:RE:H', () => (own += 1));
  board.onPrice('20:RE:H', () => (other += 1));
  const up = market({ ior: { H: '1.00', C: '0.93' } });
  answers.push(changes({ matches: [match('1', { markets: [up] })] }));
  clock.advance(1000);
  await settle();
  expect(board.price('10:RE:H')?.price).toBe('0.95');
  clock.paint();
  expect(board.price('10:RE:H')).toMatchObject({ price: '1.00', move: 'up' });
  expect([own, other]).toEqual([1, 0]);
  await next();
  expect([own, other]).toEqual([1, 0]);
});

test('a price down says so; another line is another bet and has not moved; a closed one has no direction', async () => {
  const { board, answers, next } = setUp();
  answers.push(list([match('1')]));
  board.start();
  await settle();
  const say = async (change: Partial<Market>) => {
    answers.push(changes({ matches: [match('1', { markets: [market(change)] })] }));
    await next();
    return board.price('10:RE:H');
  };
  expect(await say({ ior: { H: '0.90', C: '0.98' } })).toMatchObject({ move: 'down', open: true });
  expect(await say({ ratio: '0.5 / 1', ior: { H: '1.20', C: '0.70' } })).toMatchObject({
    move: null,
  });
  expect(await say({ ratio: '0.5 / 1', sw: false, ior: { H: '0.00', C: '0.00' } })).toMatchObject({
    open: false,
    move: null,
  });
});

test('lines that go away take their prices along', async () => {
  const { board, answers, next } = setUp();
  answers.push(list([match('1')]));
  board.start();
  await settle();
  answers.push(changes({ matches: [match('1', { markets: [] })] }));
  await next();
  expect(board.price('10:RE:H')).toBeUndefined();
});

test('a gateway that lost track is asked for the whole list', async () => {
  const { board, answers, asked, next } = setUp();
  answers.push(list([match('1')]), changes({ reset: true }), list([match('3')]));
  board.start();
  await settle();
  await next();
  expect(asked.map((each) => each.method)).toEqual([
    'getMatchList',
    'getMatchChanges',
    'getMatchList',
  ]);
  expect(board.match('1')).toBeUndefined();
  expect(board.overview().leagues[0]?.gidms).toEqual(['3']);
});

test('a first answer that fails is a failure; a later silence makes the board stale until it is heard again', async () => {
  const { board, answers, clock } = setUp();
  answers.push(new Error('down'));
  board.start();
  await settle();
  expect(board.overview().status).toBe('failed');
  answers.push(list([match('1')]));
  board.reload();
  await settle();
  expect(board.overview().status).toBe('ready');
  answers.push(new Error('cut'), new Error('cut'));
  for (let second = 0; second < 8; second++) {
    clock.advance(1000);
    await settle();
    if (answers.length === 0) break;
  }
  expect(board.overview().status).toBe('stale');
  for (let second = 0; second < 12; second++) {
    clock.advance(1000);
    await settle();
  }
  expect(board.overview().status).toBe('ready');
});

test('a disposed board asks nothing more and ignores an answer on its way', async () => {
  const { board, answers, asked, clock } = setUp();
  answers.push(list([match('1')]));
  board.start();
  board.dispose();
  await settle();
  clock.advance(60_000);
  await settle();
  expect(asked).toHaveLength(1);
  expect(board.overview().status).toBe('loading');
});

test('after a fault has ended the board is ready within two seconds, however long the fault lasted', async () => {
  for (const first of [[], [list([match('1')])]]) {
    const { board, answers, clock } = setUp({ pollMs: 8000 });
    answers.push(...first);
    board.start();
    await settle();
    const end = clock.now() + 60_000;
    while (clock.now() < end) {
      answers.splice(0, answers.length, new Error('502'));
      clock.advance(100);
      await settle();
    }
    expect(board.overview().status).toBe(first.length > 0 ? 'stale' : 'failed');
    answers.splice(0, answers.length, list([match('1')]));
    for (let waited = 0; waited < 2000 && board.overview().status !== 'ready'; waited += 100) {
      clock.advance(100);
      await settle();
    }
    expect(board.overview().status).toBe('ready');
    board.dispose();
  }
});

test('told that the line is back after a long outage, the board is ready with the answer, without any time', async () => {
  const { board, answers, clock } = setUp({ pollMs: 8000 });
  answers.push(list([match('1')]));
  board.start();
  await settle();
  for (let waited = 0; waited < 60_000; waited += 500) {
    answers.splice(0, answers.length, new Error('cut'));
    clock.advance(500);
    await settle();
  }
  expect(board.overview().status).toBe('stale');
  answers.splice(0, answers.length, changes({}));
  board.resume();
  await settle();
  expect(board.overview().status).toBe('ready');
});

test('told that the line is back, the board asks at once and waits no longer after the next failure', async () => {
  const { board, answers, asked } = setUp({ pollMs: 8000 });
  answers.push(list([match('1')]));
  board.start();
  await settle();
  expect(asked).toHaveLength(1);
  board.resume();
  await settle();
  expect(asked.map(({ method }) => method)).toEqual(['getMatchList', 'getMatchChanges']);
});

test('an answer that does not come makes the board stale; when told to go on it asks anew and ignores the late one', async () => {
  const { board, answers, clock } = setUp();
  answers.push(list([match('1')]));
  board.start();
  await settle();
  let failLate = (_fault: Error) => {};
  answers.push(new Promise<never>((_resolve, reject) => (failLate = reject)));
  clock.advance(1000);
  await settle();
  expect(board.overview().status).toBe('ready');
  clock.advance(3000);
  expect(board.overview().status).toBe('stale');
  board.resume();
  await settle();
  expect(board.overview().status).toBe('ready');
  failLate(new Error('late'));
  await settle();
  expect(board.overview().status).toBe('ready');
});

test('texts are fetched again when they change, and what cannot be fetched is old, not gone', async () => {
  let changed = () => {};
  let ended = 0;
  const { board, answers, clock } = setUp({
    onTextsChange(reload) {
      changed = reload;
      return () => void (ended += 1);
    },
  });
  answers.push(list([match('1')]));
  board.start();
  await settle();
  expect(board.overview().leagues[0]?.name).toBe('世界杯');
  const traditional = list([match('1', { team_h: '甲隊', league_name: '世界盃' })]);
  const [league] = traditional.leagues;
  answers.push({ ...traditional, leagues: [{ ...league, league_name: '世界盃' }] });
  changed();
  await settle();
  clock.paint();
  expect(board.overview().leagues[0]?.name).toBe('世界盃');
  expect(board.match('1')?.team_h).toBe('甲隊');
  answers.push(new Error('cut'), new Error('cut'));
  changed();
  await settle();
  clock.advance(2000);
  await settle();
  expect(board.overview()).toMatchObject({ status: 'stale', leagues: [{ name: '世界盃' }] });
  board.dispose();
  expect(ended).toBe(1);
});

test('a match that is shown has its prices', async () => {
  const { board, answers, clock } = setUp();
  answers.push(list([match('1')]));
  board.start();
  await settle();
  const seen: (string | undefined)[] = [];
  board.onMatch('1', () => seen.push(board.price('77:RE:H')?.price));
  answers.push(changes({ matches: [match('1', { markets: [market({ gid: '77' })] })] }));
  clock.advance(1000);
  await settle();
  clock.paint();
  expect(seen).toEqual(['0.95']);
});

test('[SP-06] a league that is not to be shown is not, and one that is not expanded says so', async () => {
  const { board, answers } = setUp();
  const { leagues, ...head } = list([match('1')]);
  const [league] = leagues;
  if (!league) throw new Error('no league');
  const folded = { ...league, league_id: 'L2', isExpand: false };
  const hidden = { ...league, league_id: 'L3', isShow: false };
  answers.push({
    ...head,
    leagues: [
      league,
      { ...folded, matches: [match('2', { league_id: 'L2' })] },
      { ...hidden, matches: [match('3', { league_id: 'L3' })] },
    ],
  });
  board.start();
  await settle();
  expect(board.overview().leagues).toEqual([
    { leagueId: 'L1', name: '世界杯', gidms: ['1'] },
    { leagueId: 'L2', name: '世界杯', gidms: ['2'], collapsed: true },
  ]);
});
