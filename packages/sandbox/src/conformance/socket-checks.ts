import { chatChecks } from './chat-checks.ts';
import { ask, type Bench, type BenchSocket, type Check, Deviation, Skipped } from './check.ts';
import { expectId, guest, QUERY, read, readBundle, said, withSocket } from './socket-frames.ts';

const VENUE = '/game/api/v1/venue/resource';
const LIST = { gtype: 'ALL', showType: 'RB' };
/** Number of frames of a watch within which a running match is expected to change; at one a second or more. */
const MOST_FRAMES = 40;
/** Heartbeats within the time of one bundle. */
const BEATS = [0, 0, 0] as const;

interface Changes {
  watch: number;
  seq: number;
  from: number;
  to: number;
  more?: 1;
  matches: { gidm: string }[];
  removed: unknown[];
}

/** The version of the in-play list, and its matches. */
async function listOf(bench: Bench): Promise<{ version: number; gidms: readonly string[] }> {
  const common = { timestamp: Date.now(), token: '', language: 'zh-cn', ip: '' };
  const body = { method: 'getMatchList', venueName: 'CRTY', request: { ...common, ...LIST } };
  const heard = await ask(bench, { path: VENUE, body });
  const data = heard.envelope?.data as
    { version: number; leagues: { matches: { gidm: string }[] }[] } | undefined;
  if (typeof data?.version !== 'number') throw new Deviation('getMatchList has no version');
  return {
    version: data.version,
    gidms: data.leagues.flatMap(({ matches }) => matches.map(({ gidm }) => gidm)),
  };
}

/** Reads the frames of one watch, and checks each against the one before. */
function follow(socket: BenchSocket, watch: number, since: number): () => Promise<Changes> {
  let seq = 0;
  let [from, to] = [since, since];
  return async () => {
    for (;;) {
      const { msgId, msgData } = await read(socket);
      const changes = msgData as unknown as Changes;
      if (msgId !== 20002 || changes.watch !== watch) continue;
      seq += 1;
      if (changes.seq !== seq) throw new Deviation(`expected frame ${seq}, got ${changes.seq}`);
      if (changes.from !== from)
        throw new Deviation(`a change from ${changes.from} follows one up to ${from}`);
      if (changes.to < to) throw new Deviation('the versions of a watch went back');
      ({ to } = changes);
      if (changes.more === undefined) from = to;
      return changes;
    }
  };
}

async function watchFrom(
  socket: BenchSocket,
  watch: number,
  since: number,
): Promise<() => Promise<Changes>> {
  socket.send(said(20001, { watch, ...LIST, language: 'zh-cn', since }));
  return follow(socket, watch, since);
}

/** Reads until the list has changed. @throws Skipped when nothing in play changes */
async function untilChanged(next: () => Promise<Changes>): Promise<void> {
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    const { from, to } = await next();
    if (to > from) return;
  }
  throw new Skipped('nothing changed while the list was watched');
}

/** Everything of the feed that is public (asyncapi.yaml). */
const feedChecks: readonly Check[] = [
  {
    name: 'socket/feed-watch',
    run: withSocket(async (socket, bench) => {
      await guest(socket);
      const { version } = await listOf(bench);
      const next = await watchFrom(socket, 1, version);
      await next();
      // The second comes unrequested, with or without changes.
      await next();
      socket.send(said(20005, { watch: 1 }));
      socket.send(said(0));
      for (;;) {
        const { msgId } = await read(socket);
        if (msgId === 0) break;
      }
      socket.send(said(0));
      expectId(await read(socket), 0, 'the first frame after the end of a watch');
    }),
  },
  {
    name: 'socket/feed-change',
    run: withSocket(async (socket, bench) => {
      await guest(socket);
      const { version, gidms } = await listOf(bench);
      if (gidms.length === 0) throw new Skipped('no match is in play');
      await untilChanged(await watchFrom(socket, 1, version));
    }),
  },
  {
    name: 'socket/feed-gap',
    run: withSocket(async (socket, bench) => {
      await guest(socket);
      const { version, gidms } = await listOf(bench);
      if (gidms.length === 0) throw new Skipped('no match is in play');
      await untilChanged(await watchFrom(socket, 1, version));
      // A client that missed changes watches again from its own version.
      const { from, to } = await (await watchFrom(socket, 2, version))();
      if (from !== version || to <= from)
        throw new Deviation('a watch from an older version does not bring what was missed');
    }),
  },
  {
    name: 'socket/feed-sight',
    run: withSocket(async (socket, bench) => {
      await guest(socket);
      const { version, gidms } = await listOf(bench);
      const [first] = gidms;
      if (first === undefined) throw new Skipped('no match is in play');
      socket.send(said(20001, { watch: 1, ...LIST, language: 'zh-cn', since: version, gidms: [] }));
      const next = follow(socket, 1, version);
      await next();
      socket.send(said(20004, { watch: 1, gidms: [first] }));
      for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
        const { matches } = await next();
        if (matches.some(({ gidm }) => gidm === first)) return;
      }
      throw new Deviation('a match that came into sight is not sent');
    }),
  },
  {
    name: 'socket/feed-reset',
    run: withSocket(async (socket) => {
      await guest(socket);
      socket.send(said(20001, { watch: 1, ...LIST, language: 'zh-cn', since: 1 }));
      expectId(await read(socket), 20003, 'a watch from a version that nobody knows');
    }),
  },
  {
    name: 'socket/feed-login-first',
    run: withSocket(async (socket) => {
      socket.send(said(20001, { watch: 1, ...LIST, language: 'zh-cn', since: 1 }));
      const refused = await read(socket);
      if (refused.msgData['code'] !== 'login-first')
        throw new Deviation('A list could be watched by one who had not logged in');
    }),
  },
];

/** Everything of the socket that is public (asyncapi.yaml). */
export const socketChecks: readonly Check[] = [
  {
    name: 'socket/heartbeat',
    run: withSocket(async (socket) => {
      socket.send(said(0));
      expectId(await read(socket), 0, 'a heartbeat');
    }),
  },
  {
    name: 'socket/guest',
    run: withSocket(async (socket) => {
      socket.send(said(10019));
      expectId(await read(socket), 10019, 'a guest login');
      socket.send(said(10002, { rid: 'lobby' }));
      expectId(await read(socket), 10016, 'the lobby');
      socket.send(said(10003, { msg: '你好' }));
      const refused = await read(socket);
      expectId(refused, 60000, 'a guest who speaks');
      if (refused.msgData['code'] !== 'guest')
        throw new Deviation('A guest may not speak: expected the notice `guest`');
    }),
  },
  {
    name: 'socket/login-first',
    run: withSocket(async (socket) => {
      socket.send(said(10002, { rid: 'lobby' }));
      const refused = await read(socket);
      if (refused.msgData['code'] !== 'login-first')
        throw new Deviation('A room was open to one who had not logged in');
    }),
  },
  {
    name: 'socket/forged-login',
    run: withSocket(async (socket) => {
      const none = Buffer.from('{"alg":"none"}').toString('base64url');
      socket.send(said(10001, { token: '0'.repeat(64), body: `${none}.e30.` }));
      const refused = await read(socket);
      if (refused.msgData['code'] !== 'login-refused')
        throw new Deviation('A forged login was taken');
    }),
  },
  {
    name: 'socket/bad-frame',
    run: withSocket(async (socket) => {
      socket.send('{');
      const refused = await read(socket);
      if (refused.msgData['code'] !== 'bad-frame')
        throw new Deviation('A frame that is no JSON was not refused');
    }),
  },
  {
    name: 'socket/bundles',
    async run(bench) {
      const socket = await bench.socket(`${QUERY}&bundles=1`);
      try {
        socket.send(said(10019));
        for (const _ of BEATS) socket.send(said(0));
        const ids: number[] = [];
        while (ids.length <= BEATS.length) {
          const frames = await readBundle(socket);
          // Scores come unrequested.
          ids.push(...frames.map(({ msgId }) => msgId).filter((id) => id !== 10014));
        }
        if (String(ids) !== String([10019, ...BEATS]))
          throw new Deviation(`frames came as ${String(ids)}, not in their order`);
      } finally {
        socket.close();
      }
    },
  },
  ...chatChecks,
  ...feedChecks,
];
