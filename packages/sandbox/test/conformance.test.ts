import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesWithout } from '@courtside/responsible-play/testing';
import { NoAnswer } from '../src/conformance/check.ts';
import { type ConformanceOptions, type Outcome, runConformance } from '../src/conformance/run.ts';
import { listen } from '../src/serve.ts';
import { siteKeys } from '../src/wire/keys.ts';
import { canonicalRequest, hmacHex, signAnswer } from '../src/wire/signature.ts';
import { openSandbox, type TestSandbox } from './harness.ts';

const [SIGN, CRYPT] = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
const KEYS = siteKeys(SIGN, CRYPT);
const BASE = 'http://gateway.test';
const CLI = fileURLToPath(new URL('../src/conformance/cli.ts', import.meta.url));

type Fetch = (request: Request) => Promise<Response>;
const failed = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(({ outcome }) => outcome === 'failed');

async function memberToken(box: TestSandbox, name = 'ceshi001'): Promise<string> {
  const { token } = await box.door<{ token: string }>('POST', '/members', {
    name,
    balance: '5000.00',
  });
  return token;
}

describe.each([false, true])('the sandbox keeps the contract (encrypted: %s)', (encrypted) => {
  let box: TestSandbox;
  beforeAll(async () => {
    box = await openSandbox({ encrypted });
  });
  afterAll(() => box.stop());

  test('[CA-85] [CA-87] as the command over the network sees it, calls that change something included', async () => {
    const server = await listen(box.sandbox, 0);
    const args = [
      '--conditions=@courtside/source',
      CLI,
      '--base-url',
      `http://127.0.0.1:${server.port}`,
    ];
    args.push('--token', await memberToken(box), '--changing', '--json');
    args.push('--spare', await memberToken(box, 'spare002'));
    const env = {
      PATH: process.env['PATH'] ?? '',
      COURTSIDE_SIGN_KEY: SIGN,
      COURTSIDE_CRYPT_KEY: CRYPT,
    };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    const outcomes = JSON.parse(stdout) as Outcome[];
    expect(failed(outcomes)).toEqual([]);
    expect(
      outcomes
        .filter(({ outcome }) => outcome === 'skipped')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(
      ['call/startCoolOff/answer', 'call/startExclusion/answer', 'call/logout/answer'].toSorted(),
    );
    await server.close();
  }, 120_000);
});

describe('a gateway that strays is told how', () => {
  let box: TestSandbox;
  let token: string;
  beforeAll(async () => {
    box = await openSandbox();
    token = await memberToken(box);
  });
  afterAll(() => box.stop());

  const through = async (fetch: Fetch, only: string): Promise<Outcome[]> =>
    failed(await runConformance({ baseUrl: BASE, keys: KEYS, token, fetch, only }));

  /** The answer with other text, signed again. */
  async function rewritten(request: Request, response: Response, change: (json: string) => string) {
    const text = change(await response.text());
    const [id, nonce] = ['request-id', 'nonce'].map((name) => request.headers.get(name) ?? '');
    const sign = signAnswer(KEYS.sign, id ?? '', nonce ?? '', text);
    return new Response(text, { headers: { 'content-type': 'application/json', sign } });
  }

  test('1: answers without a signature', async () => {
    const found = await through(async (request) => {
      const response = await box.sandbox.fetch(request);
      return new Response(await response.text());
    }, 'wire/harmless-call');
    expect(found).toMatchObject([
      { reason: 'a public call: the answer does not carry its signature' },
    ]);
  });

  test('2: a field that is not in the contract', async () => {
    const found = await through(async (request) => {
      const response = await box.sandbox.fetch(request);
      return rewritten(request, response, (json) => json.replace('"data":{', '"data":{"vip":1,'));
    }, 'call/getBalance/answer');
    expect(found).toMatchObject([
      {
        name: 'call/getBalance/answer',
        reason: expect.stringContaining('additionalProperty":"vip"') as string,
      },
    ]);
  });

  test('3: a code that is not listed for the call', async () => {
    const found = await through(async (request) => {
      const response = await box.sandbox.fetch(request);
      if (request.url.endsWith('preInfo')) return response;
      return rewritten(request, response, () => '{"status_code":6039,"message":"","data":null}');
    }, 'call/memberInfo/answer');
    expect(found).toMatchObject([
      { reason: 'answered 6039, which the contract does not list for it' },
    ]);
  });

  test('4: a request that is taken twice', async () => {
    const found = await through(async (request) => {
      // Forwards every request under a nonce of its own, so that a replay passes for a new one.
      const of = (name: string): string => request.headers.get(name) ?? '';
      const body = Buffer.from(await request.arrayBuffer());
      const nonce = randomBytes(16).toString('hex');
      const signed = {
        version: of('version'),
        clientType: of('client-type'),
        uuid: of('uuid'),
        requestId: of('request-id'),
        siteId: of('site-id'),
        token: of('token'),
        timestamp: of('timestamp'),
        nonce,
      };
      const headers = new Headers(request.headers);
      headers.set('nonce', nonce);
      const path = new URL(request.url).pathname;
      headers.set('sign', hmacHex(KEYS.sign, canonicalRequest('POST', path, signed, body)));
      const response = await box.sandbox.fetch(
        new Request(request.url, { method: 'POST', headers, body }),
      );
      return rewritten(request, response, (json) => json);
    }, 'wire/nonce');
    expect(found).toMatchObject([
      { name: 'wire/nonce', reason: 'the same nonce again: expected 6008, got 6000 (成功)' },
    ]);
  });

  test.each([
    ['limit-deposit', 'a deposit beyond the limit: expected 6701'],
    ['tighter-at-once', 'it does not hold at once'],
    ['looser-waits', 'a confirmation before the delay is over: expected 6710'],
    ['looser-confirmed', 'a looser limit holds at once'],
    ['tighter-cancels', 'confirming what something tighter ended: expected 6004'],
    ['cool-off-bounds', 'a cool-off of 23 hours: expected 6007'],
    ['break-deposits', '/fd/api/v1/payment/pay during a break: expected 6704'],
    ['break-advertising', 'promotions are offered during a break'],
  ] as const)('6: a gateway without the rule %s', async (rule, reason) => {
    const loose = await openSandbox({ playRules: rulesWithout(rule) });
    const found = await runConformance({
      baseUrl: BASE,
      keys: KEYS,
      token: await memberToken(loose),
      spare: await memberToken(loose, 'spare002'),
      changing: true,
      only: 'play/',
      fetch: loose.sandbox.fetch,
    });
    expect(failed(found).map((each) => each.reason)).toEqual(
      expect.arrayContaining([expect.stringContaining(reason)]),
    );
    await loose.stop();
  });

  test.each([
    ['bets/related-legs', '"refused"', '"accepted"', 'two legs of one match: '],
    ['bets/no-price', '"refused"', '"accepted"', 'a price of 0.00 is taken'],
    ['bets/series', '"reason":"key-reused"', '"reason":null', 'the same key with another stake'],
    ['bets/ticket', '"status_code":6004', '"status_code":6000', 'getTicket: expected 6004'],
    ['bets/cash-out', '"active":"refused"', '"active":"accepted"', 'less is paid than'],
  ] as const)('7: a gateway that strays in %s', async (only, from, to, reason) => {
    const strays = await openSandbox();
    const [outcome] = await runConformance({
      baseUrl: BASE,
      keys: KEYS,
      token: await memberToken(strays),
      changing: true,
      only,
      fetch: async (request) => {
        const response = await strays.sandbox.fetch(request);
        return rewritten(request, response, (json) => json.replace(from, to));
      },
    });
    const told = expect.stringContaining(reason) as string;
    expect(outcome).toMatchObject({ outcome: 'failed', reason: told });
    await strays.stop();
  });

  test('5: members’ data for visitors', async () => {
    const found = await through(
      (request) =>
        request.headers.has('token') || request.url.endsWith('preInfo')
          ? box.sandbox.fetch(request)
          : rewritten(
              request,
              new Response(''),
              () => '{"status_code":6000,"message":"成功","data":null}',
            ),
      'call/getBalance/session',
    );
    expect(found).toMatchObject([{ reason: 'a visitor: expected 6001, got 6000 (成功)' }]);
  });
});

describe('rooms, history and pushes of a gateway that strays', () => {
  let box: TestSandbox;
  let token: string;
  beforeAll(async () => {
    box = await openSandbox();
    token = await memberToken(box);
  });
  afterAll(() => box.stop());

  interface Told {
    msgId: number;
    msgData: Record<string, unknown>;
  }

  /** A socket without a network whose frames a test may change, leave out or double. */
  const socketOf = (change: (frame: Told) => readonly Told[]) => async (query: string) => {
    const frames: string[] = [];
    const connection = box.sandbox.connect(new URL(`${BASE}/stream/ws?${query}`), {
      send(text) {
        frames.push(...change(JSON.parse(text) as Told).map((each) => JSON.stringify(each)));
      },
      close: () => connection.closed(),
      waiting: 0,
    });
    let heard: Promise<void> = Promise.resolve();
    return {
      send: (text: string) => void (heard = connection.receive(text)),
      close: () => connection.closed(),
      async next() {
        await heard;
        const frame = frames.shift();
        if (frame === undefined) throw new NoAnswer('no frame came');
        return frame;
      },
    };
  };
  const run = (
    only: string,
    change: (frame: Told) => readonly Told[] = (frame) => [frame],
    options: Partial<ConformanceOptions> = {},
  ) =>
    runConformance({
      ...{ baseUrl: BASE, keys: KEYS, token, changing: true, only },
      fetch: box.sandbox.fetch,
      socket: socketOf(change),
      ...options,
    });
  const of =
    (msgId: number, change: (msgData: Told['msgData']) => Told['msgData']) => (frame: Told) => [
      frame.msgId === msgId ? { msgId, msgData: change(frame.msgData) } : frame,
    ];

  test('[CH-02] a member who is told that they may not speak', async () => {
    expect(await run('socket/member')).toMatchObject([{ outcome: 'passed' }]);
    const found = await run(
      'socket/member',
      of(10001, (self) => ({ ...self, maySpeak: 0 })),
    );
    expect(found).toMatchObject([{ outcome: 'failed' }]);
    expect(await run('socket/member', undefined, { token: '' })).toMatchObject([
      { outcome: 'skipped', reason: 'needs --token' },
    ]);
  });

  test('[CH-11] a history that is turned round, or whose pages are those of others', async () => {
    expect(await run('socket/history')).toMatchObject([{ outcome: 'passed' }]);
    const turned = of(10011, (page) => ({
      ...page,
      list: (page['list'] as object[]).toReversed(),
    }));
    expect(await run('socket/history', turned)).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('newest first') as string },
    ]);
    const first = of(10011, (page) => ({ ...page, pageNum: 1 }));
    expect(await run('socket/history', first)).toMatchObject([
      { outcome: 'failed', reason: 'page 2 of the history says it is 1' },
    ]);
  });

  test('[CH-04] what is said under one key and told twice', async () => {
    expect(await run('socket/speech', undefined, { changing: false })).toMatchObject([
      { outcome: 'skipped' },
    ]);
    expect(await run('socket/speech')).toMatchObject([{ outcome: 'passed', reason: '' }]);
    // Another member: who speaks as fast as that is told to wait.
    const other = { token: await memberToken(box, 'ceshi002') };
    const double = (frame: Told) => (frame.msgId === 10003 ? [frame, frame] : [frame]);
    expect(await run('socket/speech', double, other)).toMatchObject([
      { outcome: 'failed', reason: 'one message is told twice' },
    ]);
    const third = { token: await memberToken(box, 'ceshi003') };
    let id = 9_000;
    const anew = of(10003, (message) => ({ ...message, id: (id += 1) }));
    expect(await run('socket/speech', anew, third)).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('a second time') as string },
    ]);
  });

  test('[CH-13] a score that is not that of its room, and one that nobody tells', async () => {
    expect(await run('socket/scores')).toMatchObject([{ outcome: 'passed' }]);
    const other = of(10014, (score) => ({ ...score, h: 9 }));
    expect(await run('socket/scores', other)).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('not that of its room') as string },
    ]);
    const silent = (frame: Told) => (frame.msgId === 10014 ? [] : [frame]);
    expect(await run('socket/scores', silent)).toMatchObject([
      { outcome: 'skipped', reason: 'no score was told meanwhile' },
    ]);
  });
});

test('what cannot be run is said in one line with exit code 2', async () => {
  const run = (env: Record<string, string>, ...args: string[]) =>
    promisify(execFile)(process.execPath, ['--conditions=@courtside/source', CLI, ...args], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
    }).then(
      () => ({ code: 0, stderr: '' }),
      (fault: unknown) => fault as { code: number; stderr: string },
    );
  const keys = { COURTSIDE_SIGN_KEY: SIGN, COURTSIDE_CRYPT_KEY: CRYPT };
  expect(await run(keys)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--base-url') as string,
  });
  expect(await run({}, '--base-url', 'http://127.0.0.1:9')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('COURTSIDE_SIGN_KEY') as string,
  });
  expect(await run(keys, '--base-url', 'http://127.0.0.1:9')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('cannot be had') as string,
  });
  expect(await run(keys, '--nonsense')).toMatchObject({ code: 2 });
});
