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

export interface MatchChange {
  score?: DoorScore;
  half?: DoorScore;
  period?: 'H1' | 'HT' | 'H2';
  finish?: boolean;
  void?: boolean;
  suspend?: boolean;
  /** Whether its clock stands: then no goal falls and no half ends unless a test says so. */
  still?: boolean;
  price?: { gid: string; pick: Pick; ior: string; wtype?: string };
}

export interface DoorFault {
  path: string;
  method?: string;
  times?: number;
  latencyMs?: number;
  httpStatus?: number;
  statusCode?: number;
  drop?: boolean;
  dropAfter?: boolean;
}

export interface DoorMember {
  name: string;
  password?: string;
  balance?: string;
  token?: string | false;
}

type Captcha =
  { id: string; kind: 'picture'; answer: string } | { id: string; kind: 'slider'; x: number };

export interface Ledger {
  sum: string;
  balances: string;
  accounts: number;
  wrong: number;
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
    member: (member: DoorMember) =>
      ask<{ userId: string; name: string; token: string }>('POST', '/members', member),
    expire: (name: string) => ask<{ userId: string }>('POST', `/members/${name}/expire`),
    clock: () => ask<{ siteTime: number; speed: number }>('GET', '/clock'),
    advance: (ms: number) => ask<{ siteTime: number }>('POST', '/clock', { advanceMs: ms }),
    fault: (fault: DoorFault) => ask<{ id: string }>('POST', '/faults', fault),
    clearFaults: () => ask<object>('DELETE', '/faults'),
    matches: () => ask<DoorMatch[]>('GET', '/matches'),
    match: (gidm: string, change: MatchChange) =>
      ask<DoorMatch>('POST', `/matches/${gidm}`, change),
    ledger: () => ask<Ledger>('GET', '/ledger'),
  };
}
