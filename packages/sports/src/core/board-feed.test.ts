import type { ClientFrame, GatewayFrame, Match, SportsMethod } from '@courtside/contract';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createBoard } from './board.ts';
import { createFeed } from './feed.ts';
import { isOfScore } from './live-price.ts';
import type { ScorePush } from './score-push.ts';

const counts = { FU: 0, FT: 0, RB: 1 };
const list = { method: 'getMatchList', version: 1, serverTime: 0, counts, leagues: [] };
const nothing = { ...list, method: 'getMatchChanges', reset: false, matches: [], removed: [] };

const live: Match = {
  ...{ gidm: '7', league_id: 'L1', league_name: '世界杯', gameType: 'FT', isLive: true },
  ...{ gameStatus: 'in-play', kickOff: 0, team_h: '墨西哥', team_c: '南非', re_time: '1H^22:11' },
  ...{ se_now: 'H1', t_count: 1331, sc_FT_H: 0, sc_FT_C: 0, HalfTime: null, markets: [] },
};
const league = { league_id: 'L1', league_name: '世界杯', isShow: true, isExpand: true };

async function settle() {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

/** A board on a scripted socket and gateway. */
async function setUp({ open = true, matches = [] as Match[] } = {}) {
  const clock = fakeClock(0);
  const sent: ClientFrame[] = [];
  const asked: SportsMethod[] = [];
  const readers = new Set<(frame: GatewayFrame) => void>();
  const waiters = new Set<() => void>();
  const pushed = new Set<(push: ScorePush) => void>();
  let ready = open;
  let answers = true;
  /** The changes in the answer to the next request, which comes when `release` is called. */
  let held: { matches: readonly Match[]; version: number; until: Promise<void> } | null = null;
  let shown = true;
  const returns = new Set<() => void>();
  const board = createBoard({
    ...{ sport: 'FT', showType: 'RB', clock, random: seededRandom(1), pollMs: 1000 },
    gateway: {
      async ask(method: SportsMethod) {
        asked.push(method);
        if (!answers) await new Promise(() => undefined);
        if (held) {
          const { until, ...changed } = held;
          held = null;
          await until;
          return { ...nothing, ...changed } as never;
        }
        const leagues = [{ ...league, matches }];
        return (method === 'getMatchList' ? { ...list, leagues } : nothing) as never;
      },
    },
    scores(listener) {
      pushed.add(listener);
      return () => void pushed.delete(listener);
    },
    isShown: () => shown,
    onShown(resume) {
      returns.add(resume);
      return () => void returns.delete(resume);
    },
    feed: createFeed({
      language: () => 'zh-tw',
      socket: {
        ready: () => ready,
        onReady(listener) {
          waiters.add(listener);
          return () => void waiters.delete(listener);
        },
        onFrame(listener) {
          readers.add(listener);
          return () => void readers.delete(listener);
        },
        send: (frame) => void sent.push(frame),
      },
    }),
  });
  board.start();
  await settle();
  return {
    ...{ board, clock, sent, asked, pushed },
    tell(frame: GatewayFrame) {
      for (const reader of Array.from(readers)) reader(frame);
    },
    changes(seq: number, watch = 1) {
      this.tell({
        msgId: 20002,
        msgData: {
          ...{ watch, seq, gtype: 'FT', showType: 'RB', from: 1, to: 1, serverTime: 0, counts },
          ...{ sports: {}, matches: [], heads: [], removed: [] },
        },
      });
    },
    line(next: boolean) {
      ready = next;
      for (const waiter of Array.from(waiters)) waiter();
    },
    show(next: boolean) {
      shown = next;
      if (next) for (const resume of returns) resume();
    },
    /** @returns lets the answer to the next request come */
    hold(version: number, changed: readonly Match[]) {
      let release = () => undefined as void;
      const until = new Promise<void>((resolve) => (release = resolve));
      held = { matches: changed, version, until };
      return async () => {
        release();
        await settle();
      };
    },
    push(h: number, c: number) {
      for (const push of pushed) push({ gidm: '7', status: 'in-play', h, c });
    },
    silence: () => void (answers = false),
    async wait(ms: number) {
      for (let passed = 0; passed < ms; passed += 500) {
        clock.advance(500);
        await settle();
      }
    },
  };
}

test('a list is watched from its version, and while the feed tells it is asked for every five seconds only', async () => {
  const at = await setUp();
  expect(at.sent).toEqual([
    {
      msgId: 20001,
      msgData: { watch: 1, gtype: 'FT', showType: 'RB', since: 1, language: 'zh-tw' },
    },
  ]);
  for (let second = 1; second <= 10; second += 1) {
    at.changes(second);
    await at.wait(1000);
  }
  expect(at.asked).toEqual(['getMatchList', 'getMatchChanges', 'getMatchChanges']);
});

test('without a connection the board asks as it always did, and watches when there is one', async () => {
  const at = await setUp({ open: false });
  await at.wait(3000);
  expect(at.sent).toEqual([]);
  expect(at.asked).toHaveLength(4);
  at.line(true);
  expect(at.sent).toMatchObject([{ msgId: 20001 }]);
});

test('a connection that closes is followed by a question at once, then by one a second', async () => {
  const at = await setUp();
  at.changes(1);
  await at.wait(1000);
  at.asked.length = 0;
  at.line(false);
  await settle();
  expect(at.asked).toEqual(['getMatchChanges']);
  await at.wait(2000);
  expect(at.asked).toHaveLength(3);
  expect(at.board.overview().status).toBe('ready');
});

test('a tab that rests asks nothing and its board is stale; the whole board is current again after its return', async () => {
  const at = await setUp({ matches: [live] });
  at.changes(1);
  await at.wait(1000);
  at.board.sight([]);
  await at.wait(500);
  at.show(false);
  at.line(false);
  await settle();
  expect(at.board.overview().status).toBe('stale');
  at.asked.length = 0;
  await at.wait(60_000);
  expect(at.asked).toEqual([]);
  at.show(true);
  at.line(true);
  await settle();
  expect(at.board.overview().status).toBe('ready');
  // No source has sent the changes of the markets that were out of view.
  expect(at.asked).toEqual(['getMatchList']);
  expect(at.sent.at(-1)).toMatchObject({ msgId: 20001 });
  at.board.dispose();
  expect(at.clock.pending()).toBe(0);
});

test('a board without a feed rests as well', async () => {
  const at = await setUp({ open: false });
  at.show(false);
  await at.wait(2000);
  expect(at.board.overview().status).toBe('stale');
  at.asked.length = 0;
  await at.wait(60_000);
  expect(at.asked).toEqual([]);
  at.show(true);
  await settle();
  expect(at.board.overview().status).toBe('ready');
});

test('a feed and a gateway that both fall silent make the board stale within five seconds', async () => {
  const at = await setUp();
  at.changes(1);
  await at.wait(1000);
  at.silence();
  await at.wait(3000);
  expect(at.board.overview().status).toBe('ready');
  await at.wait(1000);
  expect(at.board.overview().status).toBe('stale');
});

test('a feed that goes on does not hide that the gateway takes no bets', async () => {
  const at = await setUp();
  at.silence();
  for (let second = 1; second <= 9; second += 1) {
    at.changes(second);
    await at.wait(1000);
  }
  expect(at.board.overview().status).toBe('stale');
});

test('a gateway that refuses a watch is asked every second, and is not bothered again', async () => {
  const at = await setUp();
  at.tell({ msgId: 60000, msgData: { code: 'watches', message: '', about: 20001 } });
  await at.wait(3000);
  expect(at.sent.filter(({ msgId }) => msgId === 20001)).toHaveLength(1);
  expect(at.asked).toHaveLength(4);
});

test('what is in sight is told once for many changes of it', async () => {
  const at = await setUp();
  at.changes(1);
  for (const gidm of ['1', '2', '3']) at.board.sight([gidm]);
  at.clock.advance(100);
  expect(at.sent.slice(1)).toEqual([{ msgId: 20004, msgData: { watch: 1, gidms: ['3'] } }]);
  at.board.dispose();
  expect(at.sent.at(-1)).toEqual({ msgId: 20005, msgData: { watch: 1 } });
  expect(at.clock.pending()).toBe(0);
});

test('[SP-10] a pushed score is on the board with the next frame, before the list tells it', async () => {
  const at = await setUp({ matches: [live] });
  let drawn = 0;
  at.board.onMatch('7', () => (drawn += 1));
  at.clock.paint();
  drawn = 0;
  for (const push of at.pushed) {
    push({ gidm: '8', status: 'in-play', h: 3, c: 3 });
    push({ gidm: '7', status: 'in-play', h: 1, c: 0 });
  }
  at.clock.paint();
  expect(at.board.match('7')).toMatchObject({ sc_FT_H: 1, sc_FT_C: 0 });
  expect(at.board.match('8')).toBeUndefined();
  expect([drawn, at.asked.length]).toEqual([1, 1]);
  at.board.dispose();
  expect(at.pushed.size).toBe(0);
});

test('a score that is pushed while the board asks is newer than the answer, in which older prices are no offer', async () => {
  const market = { gid: '711', hgid: '712', wtype: 'RM', ratio: '', strong: '', sw: true } as const;
  const at = await setUp({
    open: false,
    matches: [{ ...live, markets: [{ ...market, ior: { H: '0.90' } }] }],
  });
  const priced = (H: string, h: number): Match => ({
    ...{ ...live, sc_FT_H: h, markets: [{ ...market, ior: { H } }] },
  });
  const shown = () => {
    at.clock.paint();
    const match = at.board.match('7');
    const price = at.board.price('711:RM:H');
    return [match?.sc_FT_H, price?.price, match && price && isOfScore(price, match)];
  };
  const answerOld = at.hold(2, [priced('0.91', 0)]);
  await at.wait(1000);
  expect(shown()).toEqual([0, '0.90', true]);
  at.push(1, 0);
  expect(shown()).toEqual([1, '0.90', false]);
  await answerOld();
  expect(shown()).toEqual([1, '0.91', false]);
  const answerNew = at.hold(3, [priced('0.40', 1)]);
  await at.wait(1000);
  await answerNew();
  expect(shown()).toEqual([1, '0.40', true]);
});

test('what the feed tells after a push counts, whatever the answer to an earlier question says', async () => {
  const at = await setUp({ matches: [live] });
  const answer = at.hold(2, [{ ...live, sc_FT_H: 2 }]);
  await at.wait(1000);
  at.push(1, 0);
  at.tell({
    msgId: 20002,
    msgData: {
      ...{ watch: 1, seq: 1, gtype: 'FT', showType: 'RB', from: 1, to: 2, serverTime: 0, counts },
      ...{ sports: {}, matches: [{ ...live, sc_FT_H: 2 }], heads: [], removed: [] },
    },
  });
  await answer();
  at.clock.paint();
  expect(at.board.match('7')?.sc_FT_H).toBe(2);
});

test('a match whose prices alone changed is not drawn again, and is what was told all the same', async () => {
  const market = { gid: '711', hgid: '712', wtype: 'RM', ratio: '', strong: '', sw: true } as const;
  const priced = (H: string): Match => ({ ...live, markets: [{ ...market, ior: { H } }] });
  const at = await setUp({ matches: [priced('0.90')] });
  let drawn = 0;
  at.board.onMatch('7', () => (drawn += 1));
  at.clock.paint();
  drawn = 0;
  const told = (seq: number, match: Match) =>
    at.tell({
      msgId: 20002,
      msgData: {
        ...{ watch: 1, seq, gtype: 'FT', showType: 'RB', from: 1, to: 1, serverTime: 0, counts },
        ...{ sports: {}, matches: [match], heads: [], removed: [] },
      },
    });
  told(1, priced('0.91'));
  at.clock.paint();
  expect(at.board.match('7')?.markets[0]?.ior).toEqual({ H: '0.91' });
  expect([drawn, at.board.price('711:RM:H')?.price]).toEqual([0, '0.91']);
  // Price changes after a goal in the same frame do not hide the goal.
  told(2, { ...priced('0.92'), sc_FT_H: 1 });
  told(3, { ...priced('0.93'), sc_FT_H: 1 });
  at.clock.paint();
  expect(drawn).toBe(1);
});
