// How long each touch of the main job holds a slow phone, by the browser's own account (Event Timing, which INP is made
// of): from the touch to the next paint, of the built site with a processor slowed down four times. --runs N (3).
import { parseArgs } from 'node:util';
import { chromiumOptions } from '@courtside/tooling/machine';
import { chromium, type Browser, type Page } from '@playwright/test';
import buildSite from '../e2e/support/build-site.ts';
import { key, place, slip, stake } from '../e2e/support/board-steps.ts';
import { startSite, type Site } from '../e2e/support/site.ts';
import { SLOW_CPU } from './page-load.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
/** What the browser rounds to: shorter touches are told as this. */
const LEAST_MS = 16;
/** Between touches, so that what one leads to is not counted to the next. */
const PAUSE_MS = 1500;

declare global {
  interface Window {
    longestTouch?: number;
  }
}

/** Keeps the longest interaction since it was last read. */
function watch(least: number) {
  const observe = { type: 'event', durationThreshold: least, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      window.longestTouch = Math.max(window.longestTouch ?? 0, entry.duration);
    }
  }).observe(observe);
}

const bar = (page: Page) => page.getByRole('navigation', { name: '快捷导航' });

/** The main job by touch, in the order in which a member does it. */
const TOUCHES: readonly { name: string; touch: (page: Page) => Promise<void> }[] = [
  {
    name: 'to the sports page',
    touch: (page) => bar(page).getByRole('link', { name: '体育' }).tap(),
  },
  {
    name: 'another list',
    touch: (page) => page.getByRole('group', { name: '赛事' }).getByText('今日').tap(),
  },
  {
    name: 'a price into the slip',
    touch: (page) => page.locator('.cs-sports-match .cs-price:enabled').first().tap(),
  },
  { name: 'the slip unfolds', touch: (page) => slip(page).locator('.cs-betslip-summary').tap() },
  { name: 'the stake field', touch: (page) => stake(page).tap() },
  { name: 'a key of the stake', touch: (page) => key(page, '1').tap() },
  { name: 'the next key', touch: (page) => key(page, '0').tap() },
  { name: 'the keys are done', touch: (page) => key(page, '完成').tap() },
  { name: 'the bet is placed', touch: (page) => place(page).tap() },
  {
    name: 'the slip folds',
    touch: (page) => slip(page).getByRole('button', { name: '收起投注单' }).tap(),
  },
  { name: 'to the record', touch: (page) => bar(page).getByRole('link', { name: '注单' }).tap() },
];

async function mainJob(browser: Browser, site: Site): Promise<Map<string, number>> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  const name = `ab${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  const member = await site.doors.member({ name, password: 'secret123', balance: '1000.00' });
  await context.addInitScript(({ token, userId }) => {
    localStorage.setItem('courtside.userId', userId);
    localStorage.setItem('courtside.token', token);
  }, member);
  await context.addInitScript(watch, LEAST_MS);
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await page.goto(site.url);
  await bar(page).waitFor();
  await page.waitForTimeout(PAUSE_MS * 3);
  const took = new Map<string, number>();
  for (const { name: step, touch } of TOUCHES) {
    await page.evaluate(() => void (window.longestTouch = 0));
    await touch(page);
    await page.waitForTimeout(PAUSE_MS);
    took.set(step, await page.evaluate(() => window.longestTouch ?? 0));
  }
  await context.close();
  return took;
}

await buildSite();
const browser = await chromium.launch(chromiumOptions());
const site = await startSite({ encrypted: false });
const runs: Map<string, number>[] = [];
try {
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await mainJob(browser, site));
} finally {
  await Promise.all([browser.close(), site.stop()]);
}

const told = (ms: number) => (ms === 0 ? `< ${LEAST_MS} ms` : `${ms.toFixed(0)} ms`);
console.log('| touch | median | longest |');
console.log('| --- | --- | --- |');
for (const { name } of TOUCHES) {
  const times = runs.map((run) => run.get(name) ?? 0).toSorted((a, b) => a - b);
  console.log(
    `| ${name} | ${told(times[Math.floor(times.length / 2)] ?? 0)} | ${told(times.at(-1) ?? 0)} |`,
  );
}
