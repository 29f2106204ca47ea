import { randomBytes, randomUUID } from 'node:crypto';
import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProbe, type Heard, type Probe, type Sending } from '../src/conformance/probe.ts';
import type { RefusedCall } from '../src/gateway.ts';
import { loadContract } from '../src/wire/contract.ts';
import { siteKeys } from '../src/wire/keys.ts';
import { openSandbox, type TestSandbox } from './harness.ts';

const KEYS = siteKeys('a1'.repeat(32), 'b2'.repeat(32));
const BASE = 'http://gateway.test';
const contract = loadContract();
const CALLS = contract.calls.filter(({ operationId }) => operationId !== 'logout');
/** In all, over both modes. */
const REQUESTS = count('hostileRequests');

const NASTY = [
  '',
  ' ',
  '\0',
  '🂡'.repeat(50),
  "'; DROP TABLE members; --",
  '../../etc/passwd',
  '<script>1</script>',
  '１２３',
  '1e309',
  '-0',
  '99999999999999999999',
  '0.000000000000001',
  'a\uD800',
  '__proto__',
  'a'.repeat(5000),
];
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...NASTY,
    null,
    true,
    -1,
    0,
    1e308,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    [],
    {},
    [[]],
  ),
  fc.string(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** The example of a call with one of its values, anywhere, changed. */
function mutated(example: unknown, at: number, value: unknown): unknown {
  const copy = structuredClone(example) as Record<string, unknown>;
  const places: (() => void)[] = [];
  const walk = (node: Record<string, unknown>): void => {
    for (const name of Object.keys(node)) {
      places.push(() => {
        node[name] = value;
      });
      places.push(() => {
        delete node[name];
      });
      const child = node[name];
      if (typeof child === 'object' && child !== null) walk(child as Record<string, unknown>);
    }
  };
  walk(copy);
  places[at % Math.max(1, places.length)]?.();
  return copy;
}

const anyCall = fc.constantFrom(...CALLS);
/** Well signed and of the right shape but for one value: what gets deepest into a gateway. */
const insider = fc
  .record({ call: anyCall, at: fc.nat(200), value: nasty, member: fc.boolean() })
  .map(({ call, at, value, member }) => ({
    sending: {
      path: call.path,
      method: call.method === 'get' ? ('GET' as const) : ('POST' as const),
      body: mutated(call.example, at, value),
    },
    member,
  }));
/** Well signed, anything in it. */
const anyBody = fc
  .record({
    call: anyCall,
    rawBody: fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('', '{"a":'.repeat(400), '['.repeat(4000)),
    ),
    member: fc.boolean(),
  })
  .map(({ call, rawBody, member }) => ({ sending: { path: call.path, rawBody }, member }));
/** Not signed as it should be. */
const outsider = fc
  .record({
    call: anyCall,
    name: fc.constantFrom(
      'sign',
      'nonce',
      'timestamp',
      'uuid',
      'token',
      'sign-data',
      'site-id',
      'version',
      'request-id',
    ),
    value: fc.oneof(
      fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
      fc.constantFrom(...NASTY.filter((text) => /^[\x20-\x7e]*$/.test(text))),
    ),
    tampered: fc.option(fc.string(), { nil: undefined }),
    timestamp: fc.option(fc.integer({ min: 0, max: 9_999_999_999_999 }), { nil: undefined }),
  })
  .map(({ call, name, value, tampered, timestamp }) => ({
    sending: {
      path: call.path,
      headers: { [name]: value.trim() },
      ...(tampered === undefined ? {} : { tampered }),
      ...(timestamp === undefined ? {} : { timestamp }),
    },
    member: false,
  }));
const anyPath = fc
  .record({
    path: fc.oneof(
      fc.webPath(),
      fc.constantFrom(
        '/',
        '//',
        '/site/api/e/AAAA',
        '/fd/api/e/',
        '/__proto__',
        '/site/api/v1/%00',
        '/site/api/v1/../../x',
      ),
    ),
    method: fc.constantFrom('GET' as const, 'POST' as const),
  })
  .map(({ path, method }) => ({
    sending: { path: path === '' ? '/' : path, method },
    member: false,
  }));

const hostile: fc.Arbitrary<{ sending: Sending; member: boolean }> = fc.oneof(
  { weight: 6, arbitrary: insider },
  { weight: 2, arbitrary: anyBody },
  { weight: 2, arbitrary: outsider },
  { weight: 1, arbitrary: anyPath },
);

describe.each([false, true])('hostile requests (encrypted: %s)', (encrypted) => {
  let box: TestSandbox;
  let probe: Probe;
  let token: string;
  const refusals: RefusedCall[] = [];
  beforeAll(async () => {
    box = await openSandbox({ encrypted, onRefusal: (refusal) => refusals.push(refusal) });
    probe = createProbe({ fetch: box.sandbox.fetch, baseUrl: BASE, keys: KEYS });
    ({ token } = await box.door<{ token: string }>('POST', '/members', {
      name: 'victim01',
      balance: '100.00',
    }));
  });
  // Stopping throws when anything happened that never should: a handler that broke, an answer off the contract.
  afterAll(() => box.stop());

  test(`${REQUESTS / 2} of them get no fault and no crash, and the books stay right`, async () => {
    const codes = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(hostile, async ({ sending, member }) => {
        const heard = await probe.send({ encrypted, ...sending, ...(member ? { token } : {}) });
        expect(heard.httpStatus).toBe(200);
        const code = heard.envelope?.status_code ?? 0;
        expect(code).toBeGreaterThanOrEqual(6000);
        expect([6005, 6006, 6399]).not.toContain(code);
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }),
      { numRuns: REQUESTS / 2, endOnFailure: true },
    );
    // It got everywhere: past the signature, past the schema, and into handlers.
    for (const code of [6000, 6001, 6004, 6007, 6008])
      expect(codes.get(code), String(code)).toBeGreaterThan(10);
    const { sum, wrong } = await box.door<{ sum: string; wrong: number }>('GET', '/ledger');
    expect({ sum, wrong }).toEqual({ sum: '0', wrong: 0 });
  }, 300_000);

  test('what is refused is logged with its reason and without a secret', async () => {
    const path = '/site/api/v1/advertising/navigationList';
    const nonce = randomBytes(16).toString('hex');
    const requestId = randomUUID();
    const send = (more: Partial<Sending>): Promise<Heard> =>
      probe.send({ path, encrypted, requestId, ...more });
    await send({ nonce });
    refusals.length = 0;
    await send({ nonce });
    await send({ headers: { sign: '0'.repeat(64) } });
    await send({ timestamp: Date.now() - 120_000 });
    await send({ headers: { uuid: undefined } });
    await send({ headers: { 'sign-data': 'AAAA' } });
    await send({ rawBody: 'x'.repeat(100_000) });
    await send({ rawBody: '{' });
    await send({ body: { extra: 1 } });
    await send({ encrypted: !encrypted });
    expect(refusals.map(({ statusCode, why }) => `${statusCode} ${why}`)).toEqual([
      '6008 nonce',
      '6008 signature',
      '6008 clock',
      '6008 headers',
      '6008 sign-data',
      '6007 size',
      '6007 json',
      '6007 schema',
      encrypted ? '6008 plain' : '6008 encrypted',
    ]);
    expect(refusals.every((refusal) => refusal.requestId === requestId)).toBe(true);
    expect(JSON.stringify(refusals)).not.toContain(token);
    const seen = await box.door<RefusedCall[]>('GET', '/refusals');
    expect(seen.slice(-refusals.length)).toEqual(refusals);
  });
});
