// Speed of the live board in a real browser: 200 matches of 20 prices that change, on a processor slowed down four times,
// and beside it the naive way; the first second is told apart. Seconds of each run: --seconds N, 60 by default. Fails where a
// run at 500 changes a second is past its bounds.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromiumOptions } from '@courtside/tooling/machine';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import buildSite from '../e2e/support/build-site.ts';
import { startSite } from '../e2e/support/site.ts';
import { firstBoard } from './first-board.ts';
import { tellMachineSpeed } from './machine-speed.ts';
import { measure, type Measured } from './measure.ts';
import { startPriceServer } from './price-server.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = Number(values.seconds);

/** Builds the naive page and serves it. */
async function serveNaive() {
  const outDir = await mkdtemp(join(tmpdir(), 'courtside-bench-'));
  await build({
    root: fileURLToPath(new URL('naive', import.meta.url)),
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
    configFile: false,
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    readFile(join(outDir, path === '/' ? 'index.html' : path)).then(
      (body) => {
        const script = path.endsWith('.js');
        response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

await buildSite();
const [site, naive, prices] = await Promise.all([
  startSite({ encrypted: false }),
  serveNaive(),
  startPriceServer(),
]);
const browser = await chromium.launch(chromiumOptions());
await tellMachineSpeed(browser);
const results: Measured[] = [];
/** Each in a browser context of its own, so that nothing is cached. */
const FIRST_BOARDS = 5;
const firsts: number[] = [];

async function withPage(work: (page: Page) => Promise<void>) {
  // The policy of the page would refuse a socket that is not its own.
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await work(page);
  await context.close();
  prices.rate(0);
}

const RUNS = [
  { name: 'feed, markets in sight', changes: 500, seconds, all: false },
  { name: 'feed, every market', changes: 500, seconds, all: true },
  { name: 'feed, markets in sight', changes: 5000, seconds: Math.min(10, seconds), all: false },
];
try {
  for (let at = 0; at < FIRST_BOARDS; at += 1) firsts.push(await firstBoard(browser, site.url));
  for (const run of RUNS) {
    await withPage(async (page) => {
      await page.addInitScript((url) => {
        const Native = window.WebSocket;
        window.WebSocket = class extends Native {
          constructor() {
            super(url);
          }
        };
      }, prices.url);
      await page.goto(`${site.url}/game/sport?show=RB`);
      const row = page.getByRole('article', { name: '主队0 对 客队0', exact: true });
      await row.locator('.cs-price:enabled').first().click();
      const slip = page.getByRole('complementary', { name: '投注单' });
      const stake = slip.getByRole('textbox', { name: '投注额' });
      const { all, ...what } = run;
      results.push(await measure(page, stake, what, (changes) => prices.rate(changes, all)));
    });
  }
  // At ten times as many changes it does not come to an end.
  await withPage(async (page) => {
    await page.goto(`${naive.url}?socket=${encodeURIComponent(prices.url)}`);
    await page.locator('.cs-price').first().waitFor();
    const what = { name: 'a dispatch per change', changes: 500, seconds: Math.min(10, seconds) };
    results.push(await measure(page, page.getByLabel('投注额'), what, prices.rate));
  });
} finally {
  prices.close();
  await Promise.all([browser.close(), site.stop(), naive.close()]);
}

const board = firsts.map((ms) => ms.toFixed(0)).join(', ');
console.log(`first board on a slow phone, ms from the tap: ${board}`);
console.log(
  '| version | changes a second | s | frames | over 100 ms | longest | under 33 ms | heap, MB | a key | first second |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const each of results) {
  const heap = each.heap.map((size) => size.toFixed(1)).join(' to ');
  console.log(
    `| ${each.name} | ${each.changes} | ${each.seconds} | ${each.frames} | ${each.over100} | ${each.longest.toFixed(0)} ms | ${each.under33.toFixed(1)} % | ${heap} | ${each.typing.toFixed(0)} ms | ${each.first.longest.toFixed(0)} ms, a key ${each.first.typing.toFixed(0)} ms |`,
  );
}

/** Of a run at 500 changes a second; the naive way and ten times as many changes are told beside it. */
const BOUNDS = { over100: 0, under33: 95, typing: 100, heapGrows: 1.25 } as const;
for (const each of results.slice(0, 2)) {
  const [before, after] = each.heap;
  const faults = [
    each.over100 > BOUNDS.over100 && `${each.over100} frames over 100 ms`,
    each.under33 < BOUNDS.under33 && `${each.under33.toFixed(1)} % of frames under 33 ms`,
    each.typing > BOUNDS.typing && `${each.typing.toFixed(0)} ms for a key`,
    after > before * BOUNDS.heapGrows &&
      `memory from ${before.toFixed(1)} to ${after.toFixed(1)} MB`,
  ].filter((fault) => fault !== false);
  if (faults.length === 0) continue;
  console.error(`${each.name}: ${faults.join(', ')}`);
  process.exitCode = 1;
}
