import { randomUUID } from 'node:crypto';
import type { BetRecordPage, QuoteAnswer, SportCode, Wtype } from '@courtside/contract';
import type { Db } from '../src/db/db.ts';
import { competitionOf } from '../src/football/fixtures.ts';
import { halfDone } from '../src/funds/check-orders.ts';
import { checkLedger } from '../src/ledger/ledger.ts';
import { createSandbox, type SandboxOptions } from '../src/sandbox.ts';
import { siteKeys } from '../src/wire/keys.ts';
import { clear, emptyDatabase } from './empty-database.ts';
import { type SignedClient, signedClient } from './signed-client.ts';

export const KEYS = siteKeys('a1'.repeat(32), 'b2'.repeat(32));

/** Four matches of a small tournament; the first has just kicked off when the site starts. */
export const CALENDAR = {
  name: 'World Cup 2026',
  matches: [
    {
      date: '2026-06-11',
      time: '13:00 UTC-6',
      team1: 'Mexico',
      team2: 'South Africa',
      score: { ft: [2, 0], ht: [1, 0] },
      goals1: [{ minute: '9' }, { minute: '67' }],
      goals2: [],
    },
    {
      date: '2026-06-11',
      time: '20:00 UTC-6',
      team1: 'South Korea',
      team2: 'Czech Republic',
      score: { ft: [2, 1], ht: [0, 0] },
    },
    { date: '2026-06-12', time: '15:00 UTC-4', team1: 'Canada', team2: 'Qatar', score: {} },
    { date: '2026-06-14', time: '15:00 UTC-4', team1: 'Brazil', team2: 'Haiti', score: {} },
  ],
};

export interface MatchDoor {
  gidm: string;
  team_h: string;
  status: string;
  kickOff: number;
  endsAt: number;
  nextGoalAt: number | null;
  suspended: boolean;
  score: { h: number; c: number };
  markets: {
    gid: string;
    wtype: Wtype;
    ratio: string;
    strong: string;
    sw: boolean;
    ior: Record<string, string>;
  }[];
}

/** Every sport beside football, for tests that look at them. */
export const ALL_SPORTS: readonly SportCode[] = ['BK', 'TN', 'BS', 'VB', 'TT', 'SK', 'OP', 'VF'];

export async function openSandbox({
  calendar = 'small',
  ...options
}: Partial<SandboxOptions> & {
  /** The small tournament, or the calendar that a gateway generates. @default 'small' */
  calendar?: 'small' | 'generated';
} = {}) {
  const db = options.db ?? (await emptyDatabase());
  const competition = competitionOf(CALENDAR, 1);
  const faults: unknown[] = [];
  const sandbox = await createSandbox({
    db,
    keys: KEYS,
    ...(calendar === 'small' && { competitions: competition === undefined ? [] : [competition] }),
    testDoors: true,
    drift: false,
    // Football alone where nothing else is looked at: a world of all sports takes most of a second to begin.
    sports: [],
    market: 'demo',
    // All callers are one address, and a test asks faster than people: its own test has the usual limits.
    captchaLimits: { device: 1_000_000, address: 1_000_000 },
    onFault: (fault) => faults.push(fault),
    ...options,
  });

  async function door<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await sandbox.fetch(
      new Request(`http://gateway.test/__sandbox${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const json = (await response.json()) as T;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(json)}`);
    return json;
  }
  const match = async (team: string): Promise<MatchDoor> => {
    const all = await door<MatchDoor[]>('GET', '/matches');
    const found = all.find((each) => each.team_h === team);
    if (found === undefined) throw new Error(`${team} does not play`);
    return found;
  };

  return {
    db,
    sandbox,
    door,
    match,
    client: (): SignedClient => signedClient(sandbox.fetch, KEYS, options.encrypted ?? false),
    async member(name: string, balance: string): Promise<SignedClient> {
      const client = signedClient(sandbox.fetch, KEYS, options.encrypted ?? false);
      const { token } = await door<{ token: string }>('POST', '/members', { name, balance });
      client.use(token);
      return client;
    },
    advance: (advanceMs: number) => door('POST', '/clock', { advanceMs }),
    /** Stops the sandbox. @throws Error when anything happened that never should, or the books are wrong */
    async stop(): Promise<void> {
      const books = { ...(await checkLedger(db)), halfDone: await halfDone(db) };
      await sandbox.close();
      if (faults.length > 0) throw new AggregateError(faults, String(faults[0]));
      if (books.sum !== '0' || books.balances !== '0' || books.wrong + books.halfDone > 0) {
        throw new Error(`The books are wrong: ${JSON.stringify(books)}`);
      }
    },
  };
}

export type TestSandbox = Awaited<ReturnType<typeof openSandbox>>;

export async function quote(
  client: SignedClient,
  match: MatchDoor,
  wtype: Wtype,
  pick: string,
): Promise<QuoteAnswer> {
  const market = match.markets.find((each) => each.wtype === wtype);
  const { data } = await client.sports('getQuote', { gid: market?.gid ?? '', wtype, pick });
  return data;
}

export const order = (quoted: QuoteAnswer, stake: string, more: object = {}) => ({
  key: randomUUID(),
  quoteToken: quoted.token,
  gid: quoted.gid,
  wtype: quoted.wtype,
  pick: quoted.pick,
  ior: quoted.ior,
  ratio: quoted.ratio,
  stake,
  oddsChange: 'better' as const,
  lineChange: false,
  ...more,
});

/** An order of one ticket over several picks at the prices just quoted. */
export async function series(
  client: SignedClient,
  picks: readonly { gid: string; wtype: Wtype; pick: string }[],
  combination: string,
  unit: string,
  more: object = {},
) {
  const { data, ...told } = await client.sports('getQuotes', { picks: [...picks], series: true });
  if (data === null) throw new Error(JSON.stringify(told));
  return {
    key: randomUUID(),
    legs: data.quotes.map(({ token, gid, wtype, pick, ior, ratio }) => ({
      quoteToken: token,
      ...{ gid, wtype, pick, ior, ratio },
    })),
    combination,
    unit,
    oddsChange: 'better' as const,
    lineChange: false,
    ...more,
  };
}

/** A pick of a match's first market of a kind. */
export const pickOf = (match: MatchDoor, wtype: Wtype, pick: string) => ({
  gid: match.markets.find((each) => each.wtype === wtype)?.gid ?? '',
  wtype,
  pick,
});

/** A new gateway on a database that is emptied for it, and a member with 1,000. Stopping it checks the books as well. */
export async function bettorOn(db: Db, options: Parameters<typeof openSandbox>[0] = {}) {
  await clear(db);
  const site = await openSandbox({ ...options, db });
  return { site, member: await site.member('bettor1', '1000.00') };
}

/** The first twenty bets among a member's records, newest first. */
export const betRecords = async (
  client: SignedClient,
  filter: object = {},
): Promise<BetRecordPage> =>
  (
    await client.call<BetRecordPage>('/game/api/v1/record/betRecordList', {
      pageNum: 1,
      pageSize: 20,
      ...filter,
    })
  ).data;

export async function balance(client: SignedClient): Promise<{ free: string; locked: string }> {
  const { data } = await client.call('/fd/api/v1/transfer/getBalance');
  return {
    free: String(data['centerWalletBalance']),
    locked: String(data['lockedMoney']),
  };
}
