import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptedGateway } from '../src/testing/index.ts';
import { serve } from './http-gateway.ts';
import type { Errand, Found } from './in-worker.ts';
import { openChromium } from './open-chromium.ts';
import { balance, BALANCE, CARDS, KEYS } from './set-up.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bundle = `${root}/.courtside/source/api-client-in-worker.js`;
const CARDS_HELD = 2_000;
const gateway = scriptedGateway({ keys: KEYS, now: Date.now });
gateway.on(BALANCE, { data: balance });
const list = Array.from({ length: CARDS_HELD }, (_, at) => ({ bankName: '示例银行', at }));
gateway.on(CARDS, { data: { list } as never });

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;

beforeAll(async () => {
  execFileSync(process.execPath, [
    `${root}/packages/tooling/bin/headless-bundle.ts`,
    'api-client',
    'test/in-worker.ts',
  ]);
  site = await serve(gateway.fetch, {
    '/': { type: 'text/html', text: '<!doctype html><p>page' },
    '/worker.js': { type: 'text/javascript', text: readFileSync(bundle, 'utf8') },
  });
  browser = await openChromium('--host-resolver-rules=MAP insecure.test 127.0.0.1');
});
afterAll(async () => {
  await browser.close();
  site.stop();
});

const found: Found = { balance: '10.00', cards: CARDS_HELD, subtle: true, window: false };

test('the headless entry makes encrypted calls in a worker thread of Node', async () => {
  const worker = new Worker(bundle);
  const errand: Errand = { baseUrl: `http://127.0.0.1:${site.port}`, keys: KEYS };
  worker.postMessage(errand, []);
  const [told] = (await once(worker, 'message')) as [unknown];
  await worker.terminate();
  expect(told).toEqual({ found });
});

test.each([
  ['a worker of Chromium', '127.0.0.1', found],
  [
    'a worker of an insecure origin, without WebCrypto',
    'insecure.test',
    { ...found, subtle: false },
  ],
])('the headless entry makes encrypted calls in %s', async (_, host, expected) => {
  const page = await browser.newPage();
  await page.goto(`http://${host}:${site.port}/`);
  const told = await page.evaluate(
    (errand) =>
      new Promise<unknown>((resolve) => {
        const worker = new globalThis.Worker('/worker.js', { type: 'module' });
        worker.addEventListener('message', ({ data }) => resolve(data));
        worker.addEventListener('error', ({ message }) => resolve({ message }));
        worker.postMessage(errand, []);
      }),
    { baseUrl: '', keys: KEYS } satisfies Errand,
  );
  await page.close();
  expect(told).toEqual({ found: expected });
});
