import { memoryStore } from '@courtside/kernel';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { createApiClient, type ApiClientOptions } from '../src/index.ts';
import { scriptedGateway, type ScriptedOptions } from '../src/testing/index.ts';
import { patiently } from './patiently.ts';

export const KEYS = { signKey: '0a'.repeat(32), cryptKey: '0b'.repeat(32) };
export const BALANCE = '/fd/api/v1/transfer/getBalance';
export const CARDS = '/fd/api/v1/bankCard/queryMemberBanksInfoList';
export const PAY = '/fd/api/v1/payment/pay';
export const CLOSE = '/fd/api/v1/payment/closeOrder';
export const PRE_INFO = '/site/api/v1/configuration/preInfo';
export const balance = {
  centerWalletBalance: '10.00',
  lockedMoney: '0.00',
  totalBalance: '10.00',
  currency: 'CNY',
};
export const order = { channelId: 'usdt', amount: '100.00', key: '0f'.repeat(18) };

export interface SetUp {
  options?: Partial<ApiClientOptions>;
  gateway?: ScriptedOptions;
  seed?: number;
}

/** A client and a scripted gateway on one clock that stands still. */
export function setUp({ options = {}, gateway: scripted = {}, seed = 3 }: SetUp = {}) {
  const clock = fakeClock(1_781_200_000_000);
  const gateway = scriptedGateway({ clock, ...scripted });
  const storage = memoryStore();
  const platform = { clock, random: seededRandom(seed), storage, fetch: gateway.fetch };
  const whole: ApiClientOptions = {
    baseUrl: 'http://gateway.test',
    siteId: '9000',
    version: '1.2.3',
    keys: KEYS,
    getToken: () => 'token-of-the-member',
    ...options,
  };
  const client = createApiClient(whole, platform);
  const asked = (path: string) => gateway.requests.filter((request) => request.path === path);
  /** What the call answered or rejected with, however long that takes by its clock. */
  const outcome = (call: Promise<unknown>): Promise<unknown> =>
    patiently(
      clock,
      call.catch((error: unknown) => error),
    );
  return { client, clock, gateway, storage, platform, options: whole, asked, outcome };
}

/** Answers in this order, the last one for ever. */
export function inOrder<T>(...answers: readonly T[]): () => T {
  let at = 0;
  return () => {
    const answer = answers[Math.min(at, answers.length - 1)];
    at += 1;
    if (answer === undefined) throw new Error('No answers');
    return answer;
  };
}

/** Lets what is under way go as far as it can without the clock. */
export const rest = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
};
