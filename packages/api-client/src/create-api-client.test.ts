import { createCipheriv, createDecipheriv, createHmac, createHash, randomBytes } from 'node:crypto';
import { isCourtsideError, memoryStore } from '@courtside/kernel';
import { fakeClock, seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { isGatewayError } from './is-gateway-error.ts';
import { scriptedGateway } from './testing/scripted-gateway.ts';
import { patiently } from '../test/patiently.ts';
import type { ApiClientOptions } from './types.ts';

const keys = { signKey: '0a'.repeat(32), cryptKey: '0b'.repeat(32) };
const BALANCE = '/fd/api/v1/transfer/getBalance';
const balance = {
  centerWalletBalance: '10.00',
  lockedMoney: '0.00',
  totalBalance: '10.00',
  currency: 'CNY',
};

function setUp(options: Partial<ApiClientOptions> = {}, fetch?: typeof globalThis.fetch) {
  const gateway = scriptedGateway();
  const clock = fakeClock(1_781_200_000_000);
  const platform = {
    clock,
    random: seededRandom(3),
    storage: memoryStore(),
    fetch: fetch ?? gateway.fetch,
  };
  const client = createApiClient(
    {
      baseUrl: 'http://gateway.test',
      siteId: '9000',
      version: '1.2.3',
      keys,
      getToken: () => 'token-of-the-member',
      ...options,
    },
    platform,
  );
  return { gateway, clock, client, platform };
}

const fault = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test('[CA-85] a success resolves with the data alone', async () => {
  const { gateway, client } = setUp();
  gateway.on(BALANCE, { data: balance });
  expect(await client.call(BALANCE, {})).toEqual(balance);
});

test('[CA-86] every request carries the headers of the contract', async () => {
  const { gateway, client, platform } = setUp();
  gateway.on(BALANCE, { data: balance });
  await client.call(BALANCE, {});
  await client.call(BALANCE, {});
  const [, first, second] = gateway.requests;
  const header = (name: string) => first?.headers.get(name);
  expect(header('version')).toBe('1.2.3');
  expect(header('client-type')).toBe('web');
  expect(header('site-id')).toBe('9000');
  expect(header('token')).toBe('token-of-the-member');
  expect(header('uuid')).toBe(platform.storage.get('courtside.device'));
  expect(header('sign')).toMatch(/^[0-9a-f]{64}$/);
  for (const name of ['request-id', 'nonce', 'sign']) {
    expect(second?.headers.get(name)).not.toBe(header(name));
  }
});

test('a visitor sends no token', async () => {
  const { gateway, client } = setUp({ getToken: () => null });
  gateway.on(BALANCE, { data: balance });
  await client.call(BALANCE, {});
  expect(gateway.requests.every((request) => !request.headers.has('token'))).toBe(true);
});

test('a call may bring a token of its own, when that of the session is gone already', async () => {
  const { gateway, client } = setUp({ getToken: () => null });
  gateway.on(BALANCE, { data: balance });
  await client.call(BALANCE, {}, { token: 'of-who-just-left' });
  expect(gateway.requests.at(-1)?.headers.get('token')).toBe('of-who-just-left');
});

test('timestamps follow the clock of the gateway, not of a device that is wrong', async () => {
  const { gateway, client } = setUp();
  gateway.on(BALANCE, { data: balance });
  await client.call(BALANCE, {});
  expect(gateway.requests[1]?.headers.get('timestamp')).toBe('0');
  expect(client.serverNow()).toBe(0);
  expect(client.siteNow()).toBe(5000);
});

test('[CO-57] another code rejects with the code and the message of the gateway', async () => {
  const { gateway, client } = setUp();
  gateway.on(BALANCE, { statusCode: 6777, message: '暂不可用' });
  const error = await fault(client.call(BALANCE, {}));
  expect(isGatewayError(error, 6777) && error.serverMessage).toBe('暂不可用');
});

test('[CO-19] [CO-20] 6021 and 6022 are values to who asks for them', async () => {
  const { gateway, client } = setUp();
  for (const statusCode of [6021, 6022] as const) {
    gateway.on(BALANCE, { statusCode, message: '请完成验证' });
    expect(await client.answer(BALANCE, {})).toEqual({ statusCode, message: '请完成验证' });
  }
});

test.each([
  ['code 6001', () => Response.json({ status_code: 6001, message: 'x', data: null })],
  ['HTTP 401', () => new Response('<h1>no</h1>', { status: 401 })],
])('an expired session by %s is told once a token', async (_, answer) => {
  const told: number[] = [];
  const inner = scriptedGateway();
  const { client } = setUp(
    { onSessionExpired: (error) => told.push(error.statusCode) },
    (input) => {
      const url = new URL((input as Request).url);
      return url.pathname.endsWith('preInfo') ? inner.fetch(input) : Promise.resolve(answer());
    },
  );
  const errors = await Promise.all([1, 2, 3].map(() => fault(client.call(BALANCE, {}))));
  expect(errors.every((error) => isGatewayError(error, 6001))).toBe(true);
  expect(told).toEqual([6001]);
});

test('a game that must be entered again does not end the session', async () => {
  const told: unknown[] = [];
  const { gateway, client } = setUp({ onSessionExpired: (error) => told.push(error) });
  gateway.on(BALANCE, { statusCode: 6099 });
  expect(isGatewayError(await fault(client.call(BALANCE, {})), 6099)).toBe(true);
  expect(told).toEqual([]);
});

test('an answer to a token that was replaced meanwhile does not end the new session', async () => {
  let token = 'old';
  const told: unknown[] = [];
  const { gateway, client } = setUp({
    getToken: () => token,
    onSessionExpired: (error) => told.push(error),
  });
  gateway.on(BALANCE, () => {
    token = 'new';
    return { statusCode: 6001 };
  });
  await fault(client.call(BALANCE, {}));
  expect(told).toEqual([]);
});

test('[CA-88] a call gives up after 30 s', async () => {
  const inner = scriptedGateway();
  const { client, clock } = setUp({}, (input) => {
    const request = input as Request;
    if (request.url.endsWith('preInfo')) return inner.fetch(request);
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  });
  await client.preInfo();
  let settled = false;
  const outcome = fault(client.call(BALANCE, {})).finally(() => (settled = true));
  await new Promise((resolve) => setImmediate(resolve));
  clock.advance(29_999);
  await new Promise((resolve) => setImmediate(resolve));
  expect(settled).toBe(false);
  clock.advance(1);
  expect(isCourtsideError(await outcome, 'client.timeout')).toBe(true);
});

test('a call that is aborted, and one that meets no network, say which', async () => {
  const { client, clock } = setUp({}, (input) =>
    (input as Request).signal.aborted
      ? Promise.reject(new DOMException('aborted', 'AbortError'))
      : Promise.reject(new TypeError('fetch failed')),
  );
  // The call is retried before the fault is reported.
  const unreached = patiently(clock, fault(client.call(BALANCE, {})));
  expect(isCourtsideError(await unreached, 'client.network')).toBe(true);
  const inner = scriptedGateway();
  const second = setUp({}, inner.fetch).client;
  await second.preInfo();
  const abort = new AbortController();
  abort.abort();
  const error = await fault(second.call(BALANCE, {}, { signal: abort.signal }));
  expect(isCourtsideError(error, 'client.aborted')).toBe(true);
});

test('[CA-90] the same path and payload share one answer until it is too old or forgotten', async () => {
  const { gateway, client, clock } = setUp();
  gateway.on(BALANCE, { data: balance });
  const ask = (includeLocked: 0 | 1) =>
    client.cached(BALANCE, { includeLocked }, { maxAgeMs: 1000 });
  const asked = () => gateway.requests.filter((request) => request.path === BALANCE).length;
  await Promise.all([ask(1), ask(1)]);
  expect(asked()).toBe(1);
  await ask(0);
  expect(asked()).toBe(2);
  clock.advance(1000);
  await ask(1);
  expect(asked()).toBe(3);
  client.invalidate(BALANCE);
  await ask(1);
  expect(asked()).toBe(4);
});

test('a failed answer is not cached', async () => {
  const { gateway, client } = setUp();
  gateway.on(BALANCE, { statusCode: 6317 });
  await fault(client.cached(BALANCE, {}, { maxAgeMs: 1000 }));
  gateway.on(BALANCE, { data: balance });
  expect(await client.cached(BALANCE, {}, { maxAgeMs: 1000 })).toEqual(balance);
});

test('a malformed key is refused by name and never shown', () => {
  let error: unknown;
  try {
    setUp({ keys: { signKey: 'secret-but-short', cryptKey: keys.cryptKey } });
  } catch (caught) {
    error = caught;
  }
  expect(isCourtsideError(error, 'client.bad-key')).toBe(true);
  expect(String(error)).toContain('signKey');
  expect(String(error)).not.toContain('secret-but-short');
});

test('a disposed client sends nothing', async () => {
  const { client, gateway } = setUp();
  client.dispose();
  expect(isCourtsideError(await fault(client.call(BALANCE, {})), 'client.disposed')).toBe(true);
  expect(gateway.requests).toEqual([]);
});

/** An encrypted gateway made with Node's own crypto, so that client and test share no code. */
function encryptedGateway(tamper: (headers: Headers) => void = () => undefined) {
  const crypt = Buffer.from(keys.cryptKey, 'hex');
  const open = (sealed: Buffer) => {
    const decipher = createDecipheriv('aes-256-cbc', crypt, sealed.subarray(0, 16));
    return Buffer.concat([decipher.update(sealed.subarray(16)), decipher.final()]).toString();
  };
  const seal = (text: string) => {
    const iv = randomBytes(16);
    const cipher = createCipheriv('aes-256-cbc', crypt, iv);
    return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64');
  };
  const seen: { path: string; body: string; wire: string }[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    const path = new URL(request.url).pathname;
    const wire = await request.text();
    if (path.endsWith('preInfo')) {
      const siteBaseConfig = {
        h5DomainUrl: '',
        title: '',
        encryption: 1,
        edition: 1,
        deposit: 1,
        currency: 'CNY',
      };
      const data = { ip: '203.0.113.7', serverTime: 0, siteTime: 0, siteBaseConfig };
      return Response.json({ status_code: 6000, message: '', data });
    }
    const { payload } = JSON.parse(wire) as { payload: string };
    seen.push({
      path: open(Buffer.from(path.split('/e/')[1] ?? '', 'base64url')),
      body: open(Buffer.from(payload, 'base64')),
      wire: path + wire,
    });
    const envelope = JSON.stringify({ status_code: 6000, message: '', data: balance });
    const body = JSON.stringify({ payload: seal(envelope) });
    const hash = createHash('sha256').update(body).digest('hex');
    const text = `courtside-v1-response\n${request.headers.get('request-id')}\n${request.headers.get('nonce')}\n${hash}`;
    const headers = new Headers({
      sign: createHmac('sha256', Buffer.from(keys.signKey, 'hex')).update(text).digest('hex'),
    });
    tamper(headers);
    return new Response(body, { headers });
  };
  return { fetch, seen };
}

test('[CA-87] when the site asks for it, path and body travel encrypted and the answer is decrypted', async () => {
  const { fetch, seen } = encryptedGateway();
  const { client } = setUp({}, fetch);
  expect(await client.call(BALANCE, { includeLocked: 1 })).toEqual(balance);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.path).toBe('/v1/transfer/getBalance');
  expect(seen[0]?.body).toBe('{"includeLocked":1}');
  expect(seen[0]?.wire).not.toMatch(/getBalance|includeLocked/);
});

test('an encrypted answer without its signature is refused before it is decrypted', async () => {
  const { fetch } = encryptedGateway((headers) => headers.set('sign', '0'.repeat(64)));
  const { client } = setUp({}, fetch);
  expect(isCourtsideError(await fault(client.call(BALANCE, {})), 'client.bad-signature')).toBe(
    true,
  );
});

test('each call asks for the current language, and a cached answer is of one language', async () => {
  let language = 'zh-CN';
  const { gateway, client } = setUp({ getLanguage: () => language });
  gateway.on(BALANCE, { data: balance });
  const ask = () => client.cached(BALANCE, {}, { maxAgeMs: 60_000 });
  await ask();
  await ask();
  language = 'zh-TW';
  await ask();
  const asked = gateway.requests
    .filter(({ path }) => path === BALANCE)
    .map(({ headers }) => headers.get('accept-language'));
  expect(asked).toEqual(['zh-CN', 'zh-TW']);
});
