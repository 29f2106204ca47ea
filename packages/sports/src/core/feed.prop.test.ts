import type { ClientFrame, GatewayFrame, Match, SportsMethod } from '@courtside/contract';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { count } from '@courtside/tooling/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBoard, type Board } from './board.ts';
import { createFeed, type FeedSocket } from './feed.ts';
import { priceKey, pricesOf } from './live-price.ts';

const GIDMS = ['1', '2', '3', '4', '5'];
const COUNTS = { FU: 0, FT: 0, RB: 0 };

function matchAt(gidm: string, score: number, price: number, line: number): Match {
  return {
    ...{
      gidm,
      league_id: `L${Number(gidm) % 2}`,
      league_name: '联赛',
      gameType: 'FT',
      isLive: true,
    },
    ...{ gameStatus: 'in-play', kickOff: Number(gidm), team_h: '甲', team_c: '乙', re_time: '' },
    ...{ se_now: 'H1', t_count: 0, sc_FT_H: score, sc_FT_C: 0, HalfTime: null },
    markets: [
      {
        ...{ gid: `${gidm}${line}1`, hgid: '', wtype: 'RE', ratio: '0.5', strong: 'H', sw: true },
        ior: { H: (price / 100).toFixed(2), C: '0.90' },
      },
    ],
  } as Match;
}

/** A gateway that keeps every version of one list, with the feed of `asyncapi.yaml`. */
function gatewayModel() {
  let version = 10;
  let forgotten = 0;
  const shown = new Map<string, { match: Match; at: number }>();
  const gone: { gidm: string; at: number }[] = [];
  const since = (from: number) => ({
    matches: [...shown.values()].filter(({ at }) => at > from).map(({ match }) => match),
    removed: gone.filter(({ gidm, at }) => at > from && !shown.has(gidm)).map(({ gidm }) => gidm),
  });
  return {
    get version() {
      return version;
    },
    shown,
    knows: (from: number) => from >= forgotten && from <= version,
    since,
    change(gidm: string, score: number, price: number, line: number) {
      version += 1;
      shown.set(gidm, { match: matchAt(gidm, score, price, line), at: version });
    },
    remove(gidm: string) {
      if (!shown.delete(gidm)) return;
      version += 1;
      gone.push({ gidm, at: version });
    },
    forget() {
      forgotten = version;
    },
    answer(method: SportsMethod, from: number): object {
      const head = { method, version, serverTime: 0, counts: COUNTS };
      if (method === 'getMatchList') {
        const ids = [...new Set([...shown.values()].map(({ match }) => match.league_id))];
        const leagues = ids.toSorted().map((league_id) => ({
          ...{ league_id, league_name: '联赛', isShow: true, isExpand: true },
          matches: [...shown.values()].flatMap(({ match }) =>
            match.league_id === league_id ? [match] : [],
          ),
        }));
        return { ...head, leagues };
      }
      const reset = from < forgotten || from > version;
      return { ...head, reset, ...(reset ? { matches: [], removed: [] } : since(from)) };
    },
  };
}

type Gateway = ReturnType<typeof gatewayModel>;
type Fate = 'come' | 'lose' | 'twice' | 'late';

/** A socket with lost, repeated and late frames and broken connections, and the gateway's end of it. */
function badSocket(gateway: Gateway) {
  let ready = true;
  const readers = new Set<(frame: GatewayFrame) => void>();
  const waiters = new Set<() => void>();
  let late: GatewayFrame[] = [];
  const watches = new Map<number, { to: number; seq: number; sight: Set<string> | null }>();
  let fate: () => Fate = () => 'come';

  const tell = (frame: GatewayFrame) => {
    for (const reader of Array.from(readers)) reader(frame);
  };
  function deliver(frame: GatewayFrame) {
    const what = fate();
    if (what === 'late') late.push(frame);
    if (what === 'come' || what === 'twice') tell(frame);
    if (what === 'twice') tell(frame);
  }
  const inSight = (watch: { sight: Set<string> | null }, gidm: string) =>
    watch.sight === null || watch.sight.has(gidm);
  function changes(
    id: number,
    from: number,
    more: boolean,
    change: { matches?: Match[]; heads?: Match[]; removed?: string[] },
  ) {
    const watch = watches.get(id);
    if (!watch) return;
    watch.seq += 1;
    deliver({
      msgId: 20002,
      msgData: {
        ...{ watch: id, seq: watch.seq, gtype: 'FT', showType: 'RB', from, to: watch.to },
        ...(more ? { more: 1 as const } : {}),
        ...{ serverTime: 0, counts: COUNTS, sports: {} },
        ...{ matches: [], heads: [], removed: [], ...change },
      },
    });
  }
  function push(id: number) {
    const watch = watches.get(id);
    if (!watch) return;
    if (!gateway.knows(watch.to)) {
      watches.delete(id);
      deliver({ msgId: 20003, msgData: { watch: id } });
      return;
    }
    const from = watch.to;
    watch.to = gateway.version;
    const { matches, removed } = gateway.since(from);
    const whole = matches.filter(({ gidm }) => inSight(watch, gidm));
    const heads = matches
      .filter(({ gidm }) => !inSight(watch, gidm))
      .map((match) => ({ ...match, markets: [] }));
    // One match a frame, so that changes are cut in the middle too.
    for (const match of whole.slice(0, -1)) changes(id, from, true, { matches: [match] });
    changes(id, from, false, { matches: whole.slice(-1), heads, removed });
  }

  const socket: FeedSocket = {
    ready: () => ready,
    onReady(listener) {
      waiters.add(listener);
      return () => void waiters.delete(listener);
    },
    onFrame(listener) {
      readers.add(listener);
      return () => void readers.delete(listener);
    },
    send(frame: ClientFrame) {
      if (!ready) return;
      if (frame.msgId === 20005) watches.delete(frame.msgData.watch);
      if (frame.msgId === 20001) {
        const { watch, since, gidms } = frame.msgData;
        watches.set(watch, { to: since, seq: 0, sight: gidms ? new Set(gidms) : null });
        push(watch);
      }
      if (frame.msgId === 20004) {
        const { watch: id, gidms } = frame.msgData;
        push(id);
        const watch = watches.get(id);
        if (!watch) return;
        const before = { sight: watch.sight };
        watch.sight = gidms ? new Set(gidms) : null;
        const come = [...gateway.shown.values()].flatMap(({ match }) =>
          inSight(watch, match.gidm) && !inSight(before, match.gidm) ? [match] : [],
        );
        changes(id, watch.to, false, { matches: come });
      }
    },
  };
  return {
    socket,
    pushAll: () => {
      for (const id of Array.from(watches.keys())) push(id);
    },
    fates(next: () => Fate) {
      fate = next;
    },
    releaseLate() {
      const frames = late;
      late = [];
      for (const frame of frames.toReversed()) tell(frame);
    },
    set(open: boolean) {
      if (open === ready) return;
      ready = open;
      if (!open) watches.clear();
      for (const waiter of Array.from(waiters)) waiter();
    },
  };
}

/** The content of a board: its leagues, their matches, and each price, without the way it came. */
function shownBy(board: Board, gidms?: readonly string[]) {
  const leagues = board.overview().leagues.toSorted((a, b) => a.leagueId.localeCompare(b.leagueId));
  const matches = leagues.flatMap((league) => league.gidms.map((gidm) => board.match(gidm)));
  return {
    leagues,
    heads: matches.map((match) => ({ ...match, markets: [] })),
    prices: matches.flatMap((match) => {
      if (!match || gidms?.includes(match.gidm) === false) return [];
      return match.markets.flatMap((market) =>
        pricesOf(market).map(([pick]) => {
          const key = priceKey(market.gid, market.wtype, pick);
          return [key, board.price(key)?.price, market.ior[pick]];
        }),
      );
    }),
  };
}

const gidm = fc.constantFrom(...GIDMS);
const small = fc.integer({ min: 0, max: 3 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('change' as const), gidm, small, small, small) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('burst' as const), small) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('remove' as const), gidm) },
  { weight: 6, arbitrary: fc.tuple(fc.constant('push' as const)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('time' as const), fc.nat({ max: 6000 })) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('cut' as const), fc.boolean()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('late' as const)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('forget' as const)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('hold' as const), fc.boolean()) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constant('sight' as const),
      fc.option(fc.uniqueArray(gidm), { nil: null }),
    ),
  },
);
const fates = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constant<Fate>('come') },
    { weight: 1, arbitrary: fc.constant<Fate>('lose') },
    { weight: 1, arbitrary: fc.constant<Fate>('twice') },
    { weight: 1, arbitrary: fc.constant<Fate>('late') },
  ),
  { minLength: 20, maxLength: 80 },
);

/** Lets pending promises settle. */
async function settle() {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

test('gaps, duplicates, reorders and cuts of the feed end in the same board as the snapshot, and as the poller', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 60 }),
      fates,
      async (steps, fortunes) => {
        const gateway = gatewayModel();
        for (const each of GIDMS.slice(0, 3)) gateway.change(each, 0, 0, 0);
        const line = badSocket(gateway);
        const clock = fakeClock(0);
        /** Held answers have the state of the time of their request. */
        let held: (() => void)[] | null = null;
        const ask = (slow: boolean) =>
          ({
            async ask(method: SportsMethod, request: { since?: number }) {
              const answer = gateway.answer(method, request.since ?? 0);
              if (slow && held) await new Promise<void>((resolve) => held?.push(resolve));
              return answer;
            },
          }) as never;
        const list = { sport: 'FT', showType: 'RB', clock, pollMs: 1000 } as const;
        const feed = createFeed({ socket: line.socket, language: () => 'zh-cn' });
        const fed = createBoard({ ...list, gateway: ask(true), random: seededRandom(1), feed });
        const polled = createBoard({ ...list, gateway: ask(false), random: seededRandom(2) });
        let sight: readonly string[] | null = null;
        fed.start();
        polled.start();
        await settle();
        line.fates(() => fortunes.shift() ?? 'come');
        const release = () => {
          for (const each of held ?? []) each();
          held = null;
        };
        for (const each of steps) {
          if (each[0] === 'change') gateway.change(each[1], each[2], each[3], each[4]);
          if (each[0] === 'burst') {
            for (const one of GIDMS) gateway.change(one, each[1], each[1], each[1]);
          }
          if (each[0] === 'remove') gateway.remove(each[1]);
          if (each[0] === 'push') line.pushAll();
          if (each[0] === 'time') clock.advance(each[1]);
          if (each[0] === 'cut') line.set(each[1]);
          if (each[0] === 'late') line.releaseLate();
          if (each[0] === 'forget') gateway.forget();
          if (each[0] === 'sight') fed.sight((sight = each[1]));
          if (each[0] === 'hold') {
            if (each[1]) held ??= [];
            else release();
          }
          await settle();
        }
        line.fates(() => 'come');
        release();
        line.releaseLate();
        line.set(true);
        const calm = async () => {
          for (let second = 0; second < 12; second += 1) {
            clock.advance(500);
            await settle();
            line.pushAll();
            await settle();
          }
          clock.paint();
        };
        await calm();
        // As the feed keeps it: every head, and the prices of the matches in view.
        expect(shownBy(fed, sight ?? undefined)).toEqual(shownBy(polled, sight ?? undefined));
        const shown = [...gateway.shown.values()].map(({ match }) => match);
        for (const match of shown) expect(polled.match(match.gidm)).toEqual(match);
        line.set(false);
        await calm();
        // Without the feed: everything, also matches that were out of view.
        expect(shownBy(fed)).toEqual(shownBy(polled));
        for (const match of shown) expect(fed.match(match.gidm)).toEqual(match);
        fed.dispose();
        polled.dispose();
        expect(clock.pending()).toBe(0);
      },
    ),
    { numRuns: count('feedSchedules') },
  );
}, 120_000);
