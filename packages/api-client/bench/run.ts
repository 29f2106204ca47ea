// How long a large encrypted answer holds the main thread of Chromium, with WebCrypto and with crypto-js alone.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../test/http-gateway.ts';
import { openChromium } from '../test/open-chromium.ts';
import type * as InPage from './in-page.ts';

const RUNS = 60;
const SIZES = [128, 512, 1024, 2048, 4096, 16_384, 250_000];
const root = fileURLToPath(new URL('../../..', import.meta.url));
const ms = ({ median, p95 }: InPage.Spread): string =>
  `${median.toFixed(2).padStart(8)} ms ${p95.toFixed(2).padStart(8)} ms`;

execFileSync(process.execPath, [
  `${root}/packages/tooling/bin/headless-bundle.ts`,
  'api-client',
  'bench/in-page.ts',
]);
const site = await serve(() => Promise.resolve(new Response(null, { status: 404 })), {
  '/': { type: 'text/html', text: '<!doctype html><p>page' },
  '/in-page.js': {
    type: 'text/javascript',
    text: readFileSync(`${root}/.courtside/source/api-client-in-page.js`, 'utf8'),
  },
});
const browser = await openChromium();
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${site.port}/`);
  const ask = async <T>(call: string): Promise<T> =>
    (await page.evaluate(`import('/in-page.js').then((bench) => bench.${call})`)) as T;

  console.log(`Chromium ${browser.version()}; median and 95th percentile\n`);
  console.log('One piece of work, crypto-js then WebCrypto');
  type Rows = Awaited<ReturnType<typeof InPage.engines>>;
  for (const row of await ask<Rows>(`engines(${JSON.stringify(SIZES)})`)) {
    console.log(
      `${String(row.size).padStart(7)} B ${row.work.padEnd(7)} ${ms(row.script)} | ${ms(row.web)}`,
    );
  }
  const { bytes, native, found } = await ask<Awaited<ReturnType<typeof InPage.parts>>>('parts()');
  console.log(`\nOn the thread for an answer of ${bytes} bytes (fromBase64: ${native})`);
  for (const [part, spread] of Object.entries(found))
    console.log(`${part.padEnd(34)} ${ms(spread)}`);

  console.log('\nLongest hold of the thread while it arrives, and the whole time');
  type Held = Awaited<ReturnType<typeof InPage.blocking>>;
  const variants = ['idle', 'WebCrypto', 'WebCrypto, base64 by atob', 'crypto-js alone'] as const;
  for (const variant of variants satisfies readonly InPage.Variant[]) {
    const { held, whole } = await ask<Held>(`blocking(${JSON.stringify(variant)}, ${RUNS})`);
    console.log(`${variant.padEnd(34)} ${ms(held)} | ${ms(whole)}`);
  }
} finally {
  await browser.close();
  site.stop();
}
