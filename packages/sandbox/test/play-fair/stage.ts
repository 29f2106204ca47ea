import { randomUUID } from 'node:crypto';
import type { RuleId, RuleSet } from '@courtside/responsible-play';
import { openSandbox, order, quote, type TestSandbox } from '../harness.ts';
import { PASSWORD as MONEY_PASSWORD, passwords } from '../money-members.ts';
import type { Envelope, SignedClient } from '../signed-client.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const play = '/site/api/v1/user/play';

/** A gateway with a member on it, and short words for what a member does. */
export interface Stage {
  readonly site: TestSandbox;
  readonly name: string;
  readonly userId: string;
  readonly one: SignedClient;
  readonly ask: (path: string, body?: object) => Promise<Envelope>;
  /** A limit of the member. */
  readonly limit: (kind: string, period: string, value: string | null) => Promise<Envelope>;
  readonly confirm: (kind: string, period: string) => Promise<Envelope>;
  readonly state: () => Promise<State>;
  readonly bet: (stake: string, by?: SignedClient) => Promise<Envelope>;
  readonly deposit: (amount: string, by?: SignedClient) => Promise<Envelope>;
  readonly into: (amount: string, by?: SignedClient) => Promise<Envelope>;
  readonly launch: (by?: SignedClient) => Promise<Envelope>;
  readonly claim: () => Promise<Envelope>;
  readonly withdraw: () => Promise<Envelope>;
  /** Another device of the same member; both carry the same token. */
  readonly second: () => SignedClient;
  /** Logs the member in anew. */
  readonly again: () => Promise<void>;
  readonly policy: (policy: object) => Promise<unknown>;
}

export interface State {
  limits: {
    kind: string;
    period: string;
    value: string | null;
    inForce: string | null;
    used: string;
    left: string | null;
    until: number | null;
    pending: { value: string | null; confirmFrom: number; confirmUntil: number } | null;
  }[];
  session: {
    startedAt: number;
    staked: string;
    returned: string;
    net: string;
    checkDue: boolean;
    over: boolean;
    idle: boolean;
  };
  break: { kind: string; until: number | null } | null;
  shut: { activity: string; code: number }[];
}

export const limitOf = (state: State, kind: string, period: string) =>
  state.limits.find((each) => each.kind === kind && each.period === period);

const NAME = 'player1';

export async function openStage(rules?: RuleSet): Promise<Stage> {
  const site = await openSandbox({
    withdrawalPasswords: passwords().port,
    // The scenes bet on one pick again and again.
    betLimits: { duplicates: 'off' },
    ...(rules === undefined ? {} : { playRules: rules }),
  });
  const one = site.client();
  const wanted = {
    name: NAME,
    password: 'abc12345',
    balance: '10000',
    phone: '13800000001',
    realName: '林晓岚',
  };
  const made = await site.door<{ token: string; userId: string }>('POST', '/members', {
    ...wanted,
    cards: [{ kind: 'bank', number: '6200000000000005', bankCode: 'DEMO' }],
  });
  let { token } = made;
  one.use(token);
  const ask = (path: string, body: object = {}): Promise<Envelope> => one.call(path, body);
  const ofMember = async (client: SignedClient): Promise<SignedClient> => client;
  return {
    site,
    one,
    name: NAME,
    userId: made.userId,
    ask,
    limit: (kind, period, value) => ask(`${play}/setLimit`, { kind, period, value }),
    confirm: (kind, period) => ask(`${play}/confirmLimit`, { kind, period }),
    state: async () => (await one.call<State>(`${play}/state`)).data,
    async bet(stake, by = one) {
      const client = await ofMember(by);
      // A match that is yet to begin, wherever the clock has been put.
      const match = await site.match('Brazil');
      const quoted = await quote(client, match, 'M', 'H');
      return client.sports('placeBet', order(quoted, stake)) as Promise<Envelope>;
    },
    deposit: (amount, by = one) =>
      by.call('/fd/api/v1/payment/pay', { channelId: 'usdt-trc20', amount, key: randomUUID() }),
    into: (amount, by = one) =>
      by.call('/fd/api/v1/transfer/utcTransfer', {
        channelCode: 'QFDZ',
        amount,
        ty: '1',
        key: randomUUID(),
      }),
    launch: (by = one) => by.call('/game/api/v1/venue/launch', { enName: 'QFDZ' }),
    claim: () =>
      ask('/act/api/v1/promotion/confirmInfo', { promotionId: 'p-first', key: randomUUID() }),
    async withdraw() {
      const { data } = await one.get<{ list: { cardId: string }[] }>(
        '/fd/api/v1/bankCard/queryMemberBanksInfoList',
      );
      return ask('/fd/api/v1/withdraw/new', {
        key: randomUUID(),
        cardId: data.list[0]?.cardId ?? '',
        amount: '100',
        password: MONEY_PASSWORD,
      });
    },
    second() {
      const device = site.client();
      device.use(token);
      return device;
    },
    async again() {
      ({ token } = await site.door<{ token: string }>('POST', '/members', { name: NAME }));
      one.use(token);
    },
    policy: (policy) => site.door('POST', '/play', { market: 'test', policy }),
  };
}

/** One clause of `docs/play-fair.tsv`: a test, and how its control breaks what it tests. */
export interface Scenario {
  /** Begins with its id: `[PF-01] …`. */
  readonly title: string;
  /** The rule without which the test must fail, or a fault of the gateway that must make it fail. */
  readonly control: RuleId | ((stage: Stage) => Promise<unknown>);
  readonly run: (stage: Stage) => Promise<void>;
}

/** @throws Error unless a call was answered with a code */
export async function expectCode(answer: Promise<Envelope>, code: number): Promise<Envelope> {
  const heard = await answer;
  if (heard.status_code !== code) {
    throw new Error(`Expected ${code}, got ${heard.status_code} ${JSON.stringify(heard.data)}`);
  }
  return heard;
}

/** As `expectCode`, and an order that was not refused for a reason of its own. */
export async function expectBet(answer: Promise<Envelope>): Promise<void> {
  const { data } = await expectCode(answer, 6000);
  const { active, reason } = data as { active: string; reason: string | null };
  if (active === 'refused') throw new Error(`The bet was refused: ${String(reason)}`);
}
