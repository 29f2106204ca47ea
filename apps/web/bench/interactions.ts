// How long each touch of the main job holds a slow phone, and each digit of a stake a slip of ten picks with all folds, by
// the browser's own account (Event Timing, which INP is made of): from the touch to the next paint, of the built site with
// a processor slowed down four times. Fails when a digit takes more than its bound. --runs N (3).
import { parseArgs } from 'node:util';
import { chromiumOptions } from '@courtside/tooling/machine';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import buildSite from '../e2e/support/build-site.ts';
import { key, marketOf, place, priceButton, slip, stake } from '../e2e/support/board-steps.ts';
import type { DoorMatch } from '../e2e/support/doors.ts';
import { startSite, type Site } from '../e2e/support/site.ts';
import { tellMachineSpeed } from './machine-speed.ts';
import { SLOW_CPU } from './page-load.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
/** What the browser rounds to: shorter touches are told as this. */
const LEAST_MS = 16;
/** What a digit of a stake may take beside all combinations of ten picks. */
const DIGIT_MS = 50;
const PICKS = 10;
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

/** Logs a new member in, in a context that has no page yet. */
async function logIn(context: BrowserContext, site: Site): Promise<void> {
  const name = `ab${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  const member = await site.doors.member({ name, password: 'secret123', balance: '1000000.00' });
  await context.addInitScript(({ token, userId }) => {
    localStorage.setItem('courtside.userId', userId);
    localStorage.setItem('courtside.token', token);
  }, member);
}

async function mainJob(browser: Browser, site: Site): Promise<Map<string, number>> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  await logIn(context, site);
  await context.addInitScript(watch, LEAST_MS);
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await page.goto(site.url);
  await bar(page).waitFor();
  await page.waitForTimeout(PAUSE_MS * 3);
  const took = new Map<string, number>();
  for (const { name: step, touch } of TOUCHES) {
    took.set(step, await timed(page, () => touch(page)));
  }
  await context.close();
  return took;
}

/** The longest interaction of what is done, in ms. */
async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window.longestTouch = 0));
  await act();
  await page.waitForTimeout(PAUSE_MS);
  return page.evaluate(() => window.longestTouch ?? 0);
}

/** Ten picks in a series with all its combinations unfolded: what the digits of a stake on the largest take. */
async function allFolds(
  browser: Browser,
  site: Site,
  matches: readonly DoorMatch[],
): Promise<Map<string, number>> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  });
  await logIn(context, site);
  await context.addInitScript(watch, LEAST_MS);
  const page = await context.newPage();
  await page.goto(`${site.url}/game/sport?show=FT`);
  for (const match of matches) await priceButton(page, marketOf(match, 'M'), 'H').click();
  // The radio is hidden; its label, which counts the picks, takes the press.
  await slip(page).locator('label').filter({ hasText: /^串关/ }).click();
  await slip(page)
    .getByRole('button', { name: /更多组合/ })
    .click();
  await slip(page).getByText('10串1013').click();
  const field = slip(page).getByRole('textbox', { name: '10串1013 投注额' });
  await field.fill('');
  await slip(page).getByRole('textbox', { name: '10串1 投注额' }).fill('10');
  // With its limits and the balance there is all that a stake is held to.
  await slip(page).getByText('限额').first().waitFor();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await page.waitForTimeout(PAUSE_MS);
  const took = new Map<string, number>();
  for (const [at, digit] of ['2', '5', '0'].entries()) {
    took.set(`digit ${at + 1} of a stake on 10串1013`, await timed(page, () => field.press(digit)));
  }
  await context.close();
  return took;
}

await buildSite();
const browser = await chromium.launch(chromiumOptions());
await tellMachineSpeed(browser);
const site = await startSite({ encrypted: false });
// All runs pick of the same matches: with more of them the board would be longer from run to run.
const matches: DoorMatch[] = [];
for (let at = 0; at < PICKS; at += 1) matches.push(await site.make('FT'));
const touches: Map<string, number>[] = [];
const digits: Map<string, number>[] = [];
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    touches.push(await mainJob(browser, site));
    digits.push(await allFolds(browser, site, matches));
  }
} finally {
  await Promise.all([browser.close(), site.stop()]);
}

const told = (ms: number) => (ms === 0 ? `< ${LEAST_MS} ms` : `${ms.toFixed(0)} ms`);
const medianOf = (times: readonly number[]) => times[Math.floor(times.length / 2)] ?? 0;
console.log('| touch | median | longest |');
console.log('| --- | --- | --- |');
for (const runs of [touches, digits]) {
  for (const name of runs[0]?.keys() ?? []) {
    const times = runs.map((run) => run.get(name) ?? 0).toSorted((a, b) => a - b);
    console.log(`| ${name} | ${told(medianOf(times))} | ${told(times.at(-1) ?? 0)} |`);
    if (runs === digits && medianOf(times) > DIGIT_MS) {
      console.error(`${name}: more than ${DIGIT_MS} ms`);
      process.exitCode = 1;
    }
  }
}
