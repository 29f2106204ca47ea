import type { SportCode } from '@courtside/contract';

/** A market of a match as the doors tell it. */
export interface DoorMarket {
  gid: string;
  wtype: string;
  ratio: string;
  strong: 'H' | 'C' | '';
  sw: boolean;
  ior: Partial<Record<Pick, string>>;
}

export type Pick = 'H' | 'C' | 'N';

export interface DoorMatch {
  gidm: string;
  sport: SportCode;
  league: string;
  team_h: string;
  team_c: string;
  kickOff: number;
  status: string;
  period: string;
  minute: number;
  score: DoorScore;
  showType: 'RB' | 'FT' | 'FU' | null;
  suspended: boolean;
  nextGoalAt: number | null;
  markets: DoorMarket[];
}

export interface DoorScore {
  h: number;
  c: number;
}

/** A match to be made; what is left out is as usual. */
export interface NewMatch {
  /** @default 'FT' */
  sport?: SportCode;
  /** Of `OP`. @default 'IH' */
  discipline?: 'AF' | 'IH' | 'RU';
  /** Sets or frames at most, of sports that are won by them. */
  bestOf?: number;
  /** Until its kick-off; below 0 it is being played. @default 300 */
  inMinutes?: number;
  league?: string;
  team_h?: string;
  team_c?: string;
  goals?: readonly { side: 'h' | 'c'; minute: number }[];
  /** Goals that the prices expect; beside football their proportion says which side is the stronger. */
  expect?: { h: number; c: number };
  /** Whether its clock stands. */
  still?: boolean;
}

export interface MatchChange {
  score?: DoorScore;
  half?: DoorScore;
  /** `H1`, `HT`, `H2`, or the start of a part that the match will have, such as `I9` or `S2`. */
  period?: string;
  finish?: boolean;
  void?: boolean;
  suspend?: boolean;
  /** What its picks depend on beside it, such as a tie of two legs. */
  relations?: readonly string[];
  /** Whether its clock stands: then no goal falls and no half ends unless a test says so. */
  still?: boolean;
  /** Of any market; a pick as the feed names it. */
  price?: { gid: string; pick: string; ior: string; wtype?: string };
}

export interface DoorFault {
  path: string;
  method?: string;
  times?: number;
  latencyMs?: number;
  httpStatus?: number;
  statusCode?: number;
  /** What is said with the refusal; empty to say nothing. */
  message?: string;
  /** What comes with the refusal. */
  data?: Readonly<Record<string, unknown>>;
  drop?: boolean;
  dropAfter?: boolean;
}

export interface DoorMember {
  name: string;
  password?: string;
  balance?: string;
  token?: string | false;
  phone?: string;
  email?: string;
  /** What the next login is answered with, until it has verified itself: 6025 to 6029. */
  riskCode?: number;
  /** Labels of devices that the member is known on. */
  devices?: readonly string[];
  realName?: string;
  withdrawalPassword?: string;
  cards?: readonly { kind: string; number: string; bankCode?: string; network?: string }[];
  /** Required before a withdrawal, and what for. */
  turnover?: string;
  turnoverTitle?: string;
  /** A promotion that binds a venue's wallet until so much turnover was reached there. */
  venueActivity?: { enName: string; title?: string; required: string };
  /** Valid stakes that won as much as they cost. */
  played?: readonly { amount: string; daysAgo?: number }[];
  /** How many days up to yesterday were signed. */
  signDays?: number;
}

/** A code that reached a phone or a mailbox. */
export interface DoorCode {
  to: string;
  code: string;
  purpose: 'reset' | 'login' | 'bind' | 'second';
  cate: 0 | 1 | 2;
}

/** Player protection of a member; what is left out stays. */
export interface DoorPlay {
  name: string;
  /** Such as `deposit/day`; null for none. */
  limits?: Readonly<Record<string, string | null>>;
  break?: { kind: 'cool-off' | 'exclusion'; hours?: number; until?: number } | null;
  birthday?: string;
  session?: null;
}

type Captcha =
  | { id: string; kind: 'picture' | 'question'; answer: string }
  | { id: string; kind: 'slider'; x: number };

export interface Ledger {
  sum: string;
  balances: string;
  accounts: number;
  wrong: number;
}

/** What a test does with the venues; what is left out stays. */
export interface DoorGames {
  venue?: string;
  /** Minutes, or false to open it. */
  maintenance?: number | false;
  launch?: 'http' | 'path' | 'raw';
  origin?: string | null;
  games?: number;
  /** Names of members. */
  invalidate?: string;
  enter?: string;
  gameCode?: string;
  /** Everything in the centre wallet comes along. */
  carry?: true;
  /** Name of a member whose favourites become all games of `category`. */
  collect?: string;
  category?: string;
  reset?: true;
}

export type Doors = ReturnType<typeof openDoors>;

/** The sandbox's test doors, typed. Every call fails the test when the door refuses. */
export function openDoors(sandboxUrl: string) {
  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${sandboxUrl}/__sandbox${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /__sandbox${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  }
  return {
    captcha: (id: string) => ask<Captcha>('GET', `/captcha/${id}`),
    /** What is left out is as usual. What was counted is forgotten. */
    captchaLimits: (limits: { device?: number; deviceQuestions?: number }) =>
      ask<object>('POST', '/captcha-limits', limits),
    member: (member: DoorMember) =>
      ask<{ userId: string; name: string; token: string }>('POST', '/members', member),
    /** Newest first. */
    codes: (to: string) => ask<DoorCode[]>('GET', `/codes?to=${encodeURIComponent(to)}`),
    expire: (name: string) => ask<{ userId: string }>('POST', `/members/${name}/expire`),
    clock: () => ask<{ siteTime: number; speed: number }>('GET', '/clock'),
    advance: (ms: number) => ask<{ siteTime: number }>('POST', '/clock', { advanceMs: ms }),
    fault: (fault: DoorFault) => ask<{ id: string }>('POST', '/faults', fault),
    clearFaults: () => ask<object>('DELETE', '/faults'),
    matches: () => ask<DoorMatch[]>('GET', '/matches'),
    /** A match of the test's own. */
    make: (match: NewMatch) => ask<DoorMatch>('POST', '/matches', match),
    match: (gidm: string, change: MatchChange) =>
      ask<DoorMatch>('POST', `/matches/${gidm}`, change),
    /** Another result of a match that is over. */
    correct: (gidm: string, result: { score?: DoorScore; half?: DoorScore; void?: boolean }) =>
      ask<DoorMatch>('POST', `/matches/${gidm}/result`, result),
    /** What a wallet app does with a code: pays its order. */
    redeem: (code: string) => ask<{ orderId: string }>('POST', `/signal-codes/${code}`),
    /** Closes a venue, changes how it launches, makes the catalogue long, or has the venues forget or let in a member. */
    games: (change: DoorGames) => ask<{ url?: string }>('POST', '/games', change),
    play: (of: DoorPlay) => ask<{ now: number }>('POST', '/play', of),
    /** Changes of the demonstration's policy, for all members; none puts it back. */
    market: (policy: Readonly<Record<string, unknown>> = {}) =>
      ask<object>('POST', '/play', { market: 'demo', policy }),
    /**
     * What an operator's staff does to a chat room, or to chat as a whole (`/global`), or to all sockets (`/cut`); `/say`
     * is somebody who says `lines` at once.
     */
    chat: (
      what: '/mute' | '/say' | '/room' | '/global' | '/cut',
      body: Readonly<Record<string, unknown>>,
    ) => ask<object>('POST', `/chat${what}`, body),
    /** Lets nobody in, with or without a popup; null opens again. */
    suspend: (suspended: 'popup' | 'quiet' | null) => ask<object>('POST', '/gate', { suspended }),
    ledger: () => ask<Ledger>('GET', '/ledger'),
  };
}
