// What is measured inside the browser; run.ts asks for it and writes it down.
import { memoryStore } from '@courtside/kernel';
import { systemClock, systemRandom } from '@courtside/kernel/platform';
import { createApiClient } from '../src/index.ts';
import { canonicalResponse } from '../src/wire/canonical.ts';
import { base64Of, bytesOfBase64, hexOf, textOf, utf8 } from '../src/wire/bytes.ts';
import type { Engine } from '../src/wire/engine.ts';
import { createScriptEngine } from '../src/wire/script-engine.ts';
import { hmacHex } from '../src/wire/signer.ts';
import { createWebEngine } from '../src/wire/web-engine.ts';

const KEYS = { signKey: '0a'.repeat(32), cryptKey: '0b'.repeat(32) };
const CALL = '/game/api/v1/record/betRecordList';
const PRE_INFO = '/site/api/v1/configuration/preInfo';
const MAX_BYTES = 250_000;

/** Milliseconds. */
export interface Spread {
  median: number;
  p95: number;
}

const spread = (times: number[]): Spread => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
};

const { subtle } = crypto;
const random = systemRandom();
const script = createScriptEngine(KEYS.cryptKey, random);
const web = createWebEngine(KEYS.cryptKey, random, subtle);

/** A list as the sports board asks it, of just over 250,000 bytes. */
function bigAnswer(): string {
  const list: object[] = [];
  const text = () => JSON.stringify({ status_code: 6000, message: '成功', data: { list } });
  let bytes = 0;
  for (let gid = 100_000; bytes < MAX_BYTES; gid++) {
    const row = {
      gid: String(gid),
      team_h: `示例主队${gid}`,
      team_c: `示例客队${gid}`,
      ratio: '0.5 / 1',
      ior_RH: '0.95',
      ior_RC: '0.93',
      more: 12,
      score: [0, 1],
    };
    list.push(row);
    bytes += utf8(JSON.stringify(row)).length + 1;
  }
  return text();
}

async function time(times: number, work: () => unknown): Promise<Spread> {
  const found: number[] = [];
  for (let run = 0; run < times + 10; run++) {
    const from = performance.now();
    const result = work();
    if (result instanceof Promise) await result;
    if (run >= 10) found.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return spread(found);
}

/** Seals, opens and hashes a text of so many bytes with both engines. */
export async function engines(sizes: readonly number[]) {
  const rows: { size: number; work: string; script: Spread; web: Spread }[] = [];
  for (const size of sizes) {
    const text = 'a'.repeat(size);
    const sealed = await web.seal(text);
    const bytes = utf8(text);
    const works: [string, (engine: Engine) => Promise<string>][] = [
      ['seal', (engine) => engine.seal(text)],
      ['open', (engine) => engine.open(sealed)],
      ['sha256', (engine) => engine.sha256(bytes)],
    ];
    for (const [work, run] of works) {
      const pair = {
        script: await time(80, () => run(script)),
        web: await time(80, () => run(web)),
      };
      rows.push({ size, work, ...pair });
    }
  }
  return rows;
}

/** The parts of reading the big answer that stay on the thread, one by one. */
export async function parts() {
  const plain = bigAnswer();
  const bytes = utf8(plain);
  const base64 = base64Of(bytes);
  const body = utf8(JSON.stringify({ payload: base64 }));
  const native = Uint8Array as { fromBase64?: unknown };
  const { fromBase64 } = native;
  const found: Record<string, Spread> = {
    'bytes of the body to text': await time(60, () => new TextDecoder().decode(body)),
    'JSON.parse of the sealed body': await time(60, () => JSON.parse(`{"payload":"${base64}"}`)),
    'base64 by Uint8Array.fromBase64': await time(60, () => bytesOfBase64(base64)),
    'UTF-8 of the plain answer': await time(60, () => textOf(bytes)),
    'JSON.parse of the plain answer': await time(60, () => JSON.parse(plain)),
  };
  native.fromBase64 = undefined;
  found['base64 by atob'] = await time(60, () => bytesOfBase64(base64));
  native.fromBase64 = fromBase64;
  return { bytes: bytes.length, native: typeof fromBase64 === 'function', found };
}

/** The longest time for which the thread does not come to its next task, from now until stopped. */
function watch(): () => number {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  let stopped = false;
  const beat = () => {
    const at = performance.now();
    longest = Math.max(longest, at - last);
    last = at;
    if (!stopped) port2.postMessage(null);
  };
  port1.addEventListener('message', beat);
  port1.start();
  port2.postMessage(null);
  return () => {
    beat();
    stopped = true;
    port1.close();
    return longest;
  };
}

export type Variant = 'WebCrypto' | 'WebCrypto, base64 by atob' | 'crypto-js alone' | 'idle';

/** For how long the thread is held while an encrypted answer of 250 kB arrives, and how long it takes in all. */
export async function blocking(variant: Variant, times: number) {
  const native = Uint8Array as { fromBase64?: unknown };
  const { fromBase64 } = native;
  if (variant === 'WebCrypto, base64 by atob') native.fromBase64 = undefined;
  const without = { value: undefined, configurable: true };
  if (variant === 'crypto-js alone') Object.defineProperty(crypto, 'subtle', without);
  const body = JSON.stringify({ payload: await web.seal(bigAnswer()) });
  const hash = hexOf(await subtle.digest('SHA-256', utf8(body)));
  let stop: () => number = () => 0;
  let from = 0;
  const client = createApiClient(
    {
      baseUrl: 'http://gateway.test',
      siteId: '9000',
      version: '1',
      keys: KEYS,
      getToken: () => null,
    },
    {
      clock: systemClock(),
      random,
      storage: memoryStore(),
      async fetch(input) {
        const { headers, url } = input as Request;
        if (url.endsWith(PRE_INFO)) {
          const data = {
            serverTime: Date.now(),
            siteTime: 0,
            ip: '',
            siteBaseConfig: { encryption: 1 },
          };
          return Response.json({ status_code: 6000, message: '', data });
        }
        const id = headers.get('request-id') ?? '';
        const text = canonicalResponse(id, headers.get('nonce') ?? '', hash);
        const answer = new Response(body, { headers: { sign: hmacHex(KEYS.signKey, text) } });
        await new Promise((resolve) => setTimeout(resolve, 10));
        from = performance.now();
        stop = watch();
        await new Promise((resolve) => setTimeout(resolve, 2));
        return answer;
      },
    },
  );
  await client.preInfo();
  const held: number[] = [];
  const whole: number[] = [];
  for (let run = 0; run < times + 10; run++) {
    let longest: number;
    if (variant === 'idle') {
      stop = watch();
      from = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 12));
      longest = stop();
    } else {
      await client.call(CALL, {} as never);
      longest = stop();
    }
    if (run < 10) continue;
    held.push(longest);
    whole.push(performance.now() - from);
  }
  native.fromBase64 = fromBase64;
  if (variant === 'crypto-js alone') Reflect.deleteProperty(crypto, 'subtle');
  return { held: spread(held), whole: spread(whole) };
}
