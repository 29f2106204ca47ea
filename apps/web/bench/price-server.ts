import type { ClientFrame, GatewayFrame, Market, Match } from '@courtside/contract';
import { WebSocketServer, type WebSocket } from 'ws';

const MATCHES = 200;
const LEAGUE = 10;
const BATCH_MS = 100;

/** Markets of one match: fourteen prices in its first row and six in its second. */
const ROWS: readonly (readonly Market['wtype'][])[] = [
  ['RM', 'RE', 'ROU', 'HRM', 'HRE', 'HROU'],
  ['RE', 'ROU', 'HRE'],
];

export interface PriceServer {
  readonly url: string;
  /**
   * Price changes a second from now on.
   *
   * @param all told of every match, whatever is in sight
   */
  rate(changes: number, all?: boolean): void;
  close(): void;
}

/** Prices that go up and down by a cent, so that each change is one. */
function marketsOf(gidm: string): Market[] {
  return ROWS.flatMap((wtypes, row) =>
    wtypes.map((wtype): Market => {
      const half = wtype.startsWith('H');
      const line = wtype.endsWith('M') ? '' : '0.5';
      return {
        ...{ gid: `${gidm}${row + 1}${half ? 2 : 1}`, hgid: `${gidm}${row + 1}2`, wtype },
        ...{ ratio: line, strong: line === '' ? '' : 'H', sw: true },
        ior: line === '' ? { H: '0.90', C: '2.10', N: '1.90' } : { H: '0.90', C: '0.90' },
      };
    }),
  );
}

function matches(): Match[] {
  return Array.from({ length: MATCHES }, (_, at): Match => {
    const [gidm, league] = [String(700_000 + at), Math.floor(at / LEAGUE)];
    return {
      ...{ gidm, league_id: `bench${league}`, league_name: `测速联赛${league}`, gameType: 'FT' },
      ...{ isLive: true, gameStatus: 'in-play', kickOff: at, re_time: '1H^22:11', se_now: 'H1' },
      ...{ team_h: `主队${at}`, team_c: `客队${at}`, t_count: 1331, sc_FT_H: 0, sc_FT_C: 0 },
      ...{ HalfTime: null, moreMarkets: 0, markets: marketsOf(gidm) },
    };
  });
}

/**
 * The gateway's end of the feed with 200 matches of 20 prices, told ten times a second. A page that sends `naive` first
 * is told the bare changes instead, as `[key, price]`.
 */
export async function startPriceServer(): Promise<PriceServer> {
  const list = matches();
  const places = list.flatMap((match, at) =>
    match.markets.flatMap((market) =>
      Object.keys(market.ior).map((pick) => ({ at, market, pick })),
    ),
  );
  let rate = 0;
  let tellAll = false;
  let due = 0;
  let next = 0;
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  type Told = { changed: Match[]; prices: [string, string][] };
  const readers = new Set<(told: Told) => void>();

  function step(): Told {
    const changed = new Set<Match>();
    const prices: [string, string][] = [];
    for (due += (rate * BATCH_MS) / 1000; due >= 1; due -= 1) {
      // 37 has no divisor in common with their number, so that every price has its turn.
      next = (next + 37) % places.length;
      const place = places[next];
      const match = list[place?.at ?? 0];
      if (!place || !match) continue;
      const { market, pick } = place;
      market.ior[pick] = market.ior[pick] === '0.90' ? '0.91' : '0.90';
      changed.add(match);
      prices.push([`${market.gid}:${market.wtype}:${pick}`, market.ior[pick] ?? '']);
    }
    return { changed: [...changed], prices };
  }

  const timer = setInterval(() => {
    const told = step();
    for (const reader of readers) reader(told);
  }, BATCH_MS);

  function serve(socket: WebSocket) {
    const say = (frame: GatewayFrame) => socket.send(JSON.stringify(frame));
    let reader: ((told: Told) => void) | undefined;
    let sight: Set<string> | undefined;
    const join = (own: (told: Told) => void) => {
      if (reader) readers.delete(reader);
      reader = own;
      readers.add(own);
    };
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text === 'naive') {
        socket.send(
          JSON.stringify(
            places.map(({ market, pick }) => [`${market.gid}:${market.wtype}:${pick}`, '0.90']),
          ),
        );
        join(({ prices }) => socket.send(JSON.stringify(prices)));
        return;
      }
      const frame = JSON.parse(text) as ClientFrame;
      if (frame.msgId === 0) say({ msgId: 0, msgData: { time: Date.now() } });
      if (frame.msgId === 10019) {
        const person = { userId: 'g-0000', nickname: '游客', vipLevel: 0, guest: 1 } as const;
        say({ msgId: 10019, msgData: { person, maySpeak: 0, mutedUntil: null } });
      }
      if (frame.msgId === 20004) sight = frame.msgData.gidms && new Set(frame.msgData.gidms);
      if (frame.msgId !== 20001) return;
      sight = frame.msgData.gidms && new Set(frame.msgData.gidms);
      const { watch, gtype, showType, since } = frame.msgData;
      let seq = 0;
      const tell = (changed: Match[]) =>
        say({
          msgId: 20002,
          msgData: {
            ...{ watch, seq: (seq += 1), gtype, showType, from: since, to: since },
            ...{ serverTime: Date.now(), counts: { FU: 0, FT: 0, RB: MATCHES }, sports: {} },
            ...{ matches: changed, heads: [], removed: [] },
          },
        });
      tell(list);
      join(({ changed }) =>
        tell(tellAll ? changed : changed.filter(({ gidm }) => sight?.has(gidm) !== false)),
      );
    });
    socket.on('close', () => reader && readers.delete(reader));
  }
  server.on('connection', serve);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `ws://127.0.0.1:${port}`,
    rate(changes, all = false) {
      rate = changes;
      tellAll = all;
    },
    close() {
      clearInterval(timer);
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
