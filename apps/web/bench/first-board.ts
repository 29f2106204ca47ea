import type { Browser } from '@playwright/test';
import { SLOW_CPU, SLOW_NETWORK } from './page-load.ts';

const TOLD = 'first board ';
/** For which long the home page is looked at, ms: what it fetches ahead is fetched by then. */
const LOOKED_AT_MS = 5000;

/** Says on the console when the first price of a board is drawn, ms after the tap. */
function watch(told: string) {
  addEventListener(
    'click',
    () => {
      const start = performance.now();
      const look = (now: number) => {
        if (document.querySelector('.cs-sports-match .cs-price:enabled'))
          console.log(told + String(now - start));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

/** Milliseconds from a tap on the home page of a slow phone to the first price of the board that can be taken. */
export async function firstBoard(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await page.goto(url);
  const link = page.locator('a[href^="/game/sport"]:visible').first();
  await link.waitFor();
  await new Promise((resolve) => setTimeout(resolve, LOOKED_AT_MS));
  await page.evaluate(watch, TOLD);
  const told = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(TOLD),
  });
  await link.tap();
  const ms = Number((await told).text().slice(TOLD.length));
  await context.close();
  return ms;
}
