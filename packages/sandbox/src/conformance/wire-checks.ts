import { randomBytes } from 'node:crypto';
import { ask, type Bench, type Check, Deviation, expectCode, expectSigned } from './check.ts';

const PRE_INFO = '/site/api/v1/configuration/preInfo';
/** Public, safe and without a body, so that a fault of this call is a fault of the wire. */
const HARMLESS = '/site/api/v1/advertising/navigationList';
const SIGNED = [
  'version',
  'client-type',
  'uuid',
  'request-id',
  'site-id',
  'timestamp',
  'nonce',
  'sign',
  'sign-data',
];

const harmless = (bench: Bench, more: object = {}) => ask(bench, { path: HARMLESS, ...more });

/** Signature, time, replay and encryption (contract README). */
export const wireChecks: readonly Check[] = [
  {
    name: 'wire/settings',
    async run(bench) {
      const heard = await bench.probe.send({ path: PRE_INFO });
      expectCode(heard, 6000, 'preInfo, plain');
      const call = bench.contract.call(PRE_INFO);
      if (call?.answerFits(heard.envelope) !== true) {
        throw new Deviation(
          `preInfo answers other than its schema: ${JSON.stringify(call?.answerFits.errors)}`,
        );
      }
    },
  },
  {
    name: 'wire/harmless-call',
    async run(bench) {
      expectCode(await harmless(bench), 6000, 'a public call');
    },
  },
  ...SIGNED.map((name): Check => ({
    name: `wire/without-${name}`,
    async run(bench) {
      const heard = await harmless(bench, { headers: { [name]: undefined } });
      const code = heard.envelope?.status_code;
      if (code !== 6008)
        throw new Deviation(`without ${name}: expected 6008, got ${code ?? heard.httpStatus}`);
    },
  })),
  {
    name: 'wire/wrong-signature',
    async run(bench) {
      const heard = await harmless(bench, { headers: { sign: randomBytes(32).toString('hex') } });
      expectCode(heard, 6008, 'a wrong signature');
    },
  },
  {
    name: 'wire/changed-body',
    async run(bench) {
      expectCode(await harmless(bench, { tampered: '{ }' }), 6008, 'a body changed after signing');
    },
  },
  {
    name: 'wire/changed-token',
    async run(bench) {
      const heard = await harmless(bench, { headers: { token: 'f'.repeat(64) } });
      expectCode(heard, 6008, 'a token that is not under the signature');
    },
  },
  ...[-61_000, 61_000, -86_400_000].map((off): Check => ({
    name: `wire/clock-${off / 1000}s`,
    async run(bench) {
      expectCode(
        await harmless(bench, { timestamp: Date.now() + off }),
        6008,
        `a clock ${off / 1000} s off`,
      );
    },
  })),
  {
    name: 'wire/nonce',
    async run(bench) {
      const nonce = randomBytes(16).toString('hex');
      expectCode(await harmless(bench, { nonce }), 6000, 'a nonce');
      expectCode(await harmless(bench, { nonce }), 6008, 'the same nonce again');
    },
  },
  {
    name: 'wire/foreign-sign-data',
    async run(bench) {
      const heard = await harmless(bench, {
        headers: { 'sign-data': Buffer.alloc(48).toString('base64') },
      });
      expectCode(heard, 6008, 'sign-data sealed with another key');
    },
  },
  {
    name: 'wire/mode',
    async run(bench) {
      const heard = await bench.probe.send({ path: HARMLESS, encrypted: !bench.encrypted });
      expectCode(heard, 6008, bench.encrypted ? 'a plain call' : 'an encrypted call');
    },
  },
  {
    name: 'wire/no-such-call',
    async run(bench) {
      expectCode(
        await ask(bench, { path: '/site/api/v1/no/such/call' }),
        6004,
        'a path that is not there',
      );
    },
  },
  {
    name: 'wire/wrong-method',
    async run(bench) {
      expectCode(await ask(bench, { path: HARMLESS, method: 'GET' }), 6004, 'GET of a POST');
    },
  },
  ...['', '{', '[]', 'null', '"x"', '{"a":1'].map((rawBody, at): Check => ({
    name: `wire/malformed-body-${at + 1}`,
    async run(bench) {
      expectCode(
        await ask(bench, { path: HARMLESS, rawBody }),
        6007,
        `the body ${JSON.stringify(rawBody)}`,
      );
    },
  })),
  {
    name: 'wire/too-large',
    async run(bench) {
      const heard = await harmless(bench, { rawBody: JSON.stringify({ a: 'x'.repeat(200_000) }) });
      const code = heard.envelope?.status_code;
      if (code !== 6007 && heard.httpStatus !== 413) {
        throw new Deviation(
          `a body of 200 kB: expected 6007 or HTTP 413, got ${code ?? heard.httpStatus}`,
        );
      }
    },
  },
  {
    name: 'wire/language',
    async run(bench) {
      const heard = await harmless(bench, { headers: { 'accept-language': 'zh-TW' } });
      expectSigned(heard, 'a call in Traditional Chinese');
      const call = bench.contract.call(HARMLESS);
      if (call?.answerFits(heard.envelope) !== true)
        throw new Deviation('In zh-TW the schema is not kept');
    },
  },
];
